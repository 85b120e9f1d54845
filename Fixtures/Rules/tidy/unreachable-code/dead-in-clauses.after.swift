// target: iOS 15
func image() -> Image? {
  #if DEBUG
  return system()
  #else
  return other()
  #endif
}
#if DEBUG
exit(0)
func seenFromEverywhere() { }
#endif
func semicolons() {
}
