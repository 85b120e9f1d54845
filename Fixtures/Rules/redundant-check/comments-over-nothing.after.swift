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

func skip() throws {
  // What is so on all systems and not about versions stays.
  // It must be seen to.

  print("rest")
}

func partly(_ isOn: Bool) {
  guard isOn else { return }
  print(1)
  // The toast needs iOS 13, and the user has to have asked for it.
  guard isOn else { return }
  print(2)
  // Requires iOS 16, so nothing happens before that.
  guard #available(iOS 16, *), isOn else { return }
  print(3)
}
