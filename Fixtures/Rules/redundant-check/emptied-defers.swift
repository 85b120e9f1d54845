// target: iOS 15
// A `defer` with nothing to do.
func redraws() {
  begin()
  defer {
    if #unavailable(iOS 15) { // expect: 8 [redundant-check] "always false"
      invalidate()
    }
  }
  draw()
}

func oneLine() {
  defer { if #unavailable(iOS 15) { invalidate() } } // expect: 14 [redundant-check] "always false"
  draw()
}

func noted() {
  defer {
    // Whatever happens.
    if #unavailable(iOS 15) { invalidate() } // expect: 8 [redundant-check] "always false"
  }
  draw()
}

func more() {
  defer {
    if #unavailable(iOS 15) { invalidate() } // expect: 8 [redundant-check] "always false"
    end()
  }
  draw()
}

func twice() {
  defer {
    defer { if #unavailable(iOS 15) { invalidate() } } // expect: 16 [redundant-check] "always false"
  }
  draw()
}

func inCase(_ x: Int) {
  switch x {
  case 1: defer { if #unavailable(iOS 15) { invalidate() } } // expect: 22 [redundant-check] "always false"
  default: draw()
  }
}
