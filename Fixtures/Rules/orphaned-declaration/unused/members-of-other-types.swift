// target: iOS 15
struct Row {
  var body: String {
    if #available(iOS 14, *) { return newBody } else { return oldBody } // expect: 8 [redundant-check] "always true"
  }
  var newBody: String { "new" }
  var oldBody: String { "old" }
}

struct Cell {
  var body: String { oldBody + self.oldBody } // means its own
  var oldBody: String { "live" }
}

struct Look {
  static func plain() -> Look { Look() }
  static func heavy() -> Look { Look() }
}
final class Store {
  func heavy() {} // `.heavy()` means none of an instance
}
func look() -> Look {
  if #available(iOS 14, *) { return .plain() } else { return .heavy() } // expect: 6 [redundant-check] "always true"
}
