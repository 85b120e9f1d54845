#!/usr/bin/env swift
// Declarations with all that may stand in them.
@testable @_spi(A) public import struct Foo.Bar.Baz
import func A.b
import A
public private(set) final class A: B {
  static let a = 1, b: Int = 2; var c, d: Int
  class var e: Int { 1 }
  class override func f() {}
  lazy var g: Int = { 1 }()
  weak var h: A?; unowned(unsafe) let i: A
  nonisolated(unsafe) static var j = 1
  required convenience init?(_ a: Int...) throws(E) { nil }
  init!<T>(b: T) where T: P {}
  isolated deinit { a() }
  subscript<T>(a: Int, b c: T = d) -> Int where T: P { get { 1 } set(value) { a } }
  subscript(_: A) -> B { c }
  var k: Int { get async throws(E) { 1 } }
  var l: Int = 1 { willSet(next) { a } didSet { b } }
  var m: Int = f { 1 }
  {
    didSet { a }
  }
  var v: Int { borrow { _v } }
  var w: Int { @inline(__always) borrow { _v } @_transparent set {} }
  var x: Int { borrow }
  var n: Int { @inlinable mutating get { 1 } nonmutating _modify { yield &a } }
  var o: Int {
    @storageRestrictions(initializes: _o) init(value) { _o = value }
    get { _o }
  }
  var (p, q): (Int, Int) = (1, 2)
  var r: Int { _read { yield s } }
  static prefix func - (a: A) -> A { a }
  actor B { distributed func a() }
  @Wrapper(1) @Backport<Any>.Wrapped var t
  @objc(a:b:) dynamic func u(_ a: @escaping () -> Void, b: Int = 1) rethrows -> Void {}
  func `default`(in for: Int, _: isolated A, isolated b: B) {}
  #freestanding(a)
  @attr #freestanding { a }
  indirect enum C: Int, D { case a = 1, b(Int, label: String = "c", _: D), c(isolated: E); case d }
  open func open() { open(); prefix(3); required.a; async(b) }
  func w(@ViewBuilder a: () -> B, @Wrapper _ c: D) {}
  package func x() {}
}
protocol P { var a: Int { get set }; var b: Int { mutating get async throws }; init(); func c(); static var d: E { get }
  subscript(a: Int) -> Int { get }
  associatedtype F
}
infix operator +++ : AdditionPrecedence
prefix operator √
postfix operator …
infix operator ?? : NilCoalescingPrecedence
precedencegroup Foo { higherThan: Bar, Baz lowerThan: Qux associativity: left assignment: true }
@attached(member, names: named(init), arbitrary) @freestanding(expression)
public macro m<T>(_ a: T) -> String = #externalMacro(module: "A", type: "B") where T: P
macro n() = #externalMacro(module: "A", type: "B")
@attached(extension, conformances: P, names: named(deinit), named(subscript(a:b:))) macro o()
func outer() {
  func inner() {}
  struct Local { let a: Int }
  let a = 1, b = 2
  async let c = d()
  let actor = 1; actor.a()
  let get = 1; get.b
  macro = 1
  var e: Int { 1 }
  var f: Int = 1 { didSet { a } }
  @MainActor func g() {}
  class K {}
}
func yields() { yield(a); yield &b; discard self; discard(c); let then = d }
extension A { public init() { init(a: 1); self.init(b: 2) } }
@A @B(c) @available(iOS 15, *)
@D
extension B {}
@main struct Main {}
enum Empty {}
