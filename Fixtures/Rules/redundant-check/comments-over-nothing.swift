// target: iOS 15
// What describes a statement that goes, and nothing else, goes with it.
func setUp() {
  print("a")
  // An extra layer to get around a bug of the graphics driver,
  // which iOS 12 has.
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "dead"
  } else {
    print("workaround")
  }
}

func load() {
  print("a")
  // Rounds the corners by hand
  if #unavailable(iOS 13) { print("hide") } // expect: 6 [redundant-check] "always false"

  print("b")
}

func alone() {
  // Rounds the corners by hand
  if #unavailable(iOS 13) { print("hide") } // expect: 6 [redundant-check] "always false"
}

func last() {
  print("a")

  // Asks older systems
  // by hand.
  guard #available(iOS 13, *) else { // expect: 9 [redundant-check] "always true"
    print("ask")
    return
  }
}

// A comment that stood for the statements of a branch, too.
func instead() {
  print("a")
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "dead"
    // done by the system
  } else {
    print("workaround")
  }
  if #available(iOS 13, *) { // kaput // expect: 6 [redundant-check] "dead"
  } else {
    print("workaround")
  }
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "dead"
    // TODO: use the new one
  } else {
    print("workaround")
  }
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "dead"
    // It would flicker here.
  } else {
    print("workaround")
  }
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "dead"
    //  layer?.isOpaque = isOpaque
  } else {
    print("workaround")
  }
}

// What may be of the next statement, or of the function, stays.
func fill() {
  print(1)
  // Fill the icons
  if #unavailable(iOS 13) { print(2) } // expect: 6 [redundant-check] "always false"
  print(3)
}

func first() {
  // Must run before the layout
  if #unavailable(iOS 13) { print(2) } // expect: 6 [redundant-check] "always false"

  print(3)
}

// So does what asks for work, heads a section, is a link, or is code.
func kept() {
  print(0)
  // TODO: animate this
  if #unavailable(iOS 13) { print(1) } // expect: 6 [redundant-check] "always false"

  // MARK: Sounds
  if #unavailable(iOS 13) { print(2) } // expect: 6 [redundant-check] "always false"

  // print("old")
  if #unavailable(iOS 13) { print(3) } // expect: 6 [redundant-check] "always false"

  // See https://example.com/123
  if #unavailable(iOS 13) { print(4) } // expect: 6 [redundant-check] "always false"

  // It counts from here on.

  if #unavailable(iOS 13) { print(5) } // expect: 6 [redundant-check] "always false"

  /* in a block */
  if #unavailable(iOS 13) { print(6) } // expect: 6 [redundant-check] "always false"
}
