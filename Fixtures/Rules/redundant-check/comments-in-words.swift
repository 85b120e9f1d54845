// targets: iOS 16, macOS 13
func work(_ isOn: Bool) {
  start()
  // iOS 15+
  if #available(iOS 15, macOS 12, *) { a() } // expect: 6 [redundant-check] "always true"
  // iOS 15 and later, macOS 12 and later
  if #available(iOS 15, macOS 12, *) { a() } // expect: 6 [redundant-check] "always true"
  // Requires iOS 15.
  if #available(iOS 15, macOS 12, *) { a() } // expect: 6 [redundant-check] "always true"
  // macOS 12 or newer
  if #available(iOS 15, macOS 12, *) { a() } // expect: 6 [redundant-check] "always true"
  // Only available on iOS 15 and above
  if #available(iOS 15, macOS 12, *) { a() } else { b() } // expect: 6 [redundant-check] "always true"
  // iOS 13/14
  if #unavailable(iOS 15, macOS 12) { a() } else { b() } // expect: 6 [redundant-check] "always false"
  // Pre-iOS 15
  if #unavailable(iOS 15, macOS 12) { a() } // expect: 6 [redundant-check] "always false"
  // Fallback on earlier versions
  if #unavailable(iOS 15, macOS 12) { a() } else { b() } // expect: 6 [redundant-check] "always false"
  // Widgets are only available on iOS 15+
  if #available(iOS 15, macOS 12, *) { a() } // expect: 6 [redundant-check] "always true"
  // A menu's subtitle is available on iOS 15 and macOS 12 or later.
  if #available(iOS 15, macOS 12, *) { // expect: 6 [redundant-check] "always true"
    // async/await is a language feature available in iOS 13+
    // and macOS 10.15+
    a()
  }
  /* iOS 15 */
  if #available(iOS 15, macOS 12, *) { // iOS15+ // expect: 6 [redundant-check] "always true"
    // Available since iOS 15.
    a()
  } // end if
  if #available(iOS 15, macOS 12, *) { // expect: 6 [redundant-check] "always true"
    a()
  } // if #available(iOS 15, macOS 12, *)

  // For older versions of iOS
  // and iOS 14.
  guard #available(iOS 15, macOS 12, *) else { return } // expect: 9 [redundant-check] "always true"
  // Needs iOS 15
  guard #available(iOS 15, macOS 12, *), isOn else { return } // iOS 15 // expect: 9 [redundant-check] "always true"
  guard #available(iOS 15, macOS 12, *) else { return } // since iOS 15 // expect: 9 [redundant-check] "always true"
  start()
  // Only on macOS Big Sur and later
  if isOn, #available(iOS 15, macOS 12, *) { // expect: 12 [redundant-check] "always true"
    a()
  }
  // Only on iOS 15
  if isOn, #available(iOS 15, macOS 12, *) { // expect: 12 [redundant-check] "always true"
    a()
  }
  // Check availability
  if isOn, #available(iOS 15, macOS 12, *) { // expect: 12 [redundant-check] "always true"
    a()
  }
}

func within() {
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    start()
    a() // tint is only available from iOS 15 onwards

    // Symbols are only supported on iOS 15+
    a([
      "one", // iOS 14
      "two",
      // It is dimmed.
      // Dimming is available on iOS 15
      "three",
    ])
  }
}
