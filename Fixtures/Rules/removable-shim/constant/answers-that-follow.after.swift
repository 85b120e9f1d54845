// target: iOS 17
struct Export {
  var isPaid = true
  var mayExport: Bool { isPaid }
  // It was constant before.
  static var hasMenu: Bool { true }

  func menu() -> [String] {
    add("export")
    if mayExport { add("paid export") }
    if Self.hasMenu { add("menu") }
    return []
  }
}

func assigned() {
  add("modern")
}
