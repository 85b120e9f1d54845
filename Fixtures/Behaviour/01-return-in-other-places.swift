// The same in accessors, initializers, subscripts, cases, local functions, and with a comment in between.
func sideEffect() { print("must not run") }

struct Place {
  var flag = false
  private var value = 0

  var size: Int {
    get { value }
    set {
      if #available(iOS 13, *) {
        value = newValue
        return
      }
      sideEffect()
    }
  }

  var seen: Int = 0 {
    didSet {
      if #available(iOS 13, *) { return } // nothing to tell
      sideEffect()
    }
  }

  subscript(index: Int) -> Int {
    get { index }
    set {
      if #available(iOS 14, *) { return }
      (flag, value) = (true, newValue)
    }
  }

  init() {
    self.init(flag: true)
    if #available(iOS 13, *) { return }
    (flag, value) = (false, 9)
  }

  init(flag: Bool) {
    self.flag = flag
    if #available(iOS 13, *) {
      return
      // Never.
    }
    sideEffect()
  }
}

final class Owner {
  deinit {
    print("gone")
    if #available(iOS 13, *) { return }
    sideEffect()
  }
}

func cases(_ x: Int) {
  switch x {
  case 0:
    if #available(iOS 13, *) { return }
    sideEffect()
  default:
    func local() {
      if #available(iOS 13, *) { return }
      sideEffect()
    }
    local()
    do {
      if #available(iOS 13, *) { return /* at once */ }
      sideEffect()
    }
  }
  sideEffect()
}

var place = Place()
place.size = 3
place.seen = 1
place[0] = 2
print(place.size, place.seen, place[4], place.flag, Place(flag: true).flag)
_ = Owner()
cases(0)
cases(1)
