// targets: iOS 16, macOS 13
func work(_ isOn: Bool) {
  start()
  a()
  a()
  a()
  a()
  a()
  b()
  b()
  a()
  a()
  a()
  a()

  guard isOn else { return } // iOS 15
  start()
  if isOn {
    a()
  }
  if isOn {
    a()
  }
  if isOn {
    a()
  }
}

func within() {
  start()
  a()

  a([
    "one", // iOS 14
    "two",
    // It is dimmed.
    // Dimming is available on iOS 15
    "three",
  ])
}
