// target: iOS 15
// follows: redundant-check
// An empty block was the way to say the opposite of a check with a condition.
func setUp(_ view: inout View) {
  if !view.isLive {
    view.isLive = false
  }
  if view.isOpen {
  } else {
    view.isOpen = true
  }
}
