// target: iOS 15
// A `return` where the function ends anyway.
func stops(_ x: Int) {
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    modern()
    return
  }
  old()
}

func skips() {
  if #available(iOS 15, *) { return } // expect: 6 [redundant-check] "always true"
  old()
}

func keeps(_ x: Int) -> Int {
  if x > 1 {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return 1
    }
    return 2
  }
  for y in 0..<x {
    if #available(iOS 15, *) { // the loop is left // expect: 8 [redundant-check] "always true"
      note(y)
      break
    }
    old()
  }
  return 3
}

func nested(_ x: Int) {
  if x > 1 {
    if #available(iOS 15, *) { // the function is left // expect: 8 [redundant-check] "always true"
      modern()
      return
    }
    old()
  }
  note(x)
}

func closures() {
  onHover { isHovered in
    if #available(iOS 15, *) { return } // expect: 8 [redundant-check] "always true"
    note(isHovered)
  }
  // The closure would become an expression, of another type.
  onHover { _ in
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      modern()
      return
    }
    old()
  }
}

class Cell: Base {
  // An observer with nothing to do.
  var isDark = true {
    didSet {
      if #unavailable(iOS 15) { note(1) } // expect: 10 [redundant-check] "always false"
    }
  }

  var isWide = true {
    willSet { note(2) }
    didSet { if #unavailable(iOS 15) { note(1) } } // expect: 17 [redundant-check] "always false"
  }

  var isHigh = true {
    didSet {
      note(3)
      guard #unavailable(iOS 15) else { return } // expect: 13 [redundant-check] "always false"
      note(4)
    }
  }

  override func update(_ theme: Theme) {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      super.update(theme)
      return
    }
    old()
  }

  override func draw(_ x: Int) -> Int {
    note(x)
    guard #available(iOS 15, *) else { return 0 } // expect: 11 [redundant-check] "always true"
    return super.draw(x)
  }

  // A type that the value says itself.
  private let color: Color = {
    if #available(iOS 15, *) { return Color(named: "a")! } else { return Color.red } // expect: 8 [redundant-check] "always true"
  }()
  private let other: Color = {
    if #available(iOS 15, *) { return .blue } else { return Color.red } // expect: 8 [redundant-check] "always true"
  }()
  private let optional: Color? = {
    if #available(iOS 15, *) { return Color(named: "a") } else { return nil } // expect: 8 [redundant-check] "always true"
  }()

  func delays() {
    let view: View
    if #available(iOS 15, *) { view = View(style: .medium) } else { view = View() } // expect: 8 [redundant-check] "always true"
    let base: Base
    if #available(iOS 15, *) { base = Cell() } else { base = Base() } // expect: 8 [redundant-check] "always true"
    show(view, base)
  }
}

// Clauses of `#if`.
func clauses() throws {
  #if CUSTOM
  note(1)
  #else
  guard #available(iOS 15, *) else { // expect: 9 [redundant-check] "always true"
    return
  }
  #endif

  #if CUSTOM
  let pointer = self
  start(pointer)
  #else
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    let pointer = self
    begin(pointer)
  }
  #endif

  #if os(iOS)
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    // Nothing is needed.
  } else {
    old()
  }
  #endif

  // iOS 15.0 is always true because our minimum requirement is iOS 15.
  if #available(iOS 15, *) { modern() } // expect: 6 [redundant-check] "always true"
}
func oneSystemSaid() {
  #if os(iOS)
  // For some reason, iOS takes all certificates.
  if #available(iOS 13, *) { trust() } else { doubt() } // expect: 6 [redundant-check] "always true"
  #else
  trust()
  #endif
}
func newerCompilerSaid() {
  #if swift(>=5.9)
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    // Fixed in iOS 17 with Xcode 15
    trust()
  } else { doubt() }
  #else
  trust()
  #endif
}
func emptyBefore() {
  #if swift(>=4.2)
  #else
  trust()
  if #available(iOS 13, *) { doubt() } // expect: 6 [redundant-check] "always true"
  #endif
}
