// target: iOS 15
// follows: redundant-attribute
final class Library {
  var token: Token?

  /// What is made once.
  private lazy var engine: Engine = Engine(4)

  /// The index.
  private(set) lazy var index: Index = Index { name in
    name.lowercased()
  }

  private var _player: Any?
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
  private var session: Session? { _session as? Session }

  func start() {
    let session = Session()
    _session = session
    (_session as? Session)?.start()
    if let session = _session as? Session, _session != nil { session.start() }
    _session = nil
  }
}

/// What stays.
final class Kept {
  private var _named: Any?
  var named: Token? { _named as? Token }
  func keep(_ anything: Any) { _named = anything }

  private var _commented: Any?
  var commented: Token? {
    // Never for long.
    _commented as? Token
  }

  private var _reset: Any?
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
  var first: UIWindow? {
    get { (_first as? UIWindow) }
    set { _first = newValue }
  }

  private(set) lazy var second: UIWindow? = UIWindow()

  var third: UIWindow?
}

final class OtherPanels {
  private var _first: Any?
  var first: UIWindow? {
    get { _first as? UIWindow }
    set { self._first = newValue }
  }
}
