// target: iOS 15
// follows: redundant-attribute
final class Library {
  var token: Token?
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

  private var _old: Any?
  /// It was so before.
  var old: Token? { _old as? Token }
}

final class Panels {
  var first: UIWindow?

  var third: UIWindow?
}

final class OtherPanels {
  var first: UIWindow?
}
