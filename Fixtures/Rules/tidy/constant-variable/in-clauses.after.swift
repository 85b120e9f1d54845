// target: iOS 15
// A name that each clause of a `#if` declares: what follows `#endif` means all of them.
func scaled(_ size: Double) -> Double {
  #if os(macOS)
  let scale = 2.0
  #else
  let scale: Double = current()
  #endif
  return size * scale
}
