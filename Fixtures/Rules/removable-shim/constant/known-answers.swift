// target: iOS 15
struct Screen {
  /// Whether the system draws it by itself.
  private static var isModern: Bool {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return true
    } else {
      return false
    }
  }

  private let isOld: Bool = {
    if #available(iOS 14, *) { return false } // expect: 8 [redundant-check] "always true"
    return true
  }()

  private func supportsDrag() -> Bool {
    guard #available(iOS 13, *) else { return false } // expect: 11 [redundant-check] "always true"
    return true
  }

  // The version is not reached.
  private var isNewer: Bool { if #available(iOS 16, *) { true } else { false } }

  // Nothing but a constant from the start.
  private var isOpaque: Bool { true }

  // More than an answer.
  private var isWide: Bool {
    if #available(iOS 15, *) { return width > 400 } // expect: 8 [redundant-check] "always true"
    return false
  }

  // A key path asks for it as well.
  private var isListed: Bool {
    if #available(iOS 15, *) { true } else { false } // expect: 8 [redundant-check] "always true"
  }

  // A parameter has the same name.
  private var isFlat: Bool {
    if #available(iOS 15, *) { true } else { false } // expect: 8 [redundant-check] "always true"
  }

  // Others see it.
  var isShared: Bool {
    if #available(iOS 15, *) { true } else { false } // expect: 8 [redundant-check] "always true"
  }

  func conditions(_ x: Int) {
    if Self.isModern { modern() } else { old() }
    if x > 1, Screen.isModern, x < 5 { modern() }
    if isOld { old() } else if x > 1 { modern() }
    guard supportsDrag() else {
      old()
      return
    }
    guard !isOld else { return }
    while self.isOld { old() }
    if x > 1 && !isOld { modern() }
    if isOld || x > 1 { modern() }
    if x > 1 && (!isOld && x.isMultiple(of: 2)) { modern() }
    // The `#available` stands alone, because others say so.
    if #available(iOS 15, *) { modern() } // expect: 8 [redundant-check] "always true"
    if (isOld || !supportsDrag()) && ask() { modern() }
    if !(isOld && x > 1) { modern() }
    if isNewer, isOpaque { modern() }
  }

  func values(_ x: Int) -> Bool {
    let width = Self.isModern ? x : -x
    let height: Double = isOld ? 1 : 2.5
    let name = isOld
      ? "old"
      : "modern"
    set(width, isHidden: isOld, isOld: !supportsDrag())
    set(isOld: isOld ? ask() : false)
    print("\(isOld)", [isOld, x > 1 || self.isOld], [name: height])
    // What is asked before it, is asked.
    if ask() && isOld { old() }
    if ![1, 2].contains(x) && isOld { old() }
    if (x > 1 || name.hasPrefix("old")) && isOld { old() }
    if (x > 1 || names(x)[0] == name) && isOld { old() }
    if ask() || supportsDrag() { modern() }
    let isLocal: Bool
    if #available(iOS 15, *) { isLocal = true } else { isLocal = false } // expect: 8 [redundant-check] "always true"
    return isLocal && x > 1 || isOld
  }

  func others(isFlat: Bool) {
    if isFlat, self.isFlat, isListed, isShared { modern() }
    print(screens.filter(\.isListed))
  }

  private var width: Int { 300 }
}

func single(_ x: Int) {
  let isModern = if #available(iOS 15, *) { true } else { false } // expect: 21 [redundant-check] "always true"
  if isModern {
    print(x)
  }
  if x > 1 { print(x) }
}
