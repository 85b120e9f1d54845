// target: iOS 17

func names() -> [String] {
  var names = ["body"]
  names += isModern ? ["title"] : []
  return names
}
func isSame(_ other: Bool) -> Bool { other == isModern }

private var isModern: Bool {
  // expect+1: 6 [redundant-check] "always true"
  if #available(iOS 15, *) {
    return true
  }
  return false
}
