// target: iOS 17

func names() -> [String] {
  var names = ["body"]
  names += ["title"]
  return names
}
func isSame(_ other: Bool) -> Bool { other == true }
