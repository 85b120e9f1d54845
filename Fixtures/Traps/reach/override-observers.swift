// Overriding properties whose observers go: without any, the override would be a stored property.
// min: 16

// ==== main.swift
class A { var on = false; var off = true { didSet { print("a") } }; var both = 1 }
class B: A {
  override var on: Bool { didSet { if #unavailable(iOS 15) { print("old") } } }
  override var off: Bool {
    willSet {
      if #unavailable(iOS 15) { print("old") }
    }
  }
  override final var both: Int { willSet { print("w") } didSet { if #unavailable(iOS 15) { print("old") } } }
}
class C: A {
  /// Documented.
  override public var on: Bool {
    didSet { if #unavailable(iOS 15) { print("old") } }
    willSet { if #unavailable(iOS 15) { print("old") } }
  }
  override var both: Int {
    didSet { guard #unavailable(iOS 15) else { return }; print("old") }
  }
}
struct S { var x = 1 { didSet { if #unavailable(iOS 15) { print("old") } } } 
  static var y: Int = 2 { willSet { if #unavailable(iOS 15) { print("old") } } } }
let b = B(); b.on = true; b.off = false; b.both = 3; print(b.on, b.off, b.both)
let c = C(); c.on = true; c.both = 8; print(c.on, c.both)
var s = S(); s.x = 3; S.y = 4; print(s.x, S.y)
