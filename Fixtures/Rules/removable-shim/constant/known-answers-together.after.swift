// target: iOS 15
// fixes: unsafe
// A private answer, and one that the whole project may use: one run does both.
struct Support {
  // The version is not reached.
  static var glass: Bool { if #available(iOS 16, *) { true } else { false } }
}

struct Panel {
  func show(_ wide: Bool) {
    print(1)
    print(2)
    print(3)
    if wide { print(4) }
    while wide { print(5) }
    let width = wide ? 1 : 2
    print(true, width, Support.glass)
  }
}
