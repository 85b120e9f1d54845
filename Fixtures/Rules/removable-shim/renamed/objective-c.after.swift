// target: iOS 15
// Objective-C may call what an attribute of the class or extension gives it by the old name.
@objcMembers class Player: NSObject {
  @available(iOS, deprecated: 14, renamed: "play()") func start() { play() }
  @nonobjc @available(iOS, deprecated: 14, renamed: "play()") func begin() { play() }
  func play() {}
}
@objc extension UIView {
  @available(iOS, deprecated: 14, renamed: "fade()") func hide() { fade() }
  func fade() {}
}
func use(_ player: Player, _ view: UIView) {
  player.start()
  player.begin()
  view.hide()
  view.fade()
}
