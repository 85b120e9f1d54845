// target: iOS 15
func image() -> Image? {
  #if DEBUG
  return system()
  #else
  return other()
  #endif
  print("nobody knows whether this is reached")
}
#if DEBUG
exit(0)
func seenFromEverywhere() { }
#endif
func semicolons() {
}
