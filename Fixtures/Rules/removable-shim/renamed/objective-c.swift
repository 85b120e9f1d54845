// target: iOS 15
// Objective-C may call what an attribute of the class or extension gives it by the old name.
@objcMembers class Player: NSObject {
  @available(iOS, deprecated: 14, renamed: "play()") func start() { play() } // expect: 3 [removable-shim/renamed] "is deprecated since"
  @nonobjc @available(iOS, deprecated: 14, renamed: "play()") func begin() { play() } // expect: 12 [removable-shim/renamed] "is deprecated since"
  func play() {}
}
@objc extension UIView {
  @available(iOS, deprecated: 14, renamed: "fade()") func hide() { fade() } // expect: 3 [removable-shim/renamed] "is deprecated since"
  @nonobjc @available(iOS, deprecated: 14, renamed: "fade()") func dim() { fade() } // expect: 12 [removable-shim/renamed] "is deprecated since"
  func fade() {}
}
func use(_ player: Player, _ view: UIView) {
  player.start()
  player.begin()
  view.hide()
  view.dim()
}
