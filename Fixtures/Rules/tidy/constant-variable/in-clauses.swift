// target: iOS 15
// A name that each clause of a `#if` declares: what follows `#endif` means all of them.
func scaled(_ size: Double) -> Double {
  #if os(macOS)
  let scale = 2.0
  #else
  var scale: Double = 0
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    scale = current()
  } else {
    scale = old()
  }
  #endif
  return size * scale
}
