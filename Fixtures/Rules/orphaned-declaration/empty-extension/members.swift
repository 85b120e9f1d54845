// target: iOS 15
// follows: obsolete-declaration
extension Panel {
  @available(iOS, obsoleted: 15) func glow() {} // expect: 3 [obsolete-declaration] "cannot be used"

  // MARK: - More
  @available(iOS, obsoleted: 14) func dim() {} // expect: 3 [obsolete-declaration] "cannot be used"
}

// A member stays.
extension Label {
  @available(iOS, obsoleted: 15) func shine() {} // expect: 3 [obsolete-declaration] "cannot be used"

  // MARK: - More
  @available(iOS, obsoleted: 16) func blink() {} // the version is not reached
}

// A comment stays.
extension Row {
  @available(iOS, obsoleted: 15) func fade() {} // expect: 3 [obsolete-declaration] "cannot be used"

  // MARK: - More
  @available(iOS, obsoleted: 15) func show() {} // expect: 3 [obsolete-declaration] "cannot be used"

  // Rows have no shadow.
}

// It was empty before.
extension Button {}
