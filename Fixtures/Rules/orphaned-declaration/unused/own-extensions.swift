// target: iOS 15
func show() -> String {
  if #available(iOS 14, *) { return "new" } else { return Old().text + Wide().text } // expect: 6 [redundant-check] "always true"
}

private struct Old { // expect: 1 [orphaned-declaration/unused] "'Old'"
  var text: String { foo() }
}

/// Only of the old one.
extension Old {
  func foo() -> String { "old" }
}

extension Old: CustomStringConvertible {
  var description: String { text }
}

private struct Wide { var text = "wide" } // another type's extension names it

extension Array where Element == Wide {
  var all: String { map(\.text).joined() }
}
