// target: iOS 15
// fixes: unsafe
// A private answer, and one that the whole project may use: one run does both.
struct Support {
  static var drag: Bool {
    if #available(iOS 15, *) { return true } // expect: 8 [redundant-check] "always true"
    return false
  }

  // The version is not reached.
  static var glass: Bool { if #available(iOS 16, *) { true } else { false } }
}

struct Panel {
  private static var isModern: Bool {
    if #available(iOS 15, *) { return true } // expect: 8 [redundant-check] "always true"
    return false
  }

  // At the minimum of the version before.
  private var isOld: Bool {
    if #available(iOS 14, *) { false } else { true } // expect: 8 [redundant-check] "always true"
  }

  func show(_ wide: Bool) {
    if Self.isModern && Support.drag { print(1) }
    if Support.drag && Self.isModern { print(2) }
    if Self.isModern, Support.drag { print(3) }
    guard Support.drag, Self.isModern, !isOld else { return }
    if !Support.drag || isOld || wide { print(4) }
    while !Self.isModern || wide && Support.drag { print(5) }
    let width = Support.drag && wide && Self.isModern ? 1 : 2
    print(Support.drag && Self.isModern, width, Support.glass && Self.isModern)
  }
}
