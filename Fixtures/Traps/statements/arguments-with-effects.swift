// A member without a base is made when it is first read: a call that gives it to an emptied function stays.
// min: 16

// ==== Values.swift
struct Value {
  static let loud = Value("loud")
  static var quiet: Value { Value("quiet") }
  static let zero = 0
  init(_ name: String) { print("made", name) }
}
enum Kind { case plain, other }

// ==== main.swift
struct Screen {
  private func apply(_ value: Value) { if #unavailable(iOS 15) { print("old", value) } }
  private func adjust(_ value: Value) { if #unavailable(iOS 15) { print("old", value) } }
  private func show(_ kind: Kind) { if #unavailable(iOS 15) { print("old", kind) } }
  func run() {
    apply(.loud)
    adjust(.quiet)
    show(.plain)
    print("end")
  }
}
Screen().run()

// ==== after: main.swift
struct Screen {
  private func apply(_ value: Value) { }
  private func adjust(_ value: Value) { }
  func run() {
    apply(.loud)
    adjust(.quiet)
    print("end")
  }
}
Screen().run()

// ==== after: Values.swift
struct Value {
  static let loud = Value("loud")
  static var quiet: Value { Value("quiet") }
  static let zero = 0
  init(_ name: String) { print("made", name) }
}
