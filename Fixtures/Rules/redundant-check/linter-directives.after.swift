// target: iOS 16
func work(_ x: Any) {
  print("new")
  start()
  // swiftlint:disable force_try
  try! new()
  // swiftlint:enable force_try
  start()
  // swiftlint:disable force_cast
  print("new")
  start()
  // swiftlint:enable force_cast
  start()
  new()
  new()
  // swiftlint:disable:next line_length
  new()
  // Only for the new layout.
  new()
}
