// target: iOS 15
func setUp() {
  print("a")
}

func load() {
  print("b")
}

// What may be of the next statement, too, stays.
func fill() {
  // Fill the icons
  print(3)
}

// So does what asks for work, heads a section, or is code.
func kept() {
  // TODO: animate this

  // MARK: Sounds

  // print("old")

  // It counts from here on.

  /* in a block */
}

func leave(_ x: Int?) -> Int {
  return x ?? 1
}
