// target: iOS 15
@available(iOS 13, *)
final class Meter {
  var limit = 0 { didSet { print(limit) } }
  var count = 0
  @Logged var name = ""
  let lock = Lock()

  var size: Int {
    if count > 1 {
      start()
      limit = 1 // a getter calls observers in any case
    }
    return 1
  }

  subscript(index: Int) -> Int {
    get {
      for _ in 0..<2 {
        count = index
      }
      return index
    }
    set {
      limit = newValue
    }
  }

  init() {
    do {
      lock.unlock()
    }
    start()
  }

  init(plain: Int) {
    start()
    count = plain
  }

  init(read: Int) {
    start()
    print(limit &+ 1, name, self.limit + 1, self.end())
  }

  /// Without the `defer` the initializer would set what is stored, and call no observer.
  init(observed: Int) {
    start()
    defer { limit = 1 }
  }

  init(observedToo: Int) {
    start()
    defer { self.limit += 1 }
  }

  init(wrapped: String) {
    start()
    defer { name = wrapped }
  }

  deinit {
    defer { limit = 2 }
  }
}

/// A subclass may override what is read; an initializer reads what is stored.
class Gauge {
  var value = 0
  private var own = 0

  init() {
    start()
    defer { print(value) }
  }

  init(other: Int) {
    start()
    print(other, own)
  }
}

/// The file does not show what the type stores.
extension Dial {
  init(limit: Int) {
    self.init()
    defer { value = limit }
  }
}

struct Scale {
  var steps = [Int]()
  var marks = [Int]() { willSet { print(newValue) } }

  init() {
    start()
    steps.append(1)
  }

  init(marks count: Int) {
    start()
    defer { marks.append(count) }
  }
}
