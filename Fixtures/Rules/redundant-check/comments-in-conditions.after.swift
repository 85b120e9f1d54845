// target: iOS 16, macOS 13
func work(_ name: String?, _ isReady: Bool) {
  if let name
    // The other check is made elsewhere.
    // It has the same value.
    {
    print(name)
  }
  guard isReady // why it is ready
    else { return }
  if isReady // why it is ready
  {
    print(isReady)
  }
}
