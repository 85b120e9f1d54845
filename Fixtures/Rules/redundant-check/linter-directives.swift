// target: iOS 16
func work(_ x: Any) {
  // swiftlint:disable force_cast
  if #available(iOS 15, *) { print("new") } else { print(x as! Int) } // expect: 6 [redundant-check] "always true"
  // swiftlint:enable force_cast
  start()
  // swiftlint:disable force_try
  if #available(iOS 15, *) { try! new() } else { try! old() } // expect: 6 [redundant-check] "always true"
  // swiftlint:enable force_try
  start()
  // swiftlint:disable force_cast
  if #available(iOS 15, *) { print("new") } else { print(x as! Int) } // expect: 6 [redundant-check] "always true"
  start()
  // swiftlint:enable force_cast
  // swiftlint:disable line_length
  if #unavailable(iOS 15) { // expect: 6 [redundant-check] "always false"
    old()
  }
  // swiftlint:enable line_length
  start()
  // swiftlint:disable:next unavailable_condition
  if #available(iOS 15, *) { new() } else { old() } // expect: 6 [redundant-check] "always true"
  // swiftlint:disable:next line_length
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    new()
  }
  // swiftlint:disable:next line_length
  if #available(iOS 15, *) { new() } // expect: 6 [redundant-check] "always true"
  // Only for the new layout.
  // swift-format-ignore
  if #available(iOS 15, *) { // swiftlint:disable:this deployment_target // expect: 6 [redundant-check] "always true"
    new()
  } else {
    old()
  }
}
