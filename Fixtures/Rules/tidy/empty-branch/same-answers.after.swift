// target: iOS 15
// Each way returns the same.
final class Dock {
  func isActive(_ app: String?) -> Bool {
    return false
  }

  func isOffered(_ kind: Kind) -> Bool {
    return true
  }

  func height(_ isWide: Bool) -> Int? {
    return nil
  }

  // What is called, says why or differs stays.
  func calls(_ kind: Kind) -> Bool {
    guard load(kind) else { return false }
    return false
  }

  func says(_ isWide: Bool) -> Bool {
    guard isWide else {
      // nothing to show
      return false
    }
    return false
  }

  func differs(_ isWide: Bool) -> Bool {
    guard isWide else { return false }
    return true
  }

  // So does what was written so.
  func written(_ isWide: Bool) -> Bool {
    guard isWide else { return false }
    return false
  }
}
