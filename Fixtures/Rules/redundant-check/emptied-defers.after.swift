// target: iOS 15
// A `defer` with nothing to do.
func redraws() {
  begin()
  draw()
}

func oneLine() {
  draw()
}

func noted() {
  defer {
    // Whatever happens.
  }
  draw()
}

func more() {
  defer {
    end()
  }
  draw()
}

func twice() {
  draw()
}

func inCase(_ x: Int) {
  switch x {
  case 1: break
  default: draw()
  }
}
