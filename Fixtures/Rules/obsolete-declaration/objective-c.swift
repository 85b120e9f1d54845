// target: iOS 15
// Objective-C may call what an attribute of the class or extension gives it.
@objcMembers class Player: NSObject {
  @available(iOS, obsoleted: 14) func gone() {} // expect: 3 [obsolete-declaration] "cannot be used"
  @available(iOS, obsoleted: 14) var level: Int { 1 } // expect: 3 [obsolete-declaration] "cannot be used"
  @nonobjc @available(iOS, obsoleted: 14) func mine() {} // expect: 12 [obsolete-declaration] "cannot be used"
  @available(iOS, obsoleted: 14) private func own() {} // expect: 3 [obsolete-declaration] "cannot be used"
}
class Sub: Player {
  @available(iOS, obsoleted: 14) func gone2() {} // expect: 3 [obsolete-declaration] "cannot be used"
}
@objc extension UIView {
  @available(iOS, obsoleted: 14) func gone3() {} // expect: 3 [obsolete-declaration] "cannot be used"
  @nonobjc @available(iOS, obsoleted: 14) func mine3() {} // expect: 12 [obsolete-declaration] "cannot be used"
}
extension UIView {
  @available(iOS, obsoleted: 14) func plain() {} // expect: 3 [obsolete-declaration] "cannot be used"
}
@objc protocol Playing {
  @available(iOS, obsoleted: 14) func gone4() // expect: 3 [obsolete-declaration] "cannot be used"
}
