// target: iOS 15
// follows: redundant-attribute
final class Controller {
  private lazy var below: Tip = {
    let tip = Tip()
    tip.show(self)
    return tip
  }()

  private lazy var at: Tip = {
    let tip = Tip()
    return tip
  }()

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
