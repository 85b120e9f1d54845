// Overrides that only call `super`, with another default, a parameter that unwraps, documentation, or wider
// access.
// min: 16

// ==== Base.swift
class A {
  func go(_ x: Int = 1) { print("go", x) }
  func iuo(_ x: Int) { print("iuo", x) }
  func make() -> A { self }
  func doc() { print("doc") }
  func other(_ x: Int, y: Int = 2) { print(x, y) }
  class func kind(_ x: Int = 1) { print("kind", x) }
}

// ==== B.swift
class H { fileprivate func secret() { print("secret") } 
  fileprivate func secret2() { print("secret2") } }
class I: H {
  override func secret() { super.secret(); if #unavailable(iOS 15) { print("old") } }
  override func secret2() { if #available(iOS 15, *) { super.secret2() } else { print("old") } }
}
class B: A {
  override func go(_ x: Int = 5) {
    super.go(x)
    if #unavailable(iOS 15) { print("old") }
  }
  override func iuo(_ x: Int!) {
    super.iuo(x)
    if #unavailable(iOS 15) { print("old") }
  }
  override func other(_ x: Int, y: Int = 7) {
    if #unavailable(iOS 15) { print("old") }
    super.other(x, y: y)
  }
  override class func kind(_ x: Int = 5) {
    super.kind(x)
    if #unavailable(iOS 15) { print("old") }
  }
  /// What it does here is described here.
  override func doc() { super.doc(); if #unavailable(iOS 15) { print("old") } }
}

// ==== main.swift
B().go(); B().iuo(Optional(3)); B().other(1); B.kind(); B().doc(); I().secret(); I().secret2()
