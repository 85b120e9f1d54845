// target: iOS 15
// fixes: unsafe

enum Release { case sonoma, ventura }

func show(_ x: Int, _ wide: Bool, on: Bool = true) {
  print(x)
  show(x, true)
  show(x, false, on: false)
  show(x, x > 1)
  show(x, x > 1)
  show(x, true)
}

func release() -> Release { .sonoma }
