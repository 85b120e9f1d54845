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
