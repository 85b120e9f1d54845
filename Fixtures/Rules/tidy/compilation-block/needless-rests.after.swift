// target: iOS 15
// A `return` where the function ends anyway.
func stops(_ x: Int) {
  modern()
}

func skips() {
}

func keeps(_ x: Int) -> Int {
  if x > 1 {
    return 1
  }
  for y in 0..<x {
    // the loop is left
    note(y)
    break
  }
  return 3
}

func nested(_ x: Int) {
  if x > 1 {
    // the function is left
    modern()
    return
  }
  note(x)
}

func closures() {
  onHover { isHovered in
  }
  // The closure would become an expression, of another type.
  onHover { _ in
    modern()
    return
  }
}

class Cell: Base {
  // An observer with nothing to do.
  var isDark = true

  var isWide = true {
    willSet { note(2) }
  }

  var isHigh = true {
    didSet {
      note(3)
    }
  }

  override func draw(_ x: Int) -> Int {
    note(x)
    return super.draw(x)
  }

  // A type that the value says itself.
  private let color = Color(named: "a")!
  private let other: Color = .blue
  private let optional: Color? = Color(named: "a")

  func delays() {
    let view = View(style: .medium)
    let base: Base = Cell()
    show(view, base)
  }
}

// Clauses of `#if`.
func clauses() throws {
  #if CUSTOM
  note(1)
  #endif

  #if CUSTOM
  let pointer = self
  start(pointer)
  #else
  let pointer = self
  begin(pointer)
  #endif

  // iOS 15.0 is always true because our minimum requirement is iOS 15.
  modern()
}
func oneSystemSaid() {
  #if os(iOS)
  // For some reason, iOS takes all certificates.
  trust()
  #else
  trust()
  #endif
}
func newerCompilerSaid() {
  // Fixed in iOS 17 with Xcode 15
  trust()
}
func emptyBefore() {
  #if swift(>=4.2)
  #else
  trust()
  doubt()
  #endif
}
