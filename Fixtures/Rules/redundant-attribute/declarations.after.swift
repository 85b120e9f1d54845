// target: iOS 15
struct A {
  func f() { }
  @available(iOS 15.1, *) func g() { } // above the minimum
  @objc func h() { }
  var p: Int {
    get { 1 }
  }
}
enum B {
  case one
}
extension B { }
typealias C = Int
@available(tvOS, unavailable)
func stacked() { }
