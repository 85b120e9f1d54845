// target: iOS 15
// follows: redundant-attribute
final class Library {
  var token: Token?

  /// What is made once.
  private var _engine: Engine?
  private var engine: Engine {
    if let engine = self._engine { return engine }
    let engine = Engine(4)
    self._engine = engine
    return engine
  }

  private var _index: Index? = nil
  /// The index.
  var index: Index {
    if _index == nil {
      _index = Index { name in
        name.lowercased()
      }
    }
    return _index!
  }

  private var _player: Player?
  private var player: Player {
    get {
      if let player = _player { return player }
      let player = Player()
      player.prepare()
      _player = player
      return player
    }
    set { _player = newValue }
  }

  private var session: Session?

  func start() {
    let session = Session()
    self.session = session
    self.session?.start()
    if let session = self.session, self.session != nil { session.start() }
    self.session = nil
  }
}

/// What stays.
final class Kept {
  private var _named: Any?
  var named: Token? { _named as? Token }
  func keep(_ anything: Any) { _named = anything }

  private var _commented: Token?
  var commented: Token? {
    // Never for long.
    _commented
  }

  private var _reset: Engine?
  private var reset: Engine {
    if let engine = _reset { return engine }
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
  private var _made: Engine?
  var made: Engine {
    mutating get {
      if let engine = _made { return engine }
      let engine = Engine(4)
      _made = engine
      return engine
    }
  }
}

final class Panels {
  var first: UIWindow?

  private var _second: UIWindow?
  var second: UIWindow? {
    if _second == nil { _second = UIWindow() }
    return _second
  }

  var third: UIWindow?
}

final class OtherPanels {
  var first: UIWindow?
}
