// target: iOS 15
@available(iOS 14, *) // expect: 1 [redundant-attribute] "'@available(iOS 14, *)' restricts nothing: the minimum is iOS 15.0 (--min); the attribute can go"
struct A {
  @available(iOS 15, *) func f() { } // expect: 3 [redundant-attribute] "restricts nothing"
  @available(iOS 15.1, *) func g() { } // above the minimum
  @objc @available(iOS 13, *) func h() { } // expect: 9 [redundant-attribute] "restricts nothing"
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var p: Int {
    @available(iOS 13, *) get { 1 } // expect: 5 [redundant-attribute] "restricts nothing"
  }
}
@available(iOS, introduced: 14) // expect: 1 [redundant-attribute] "restricts nothing"
enum B {
  @available(iOS 14, *) case one // expect: 3 [redundant-attribute] "restricts nothing"
}
@available(iOS 14, *) extension B { } // expect: 1 [redundant-attribute] "restricts nothing"
@available(iOS 14, *) typealias C = Int // expect: 1 [redundant-attribute] "restricts nothing"
@available(iOS 14, *) // expect: 1 [redundant-attribute] "restricts nothing"
@available(tvOS, unavailable)
func stacked() { }
