// target: iOS 15
func setUp() {
  print("a")
  // An extra layer to get around a bug of the graphics driver,
  // see https://example.com/123
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "dead"
  } else {
    print("workaround")
  }
}

func load() {
  // Rounds the corners by hand
  if #unavailable(iOS 13) { print("hide") } // expect: 6 [redundant-check] "always false"

  print("b")
}

// What may be of the next statement, too, stays.
func fill() {
  // Fill the icons
  if #unavailable(iOS 13) { print(1) } // expect: 6 [redundant-check] "always false"
  print(3)
}

// So does what asks for work, heads a section, or is code.
func kept() {
  // TODO: animate this
  if #unavailable(iOS 13) { print(1) } // expect: 6 [redundant-check] "always false"

  // MARK: Sounds
  if #unavailable(iOS 13) { print(2) } // expect: 6 [redundant-check] "always false"

  // print("old")
  if #unavailable(iOS 13) { print(3) } // expect: 6 [redundant-check] "always false"

  // It counts from here on.

  if #unavailable(iOS 13) { print(4) } // expect: 6 [redundant-check] "always false"

  /* in a block */
  if #unavailable(iOS 13) { print(5) } // expect: 6 [redundant-check] "always false"
}

func leave(_ x: Int?) -> Int {
  // The sheet cannot be shown twice.
  guard #available(iOS 13, *) else { return 0 } // expect: 9 [redundant-check] "always true"

  return x ?? 1
}
