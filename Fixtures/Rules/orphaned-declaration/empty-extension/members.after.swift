// target: iOS 15
// follows: obsolete-declaration

// A member stays.
extension Label {
  // MARK: - More
  @available(iOS, obsoleted: 16) func blink() {} // the version is not reached
}

// A comment stays.
extension Row {
  // MARK: - More

  // Rows have no shadow.
}

// It was empty before.
extension Button {}
