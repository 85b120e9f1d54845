// target: iOS 17

struct Pages {
  /// The pager is slow with more than 100 pages: never use it there.
  static var hasPager: Bool {
    if #available(iOS 15, *) { return true } else { return false }
  }
  var isCurrent: Bool {
    let result: Bool
    if #available(iOS 16, *) {
      result = true // until it is revoked
    } else {
      result = false
    }
    return result
  }
  func log() { print(Self.hasPager, true, isCurrent) }
}

enum Flags {
  static var canShare: Bool {
    if #available(iOS 15, *) {
      return true
    }
    return false
  } // also asked by the share extension, see APP-12
}
func share() { if Flags.canShare { print("share") } }
