// target: iOS 17
struct Export {
  static var isModern: Bool {
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      return true
    }
    return false
  }
  static var canExport: Bool { return isModern }
  static var cannotExport: Bool { !canExport }
  var isPaid = true
  var mayExport: Bool { Self.canExport && isPaid }
  // It was constant before.
  static var hasMenu: Bool { true }

  func menu() -> [String] {
    if Self.canExport { add("export") } else { add("upgrade") }
    if Self.cannotExport { add("hint") }
    if mayExport { add("paid export") }
    if Self.hasMenu { add("menu") }
    return []
  }
}

func assigned() {
  var isModern = false
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "always true"
    isModern = true
  }
  if isModern { add("modern") } else { add("old") }
}
