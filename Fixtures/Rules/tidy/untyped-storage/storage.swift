// target: iOS 15
// follows: redundant-attribute
final class Library {
  // Stored properties take no '@available'.
  private var _token: Any?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var token: Token? {
    get { _token as? Token }
    set { _token = newValue }
  }

  /// What is made once.
  private var _engine: AnyObject?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private var engine: Engine {
    if let engine = self._engine as? Engine { return engine }
    let engine = Engine(4)
    self._engine = engine
    return engine
  }

  private var _index: Any? = nil
  /// The index.
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var index: Index {
    if _index == nil {
      _index = Index { name in
        name.lowercased()
      }
    }
    return _index as! Index
  }

  private var _player: Any?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private var player: Player {
    get {
      if let player = _player as? Player { return player }
      let player = Player()
      player.prepare()
      _player = player
      return player
    }
    set { _player = newValue }
  }

  private var _session: Any?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private var session: Session? { _session as? Session }

  func start() {
    let session = Session()
    _session = session
    if _session != nil { session.start() }
    _session = nil
  }
}

/// What stays.
final class Kept {
  private var _named: Any?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var named: Token? { _named as? Token }
  func keep(_ anything: Any) { _named = anything }

  private var _commented: Any?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var commented: Token? {
    // Never for long.
    _commented as? Token
  }

  private var _reset: Any?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private var reset: Engine {
    if let engine = _reset as? Engine { return engine }
    let engine = Engine(4)
    _reset = engine
    return engine
  }
  func clear() { _reset = nil }

  private var _old: Any?
  /// It was so before.
  var old: Token? { _old as? Token }
}

struct Copied {
  private var _made: Any?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var made: Engine {
    mutating get {
      if let engine = _made as? Engine { return engine }
      let engine = Engine(4)
      _made = engine
      return engine
    }
  }
}

final class Panels {
  private var _first: Any?
  @available(iOS 13, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var first: UIWindow? {
    get { (_first as? UIWindow) }
    set { _first = newValue }
  }

  private var _second: (any Sendable)?
  @available(iOS 13, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var second: UIWindow? {
    if _second == nil { _second = UIWindow() }
    return _second as? UIWindow
  }

  private var _third: Any?
  @available(iOS 13, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var third: UIWindow? {
    get { _third as! UIWindow? }
    set { _third = newValue }
  }
}

final class OtherPanels {
  private var _first: Any?
  @available(iOS 13, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var first: UIWindow? {
    get { _first as? UIWindow }
    set { self._first = newValue }
  }
}
