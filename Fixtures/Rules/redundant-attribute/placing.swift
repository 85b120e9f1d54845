// target: iOS 15
@available(iOS 14, *) @MainActor public final class A { // expect: 1 [redundant-attribute] "restricts nothing"
  @objc
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  // why it is here
  private func f() { }
  @available(iOS 14, *) init() { } // expect: 3 [redundant-attribute] "restricts nothing"
  @available(iOS 14, *) deinit { } // expect: 3 [redundant-attribute] "restricts nothing"
  @available(iOS 14, *) subscript(i: Int) -> Int { 0 } // expect: 3 [redundant-attribute] "restricts nothing"
  @available(
    iOS 14, // expect-1: 3 [redundant-attribute] "restricts nothing"
    *
  )
  var p = 1
  @available(iOS 14, *) associatedtype T // expect: 3 [redundant-attribute] "restricts nothing"
}
func f() {
  @available(iOS 14, *) func local() { } // expect: 3 [redundant-attribute] "restricts nothing"
  if #available(iOS 16, *) {
    @available(iOS 16, *) struct S { } // expect: 5 [redundant-attribute] "'#available(iOS 16, *)' in line 19 already requires it"
  }
}
@available(iOS 14, *) macro m() = #externalMacro(module: "M", type: "T") // expect: 1 [redundant-attribute] "restricts nothing"
@available(iOS 14, *) actor B { } // expect: 1 [redundant-attribute] "restricts nothing"
// @available(iOS 14, *) in a comment
let text = "@available(iOS 14, *)"

#if MODERN
@MainActor
#else
@available(iOS 13, *) // expect: 1 [redundant-attribute] "restricts nothing"
#endif
struct InTheLastClause {}
