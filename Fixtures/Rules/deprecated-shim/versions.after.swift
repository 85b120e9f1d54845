// target: iOS 15
@available(iOS, deprecated: 15)
func at(_ x: Int, by y: Int) { }
@available(iOS, deprecated: 15.1)
func above() { }
@available(iOS, deprecated) // says nothing of a version
func always() { }
@available(*, deprecated, message: "for another reason")
func other() { }
class C: UIView {
  @available(iOS, deprecated: 13)
  override func layout() { } // its name is not the project's
}
@available(iOS, introduced: 13, deprecated: 14)
let x = 1
