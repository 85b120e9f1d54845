// target: iOS 15
// follows: redundant-attribute
final class Controller {
  private var _below: View?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private var below: Tip {
    if _below == nil {
      let tip = Tip()
      tip.show(self)
      _below = tip
    }
    return _below as! Tip
  }

  private var _at: View?
  @available(iOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private var at: Tip {
    if let tip = _at as? Tip { return tip }
    let tip = Tip()
    _at = tip
    return tip
  }

  // The version is not reached.
  private var _above: View?
  @available(iOS 16, *)
  private var above: Tip {
    if _above == nil { _above = Tip() }
    return _above as! Tip
  }

  // It had no version.
  private var _always: View?
  private var always: Tip {
    if _always == nil { _always = Tip() }
    return _always as! Tip
  }
}
class View {}
final class Tip: View { func show(_ value: AnyObject) {} }
