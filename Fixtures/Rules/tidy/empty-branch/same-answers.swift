// target: iOS 15
// Each way returns the same.
final class Dock {
  func isActive(_ app: String?) -> Bool {
    guard let name = app else { return false }
    if #available(iOS 15, *) { return false } // expect: 8 [redundant-check] "always true"
    return name == "Dock"
  }

  func isOffered(_ kind: Kind) -> Bool {
    switch kind {
    case .new:
      if #available(iOS 15, *) { return true } else { return false } // expect: 10 [redundant-check] "always true"
    default: return true
    }
  }

  func height(_ isWide: Bool) -> Int? {
    if isWide { return nil }
    if #available(iOS 15, *) { return nil } // expect: 8 [redundant-check] "always true"
    return 3
  }

  // What is called, says why or differs stays.
  func calls(_ kind: Kind) -> Bool {
    guard load(kind) else { return false }
    if #available(iOS 15, *) { return false } // expect: 8 [redundant-check] "always true"
    return kind == .new
  }

  func says(_ isWide: Bool) -> Bool {
    guard isWide else {
      // nothing to show
      return false
    }
    if #available(iOS 15, *) { return false } // expect: 8 [redundant-check] "always true"
    return true
  }

  func differs(_ isWide: Bool) -> Bool {
    guard isWide else { return false }
    if #available(iOS 15, *) { return true } // expect: 8 [redundant-check] "always true"
    return isWide
  }

  // So does what was written so.
  func written(_ isWide: Bool) -> Bool {
    guard isWide else { return false }
    return false
  }
}
