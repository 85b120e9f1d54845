// target: iOS 17

func names() -> [String] {
  var names = ["body"]
  names += isModern ? ["title"] : []
  for index in 0..<3 where isModern || index == 0 { names.append("\(index)") }
  for index in 0..<3 where isModern { names.append("\(index)") }
  repeat { names.removeLast() } while names.count > 2 && isModern
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
