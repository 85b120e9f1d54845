// target: iOS 15
if #available(iOS 17, *) {
  view.sensoryFeedback(.success, trigger: n) // expect: 8 [gated-call] "'sensoryFeedback(_:trigger:)' is guarded by '#available(iOS 17, *)' in line 2: it needs no guard from iOS 17.0 on"
  if #available(iOS 18, *) {
    inner() // expect: 5 [gated-call] "'#available(iOS 18, *)' in line 4: it needs no guard from iOS 18.0 on"
  }
  view.a().b(x: { c() }) // expect: 8 [gated-call] "'a()'" // expect: 12 [gated-call] "'b(x:)'" // expect: 19 [gated-call] "'c()'"
  let text = "\(name())" // expect: 17 [gated-call] "'name()'"
} else {
  old() // the other branch needs no newer system
}
func f() {
  guard #available(iOS 16, *) else { return old() }
  modern() // expect: 3 [gated-call] "'#available(iOS 16, *)' in line 13"
}
if #unavailable(iOS 16) { old() } else { modern() } // expect: 42 [gated-call] "'#unavailable(iOS 16)' in line 16: it needs no guard from iOS 16.0 on"
outside()
if #available(iOS 14, *) { known() } // expect: 4 [redundant-check] "always true" // expect: 28 [gated-call] "the check is redundant already"
@available(iOS 17, *) func g() { free() } // an attribute is a promise, not a check
