// target: iOS 16, macOS 13
func work(_ name: String?, _ isReady: Bool) {
  if let name,
    // The other check is made elsewhere.
    // It has the same value.
    #available(iOS 15, macOS 12, *) { // expect: 5 [redundant-check] "always true"
    print(name)
  }
  guard isReady, // why it is ready
    #available(iOS 15, macOS 12, *) else { return } // expect: 5 [redundant-check] "always true"
  if isReady, // why it is ready
    #available(iOS 15, macOS 12, *) // expect: 5 [redundant-check] "always true"
  {
    print(isReady)
  }
}
