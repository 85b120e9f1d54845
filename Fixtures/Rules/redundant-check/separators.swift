// target: iOS 15
// A `;` before a check that goes would stand at the end of the line for nothing.
func one() {
  start(); if #unavailable(iOS 14) { old() } // expect: 15 [redundant-check] "always false"
  // expect+1: 18 [redundant-check] "always true"
  start(); guard #available(iOS 14, *) else { return }
  start()
}
func two() { start(); if #unavailable(iOS 14) { old() } } // expect: 26 [redundant-check] "always false"
func three() {
  start(); if #unavailable(iOS 14) { old() }; start() // expect: 15 [redundant-check] "always false"
  // The `;` keeps a closure from the call before it.
  start(); if #unavailable(iOS 14) { old() } // expect: 15 [redundant-check] "always false"
  { end() }()
}
