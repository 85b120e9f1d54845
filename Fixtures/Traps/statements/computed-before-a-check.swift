// A condition before a check that never holds reads a value that another file computes.
// min: 16

// ==== Base.swift
@propertyWrapper struct Told { var wrappedValue: Int { print("told"); return 3 } }
let made: Int = { print("made"); return 3 }()
var LIMIT: Int { print("LIMIT"); return 2 }
class Base {
  var tick: Int { print("tick"); return 2 }
  var kept = 4
  lazy var late: Int = { print("late"); return 1 }()
  static var shared: Int { print("shared"); return 2 }
  @Told var told
}

// ==== main.swift
final class Sub: Base {
  func conditions(_ own: Int) {
    if tick > 3, #unavailable(iOS 15) { print("old") }
    if kept > 3, #unavailable(iOS 15) { print("old") }
    if own > 3, #unavailable(iOS 15) { print("old") } else { print("new") }
    if tick > 3 { print("much") } else if tick > 4, #unavailable(iOS 15) { print("old") }
    if tick > 3, #unavailable(iOS 15) { print("old") } else { print("new") }
    while tick > 3, #unavailable(iOS 15) { print("old") }
    print("end")
  }
  func exit() {
    guard tick > 3, #unavailable(iOS 15) else { return print("exit") }
    print("old")
  }
  func blocks() {
    if late > 3 { if #unavailable(iOS 15) { print("old") } }
    if told > 3 { if #unavailable(iOS 15) { print("old") } }
    if made > 3 { if #unavailable(iOS 15) { print("old") } }
    if LIMIT > 3 { if #unavailable(iOS 15) { print("old") } }
    if Self.shared > 3 { if #unavailable(iOS 15) { print("old") } }
    if kept > 3 { if #unavailable(iOS 15) { print("old") } }
    print("end")
  }
}
let sub = Sub()
sub.conditions(4)
sub.exit()
sub.blocks()

// ==== after: main.swift
final class Sub: Base {
  func conditions(_ own: Int) {
    if tick > 3 {}
    print("new")
    if tick > 3 { print("much") } else if tick > 4 {}
    if tick > 3, #unavailable(iOS 15) { print("old") } else { print("new") }
    while tick > 3, #unavailable(iOS 15) { print("old") }
    print("end")
  }
  func exit() {
    guard tick > 3, #unavailable(iOS 15) else { return print("exit") }
    print("old")
  }
  func blocks() {
    if late > 3 { }
    if told > 3 { }
    if made > 3 { }
    if LIMIT > 3 { }
    if Self.shared > 3 { }
    print("end")
  }
}
let sub = Sub()
sub.conditions(4)
sub.exit()
sub.blocks()
