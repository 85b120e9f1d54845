// target: iOS 15
@available(iOS 13, *) // expect: 1 [redundant-attribute] "restricts nothing"
final class Meter {
  var limit = 0 { didSet { print(limit) } }
  var count = 0
  @Logged var name = ""
  let lock = Lock()

  var size: Int {
    if count > 1 {
      start()
      defer { limit = 1 } // a getter calls observers in any case
      if #unavailable(iOS 14) { end() } // expect: 10 [redundant-check] "always false"
    }
    return 1
  }

  subscript(index: Int) -> Int {
    get {
      for _ in 0..<2 {
        defer { count = index }
        if #unavailable(iOS 14) { end() } // expect: 12 [redundant-check] "always false"
      }
      return index
    }
    set {
      defer { limit = newValue }
      if #unavailable(iOS 14) { count = 2 } // expect: 10 [redundant-check] "always false"
    }
  }

  init() {
    do {
      defer { lock.unlock() }
      if #unavailable(iOS 14) { start() } // expect: 10 [redundant-check] "always false"
    }
    start()
  }

  init(plain: Int) {
    start()
    defer { count = plain }
    if #unavailable(iOS 14) { start() } // expect: 8 [redundant-check] "always false"
  }

  init(read: Int) {
    start()
    defer { print(limit &+ 1, name, self.limit + 1, self.end()) }
    if #unavailable(iOS 14) { start() } // expect: 8 [redundant-check] "always false"
  }

  /// Without the `defer` the initializer would set what is stored, and call no observer.
  init(observed: Int) {
    start()
    defer { limit = 1 }
    if #unavailable(iOS 14) { start() } // expect: 8 [redundant-check] "always false"
  }

  init(observedToo: Int) {
    start()
    defer { self.limit += 1 }
    if #unavailable(iOS 14) { start() } // expect: 8 [redundant-check] "always false"
  }

  init(wrapped: String) {
    start()
    defer { name = wrapped }
    if #unavailable(iOS 14) { start() } // expect: 8 [redundant-check] "always false"
  }

  deinit {
    defer { limit = 2 }
    if #unavailable(iOS 14) { end() } // expect: 8 [redundant-check] "always false"
  }
}

/// A subclass may override what is read; an initializer reads what is stored.
class Gauge {
  var value = 0
  private var own = 0

  init() {
    start()
    defer { print(value) }
    if #unavailable(iOS 14) { start() } // expect: 8 [redundant-check] "always false"
  }

  init(other: Int) {
    start()
    defer { print(other, own) }
    if #unavailable(iOS 14) { start() } // expect: 8 [redundant-check] "always false"
  }
}

/// The file does not show what the type stores.
extension Dial {
  init(limit: Int) {
    self.init()
    defer { value = limit }
    if #unavailable(iOS 14) { start() } // expect: 8 [redundant-check] "always false"
  }
}

struct Scale {
  var steps = [Int]()
  var marks = [Int]() { willSet { print(newValue) } }

  init() {
    start()
    defer { steps.append(1) }
    if #unavailable(iOS 14) { start() } // expect: 8 [redundant-check] "always false"
  }

  init(marks count: Int) {
    start()
    defer { marks.append(count) }
    if #unavailable(iOS 14) { start() } // expect: 8 [redundant-check] "always false"
  }
}
