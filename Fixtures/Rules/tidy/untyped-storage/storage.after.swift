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

  private lazy var player: Player = {
    let player = Player()
    player.prepare()
    return player
  }()

  private var session: Session?

  func start() {
    let session = Session()
    self.session = session
    if self.session != nil { session.start() }
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

  private(set) lazy var second: UIWindow? = UIWindow()

  var third: UIWindow?
}

final class OtherPanels {
  var first: UIWindow?
}
