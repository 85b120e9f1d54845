// target: iOS 15
final class Panel {
  var width: Int? { measured() }
  var kept: Int?
  var limit: Int? { didSet { log() } }
  private let lock = Lock()

  func show(_ size: Int?) {
    start()
  }

  func locked() {
    start()
    lock.unlock()
  }

  func lockedForMore() {
    defer { lock.unlock() }
    start()
  }

  /// Reading 'width' calls a function.
  func measure() {
  }

  /// The `guard` decides about the result.
  func area(_ size: Int?) -> Int? {
    guard let size else { return nil }
    return size * 2
  }

  /// The `guard` does more than to return.
  func report(_ size: Int?) {
    guard size != nil else { return log() }
  }

  /// It was the last statement before.
  func end(_ height: Int?) {
    guard let height else { return }
  }

  /// Within a loop, `return` leaves more than the loop.
  func each(_ sizes: [Int?]) {
    for size in sizes {
      guard size != nil else { return }
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
  }
}
