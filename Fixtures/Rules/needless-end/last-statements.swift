// target: iOS 15
final class Panel {
  var width: Int? { measured() }
  var kept: Int?
  var limit: Int? { didSet { log() } }
  private let lock = Lock()

  func show(_ size: Int?) {
    start()
    guard let size else { return }
    if #unavailable(iOS 15) { adjust(size) } // expect: 8 [redundant-check] "always false"
  }

  func locked() {
    start()
    defer { lock.unlock() }
    if #unavailable(iOS 14) { adjust(1) } // expect: 8 [redundant-check] "always false"
  }

  func lockedForMore() {
    defer { lock.unlock() }
    if #unavailable(iOS 14) { adjust(1) } // expect: 8 [redundant-check] "always false"
    start()
  }

  /// Reading 'width' calls a function.
  func measure() {
    guard let width else { return }
    if #unavailable(iOS 14) { adjust(width) } // expect: 8 [redundant-check] "always false"
  }

  /// The `guard` decides about the result.
  func area(_ size: Int?) -> Int? {
    guard let size else { return nil }
    if #unavailable(iOS 14) { return size } // expect: 8 [redundant-check] "always false"
    return size * 2
  }

  /// The `guard` does more than to return.
  func report(_ size: Int?) {
    guard let size else { return log() }
    if #unavailable(iOS 14) { adjust(size) } // expect: 8 [redundant-check] "always false"
  }

  /// It was the last statement before.
  func end(_ height: Int?) {
    if #unavailable(iOS 14) { start() } // expect: 8 [redundant-check] "always false"
    guard let height else { return }
  }

  /// Within a loop, `return` leaves more than the loop.
  func each(_ sizes: [Int?]) {
    for size in sizes {
      guard let size else { return }
      if #unavailable(iOS 14) { adjust(size) } // expect: 10 [redundant-check] "always false"
    }
  }

  /// A newer version is no reason.
  func newer(_ size: Int?) {
    guard let size else { return }
    if #unavailable(iOS 16) { adjust(size) }
  }

  init() {
    kept = 1
    defer { limit = 1 } // calls observers, unlike an assignment
    if #unavailable(iOS 14) { kept = 2 } // expect: 8 [redundant-check] "always false"
  }
}
