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

enum Flags {
  static var canShare: Bool {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return true
    }
    return false
  } // also asked by the share extension, see APP-12
}
func share() { if Flags.canShare { print("share") } }
