// target: iOS 15
@available(iOS, deprecated: 14, renamed: "AsyncImage") // expect: 1 [removable-shim/renamed] "'RemoteImage' is deprecated since iOS 14.0, and the minimum is iOS 15.0 (--min); call sites can say 'AsyncImage'"
struct RemoteImage { }
@available(iOS, deprecated: 15) // expect: 1 [removable-shim/renamed] "'at(_:by:)' is deprecated since"
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
@available(iOS, introduced: 13, deprecated: 14) // expect: 1 [removable-shim/renamed] "is deprecated since" // expect: 17 [redundant-clause] "'introduced: 13'"
let x = 1
