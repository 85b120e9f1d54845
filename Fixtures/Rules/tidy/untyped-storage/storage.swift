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

  private var _old: Any?
  /// It was so before.
  var old: Token? { _old as? Token }
}

final class Panels {
  private var _first: Any?
  @available(iOS 13, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var first: UIWindow? {
    get { (_first as? UIWindow) }
    set { _first = newValue }
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
