// target: iOS 17

struct Pages {
  /// The pager is slow with more than 100 pages: never use it there.
  static var hasPager: Bool {
    if #available(iOS 15, *) { return true } else { return false } // expect: 8 [redundant-check] "always true"
  }
  /// Whether sheets may have a detent.
  static var hasDetents: Bool {
    if #available(iOS 15, *) { return true } else { return false } // expect: 8 [redundant-check] "always true"
  }
  var isCurrent: Bool {
    let result: Bool
    if #available(iOS 16, *) { // expect: 8 [redundant-check] "always true"
      result = true // until it is revoked
    } else {
      result = false
    }
    return result
  }
  func log() { print(Self.hasPager, Self.hasDetents, isCurrent) }
}
