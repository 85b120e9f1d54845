// target: iOS 15
struct Screen {
  private let isOld: Bool = false

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

  // A parameter has the same name.
  private var isFlat: Bool {
    true
  }

  // Others see it.
  var isShared: Bool {
    true
  }

  func conditions(_ x: Int) {
    modern()
    if x > 1, x < 5 { modern() }
    if x > 1 { modern() }
    if x > 1 { modern() }
    if x > 1 { modern() }
    if x > 1 && x.isMultiple(of: 2) { modern() }
    modern()
    modern()
    if isNewer, isOpaque { modern() }
  }

  func values(_ x: Int) -> Bool {
    let width = x
    let height: Double = 2.5
    let name = "modern"
    set(width, isHidden: false, isOld: false)
    set(isOld: isOld ? ask() : false)
    print("\(false)", [false, x > 1], [name: height])
    // What is asked before it, is asked.
    if ask() && false { old() }
    if (x > 1 || names(x)[0] == name) && false { old() }
    if ask() || true { modern() }
    return x > 1
  }

  func others(isFlat: Bool) {
    if isFlat, self.isFlat, isListed, isShared { modern() }
    print(screens.filter(\.isListed))
  }

  private var width: Int { 300 }
}

func single(_ x: Int) {
  print(x)
  if x > 1 { print(x) }
}
