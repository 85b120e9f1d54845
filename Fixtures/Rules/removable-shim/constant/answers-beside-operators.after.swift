// target: iOS 17

func names() -> [String] {
  var names = ["body"]
  names += ["title"]
  for index in 0..<3 { names.append("\(index)") }
  for index in 0..<3 { names.append("\(index)") }
  repeat { names.removeLast() } while names.count > 2
  return names
}
func isSame(_ other: Bool) -> Bool { other == true }
