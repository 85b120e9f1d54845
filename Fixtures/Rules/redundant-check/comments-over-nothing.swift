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

func skip() throws {
  // The check for images of the bundle only works for iOS 13 and above.
  // For others versions all images will be hidden
  guard #available(iOS 13, *) else { throw Skip() } // expect: 9 [redundant-check] "always true"

  // What is so on all systems and not about versions stays.
  // It must be seen to.
  guard #available(iOS 13, *) else { throw Skip() } // expect: 9 [redundant-check] "always true"

  print("rest")
}

func partly(_ isOn: Bool) {
  // The toast itself needs iOS 13, so below that there is nothing to lead to.
  guard #available(iOS 13, *), isOn else { return } // expect: 9 [redundant-check] "always true"
  print(1)
  // The toast needs iOS 13, and the user has to have asked for it.
  guard #available(iOS 13, *), isOn else { return } // expect: 9 [redundant-check] "always true"
  print(2)
  // Requires iOS 16, so nothing happens before that.
  guard #available(iOS 16, *), isOn else { return }
  print(3)
}
