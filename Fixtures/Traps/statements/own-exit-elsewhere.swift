// The project's own `exit` and `abort`: methods, parameters, cases. They return, and what follows them lives.
// min: 16

// ==== main.swift
struct Game {
  var level = 0
  mutating func exit() { level = 0; print("left") }
  mutating func abort() { print("aborted") }
  mutating func stop() {
    if #available(iOS 15, *) { exit() }
    print("after stop", level)
  }
  mutating func stop2() {
    if #available(iOS 15, *) { abort() } else { print("old") }
    print("after stop2", level)
  }
}
func f(exit: (Int) -> Void) {
  if #available(iOS 15, *) { exit(1) }
  print("after f")
}
func g(_ abort: () -> Void) {
  if #available(iOS 15, *) { abort() }
  print("after g")
}
enum Way { case exit(Int), stay
  static func abort() -> Way { .stay }
  static func make() -> Way {
    if #available(iOS 15, *) { _ = exit(3); print("made") }
    print("after make")
    return .stay
  }
  static func make2() -> Int {
    if #available(iOS 15, *) { exit(3) }
    print("after make2")
    return 4
  }
}
var game = Game(); game.stop(); game.stop2(); f { _ in }; g { }; _ = Way.make(); _ = Way.make2()
