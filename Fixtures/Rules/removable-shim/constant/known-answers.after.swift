// target: iOS 15
struct Screen {
  private let isOld: Bool = {
    if #available(iOS 14, *) { return false }
    return true
  }()

  // The version is not reached.
  private var isNewer: Bool { if #available(iOS 16, *) { true } else { false } }

  // Nothing but a constant from the start.
  private var isOpaque: Bool { true }

  // More than an answer.
  private var isWide: Bool {
    return width > 400
  }

  // A key path asks for it as well.
  private var isListed: Bool {
    true
  }

  func conditions(_ x: Int) {
    modern()
    if x > 1, x < 5 { modern() }
    if isOld { old() } else if x > 1 { modern() }
    guard !isOld else { return }
    while self.isOld { old() }
    if x > 1 && !isOld { modern() }
    if isOld || x > 1 { modern() }
    if x > 1 && (!isOld && x.isMultiple(of: 2)) { modern() }
    // The `#available` stands alone, because others say so.
    modern()
    if isOld && ask() { modern() }
    if !(isOld && x > 1) { modern() }
    if isNewer, isOpaque { modern() }
  }

  func values(_ x: Int) -> Bool {
    let width = x
    let height: Double = isOld ? 1 : 2.5
    let name = isOld
      ? "old"
      : "modern"
    set(width, isHidden: isOld, isOld: false)
    set(isOld: isOld ? ask() : false)
    print("\(isOld)", [isOld, x > 1 || self.isOld], [name: height])
    // What is asked before it, is asked.
    if ask() && isOld { old() }
    if ![1, 2].contains(x) && isOld { old() }
    if (x > 1 || name.hasPrefix("old")) && isOld { old() }
    if (x > 1 || names(x)[0] == name) && isOld { old() }
    if ask() || true { modern() }
    return x > 1 || isOld
  }

  func others(isFlat: Bool) {
    if isFlat { modern() }
    print(screens.filter(\.isListed))
  }

  private var width: Int { 300 }
}

func single(_ x: Int) {
  print(x)
  if x > 1 { print(x) }
}
