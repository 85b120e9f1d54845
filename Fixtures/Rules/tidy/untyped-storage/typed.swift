// target: iOS 15
// follows: redundant-attribute, redundant-check
final class Network {
  private var _monitor: Any?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private func monitor() -> Monitor { return _monitor as! Monitor }

  init() {
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      _monitor = Monitor()
      monitor().start()
    }
  }

  deinit {
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      (self._monitor as? Monitor)?.cancel()
      (_monitor as! Monitor).cancel()
    }
    if _monitor != nil { print("gone") }
    _monitor = nil
  }
}

final class Publisher {
  private var _stream: AnyObject?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var stream: Capture.Stream? {
    get { _stream as? Capture.Stream }
    set {
      _stream = newValue
      newValue?.start()
    }
  }
}

final class Delegate {
  private var handler: Any?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func use() {
    let made = Handler<Int>(1)
    handler = made
    if let handler = handler as? Handler<Int> { handler.use() }
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
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func panel() -> Panel { _panel as! Panel }
  #endif
}

/// What stays, but for the last: something else may be in it, or it is asked for as another type, or for itself.
final class Kept {
  private var _first: Any?
  private var _second: Any?
  private var _third: Any?
  private var _fourth: Any?
  var open: Any?

  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
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
    (open as? Token)?.use()
  }
}

class Case: XCTestCase {
  private var anySession: Any?

  override func setUp() {
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      anySession = try Session(called: "a")
    }
  }
}

@available(iOS 14, *) // expect: 1 [redundant-attribute] "restricts nothing"
extension Case {
  var session: Session { anySession as! Session }
}

struct Tips {
  private let _create: Any?
  private let _donate: Any?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private var create: CreateTip { _create as! CreateTip }
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private var donate: DonateTip? { return _donate as? DonateTip }

  init(isPaid: Bool) {
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      _create = CreateTip()
    } else {
      _create = nil
    }
    if isPaid {
      _donate = nil
    } else {
      self._donate = DonateTip()
    }
  }
}
