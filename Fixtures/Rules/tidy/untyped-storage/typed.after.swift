// target: iOS 15
// follows: redundant-attribute, redundant-check
final class Network {
  private var _monitor: Monitor?
  private func monitor() -> Monitor { return _monitor! }

  init() {
    _monitor = Monitor()
    monitor().start()
  }

  deinit {
    self._monitor?.cancel()
    _monitor!.cancel()
    if _monitor != nil { print("gone") }
    _monitor = nil
  }
}

final class Publisher {
  private var _stream: Capture.Stream?
  var stream: Capture.Stream? {
    get { _stream }
    set {
      _stream = newValue
      newValue?.start()
    }
  }
}

final class Delegate {
  private var handler: Handler<Int>?
  func use() {
    let made = Handler<Int>(1)
    handler = made
    if let handler = handler { handler.use() }
  }
}

final class Other {
  private var _monitor: Any?
  func use(_ anything: Any) { self._monitor = anything }
}

extension Delegate {
  func forget() { self.handler = nil }
}

/// What stays: not all builds know the type.
final class Elsewhere {
  private var _panel: Any?
  #if os(iOS)
  func panel() -> Panel { _panel as! Panel }
  #endif
}

/// What stays, but for the last: something else may be in it, or it is asked for as another type, or for itself.
final class Kept {
  private var _first: Any?
  private var _second: Any?
  private var _third: Any?
  private var _fourth: Any?
  var open: Token?

  func use(_ anything: Any) {
    _first = anything
    (_first as? Token)?.use()
    _second = Token()
    (_second as? Token)?.use()
    (_second as? Named)?.name()
    if let third = _third { print(third) }
    _ = _third as? Token
    _fourth = Token()
    open = Token()
    open?.use()
  }
}

class Case: XCTestCase {
  private var anySession: Session?

  override func setUp() {
    anySession = try Session(called: "a")
  }
}

extension Case {
  var session: Session { anySession! }
}

struct Tips {
  private let create: CreateTip
  private let donate: DonateTip?

  init(isPaid: Bool) {
    create = CreateTip()
    if isPaid {
      donate = nil
    } else {
      self.donate = DonateTip()
    }
  }
}
