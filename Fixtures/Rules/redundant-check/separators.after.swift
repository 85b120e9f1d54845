// target: iOS 15
// A `;` before a check that goes would stand at the end of the line for nothing.
func one() {
  start()

  start()
  start()
}
func two() { start() }
func three() {
  start(); start()
  // The `;` keeps a closure from the call before it.
  start();
  { end() }()
}
