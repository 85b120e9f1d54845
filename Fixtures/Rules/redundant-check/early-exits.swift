// target: iOS 15
func a() {
  if #available(iOS 14, *) { return } // expect: 6 [redundant-check] "always true"
  foo()
}
func b() -> Int {
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "always true"
    defer { leave() }
    return 1
  }
  return 2
}
func c() throws {
  guard #unavailable(iOS 14) else { throw Failure() } // expect: 9 [redundant-check] "what follows the 'guard' is dead"
  foo()
}
loop: while #available(iOS 14, *) { break loop } // expect: 13 [redundant-check] "the check can go"
repeat { if #available(iOS 14, *) { break } } while true // expect: 13 [redundant-check] "always true"
let limit: Int = { if #available(iOS 14, *) { return 10 }; return 5 }() // expect: 23 [redundant-check] "always true"
