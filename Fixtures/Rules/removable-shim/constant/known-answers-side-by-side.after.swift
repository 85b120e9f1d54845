// target: iOS 15
// A private answer goes safely, though one that the whole project may use stands beside it and stays.
struct Support {
  static var drag: Bool {
    if #available(iOS 15, *) { return true }
    return false
  }

  // The version is not reached.
  static var glass: Bool { if #available(iOS 16, *) { true } else { false } }
}

struct Panel {
  func show(_ wide: Bool) {
    if Support.drag { print(1) }
    if Support.drag { print(2) }
    if Support.drag { print(3) }
    guard Support.drag else { return }
    if !Support.drag || wide { print(4) }
    while wide && Support.drag { print(5) }
    let width = Support.drag && wide ? 1 : 2
    print(Support.drag, width, Support.glass)
  }
}
