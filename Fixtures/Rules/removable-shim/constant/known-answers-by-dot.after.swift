// target: iOS 15
// fixes: unsafe

// A call with a closure decides by it: its declaration stays.
extension Bool {
  static var monterey: Bool {
    true
  }
}

func choose(_ isOn: Bool, _ body: () -> Void) { if isOn { body() } }

enum Release { case sonoma, ventura }

func show(_ x: Int, _ wide: Bool, on: Bool = true) {
  print(x)
  show(x, true)
  show(x, false, on: false)
  show(x, x > 1)
  show(x, x > 1)
  show(x, true)
  choose(.monterey) { print(x) }
  print(x)
}

func release() -> Release { .sonoma }
