// target: iOS 15
@MainActor public final class A {
  @objc
  // why it is here
  private func f() { }
  init() { }
  deinit { }
  subscript(i: Int) -> Int { 0 }
  var p = 1
  associatedtype T
}
func f() {
  func local() { }
  if #available(iOS 16, *) {
    struct S { }
  }
}
macro m() = #externalMacro(module: "M", type: "T")
actor B { }
// @available(iOS 14, *) in a comment
let text = "@available(iOS 14, *)"

#if MODERN
@MainActor
#else
#endif
struct InTheLastClause {}
