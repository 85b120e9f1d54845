// target: iOS 15
func lines(_ isReady: Bool, _ isOpen: Bool) {
  if #available(iOS 13, *), // expect: 6 [redundant-check] "always true"
    isReady
  {
    start()
  }
  if isReady,
    #available(iOS 15, *) // expect: 5 [redundant-check] "always true"
  {
    start()
  } else {
    stop()
  }
  while isReady,
    #available(iOS 13, *) // expect: 5 [redundant-check] "always true"
  {
    start()
  }
  // Two conditions are left, on lines of their own.
  if #available(iOS 13, *), // expect: 6 [redundant-check] "always true"
    isReady,
    isOpen
  {
    start()
  }
  // The condition itself has lines.
  if #available(iOS 13, *), // expect: 6 [redundant-check] "always true"
    isReady
      || isOpen
  {
    start()
  }
  // A newer version stays.
  if isReady,
    #available(iOS 16, *)
  {
    start()
  }
  // A comment stands between them.
  if isReady,
    #available(iOS 13, *) // expect: 5 [redundant-check] "always true"
  // and more
  {
    start()
  }
  // Two lines of comment stand between them.
  if #available(iOS 13, *), // expect: 6 [redundant-check] "always true"
    // One says why,
    // the other says how.
    isReady
  {
    start()
  }
}

func notes(_ name: String?, _ isReady: Bool) {
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
