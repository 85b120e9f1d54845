// target: iOS 15
// What describes a statement that goes, and nothing else, goes with it.
func setUp() {
  print("a")
}

func load() {
  print("a")

  print("b")
}

func alone() {
}

func last() {
  print("a")
}

// A comment that stood for the statements of a branch, too.
func instead() {
  print("a")
  // TODO: use the new one
  // It would flicker here.
  //  layer?.isOpaque = isOpaque
}

// What may be of the next statement, or of the function, stays.
func fill() {
  print(1)
  // Fill the icons
  print(3)
}

func first() {
  // Must run before the layout

  print(3)
}

// So does what asks for work, heads a section, is a link, or is code.
func kept() {
  print(0)
  // TODO: animate this

  // MARK: Sounds

  // print("old")

  // See https://example.com/123

  // It counts from here on.

  /* in a block */
}
