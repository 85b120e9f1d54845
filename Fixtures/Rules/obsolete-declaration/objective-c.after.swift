// target: iOS 15
// Objective-C may call what an attribute of the class or extension gives it.
@objcMembers class Player: NSObject {
  @available(iOS, obsoleted: 14) func gone() {}
  @available(iOS, obsoleted: 14) var level: Int { 1 }
}
class Sub: Player {
  @available(iOS, obsoleted: 14) func gone2() {}
}
@objc extension UIView {
  @available(iOS, obsoleted: 14) func gone3() {}
}
@objc protocol Playing {
  @available(iOS, obsoleted: 14) func gone4()
}
