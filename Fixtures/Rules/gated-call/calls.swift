// target: iOS 15
if #available(iOS 17, *) {
  view.sensoryFeedback(.success, trigger: n) // expect: 8 [gated-call] "'sensoryFeedback(_:trigger:)' is native since iOS 17.0 (iOS 26.2 SDK) and is guarded by '#available(iOS 17, *)' in line 2"
  if #available(iOS 18, *) {
    inner() // expect: 5 [gated-call] "'#available(iOS 18, *)' in line 4: it needs no guard from iOS 18.0 on"
  }
  view.a().b(x: { c() }) // no interface has them, and the line above tells what the check is for
  view.padding() // every system has it
}
if #available(iOS 18, *) {
  view.scrollDisabled(true) // expect: 8 [gated-call] "native since iOS 16.0 (iOS 26.2 SDK) and is guarded by '#available(iOS 18, *)' in line 10, which asks for more than it needs: iOS 18.0"
}
if #available(iOS 18, *) {
  view.scrollDisabled(true, now: true) // expect: 8 [gated-call] "'scrollDisabled(_:now:)' is guarded by '#available(iOS 18, *)' in line 13: it needs no guard from iOS 18.0 on"
}
if #available(iOS 17, *) {
  view.a().b(x: { c() }) // expect: 8 [gated-call] "'a()'" // expect: 12 [gated-call] "'b(x:)'" // expect: 19 [gated-call] "'c()'"
  let text = "\(name())" // expect: 17 [gated-call] "'name()'"
  own() // the file declares it: no check is needed for that
} else {
  old() // the other branch needs no newer system
}
func own() {}
func f() {
  guard #available(iOS 16, *) else { return old() }
  modern() // expect: 3 [gated-call] "'#available(iOS 16, *)' in line 25"
}
if #unavailable(iOS 16) { old() } else { modern() } // expect: 42 [gated-call] "'#unavailable(iOS 16)' in line 28: it needs no guard from iOS 16.0 on"
outside()
if #available(iOS 14, *) { known() } // expect: 4 [redundant-check] "always true"
@available(iOS 17, *) func g() { free() } // an attribute is a promise, not a check
if #available(iOS 17, *) {
  fresh() // expect: 3 [gated-call] "'fresh()'"
  fresh() // said once
  XCTAssertTrue(fresh) // as old as Swift
}
func h(_ content: () -> Void) { if #available(iOS 17, *) { content() } } // a parameter
enum Kind { case made(Int) }
if #available(iOS 17, *) { let kind = Kind.made(1) } // declared above
