// A choice by a known answer, where the branch that goes gave the other one its type.
// min: 15

// ==== main.swift
import Foundation

private var modern: Bool { if #available(iOS 15, *) { return true } else { return false } }
class A {
  init() {}
  var name: String { "A" }
}
class B: A { override var name: String { "B" } }
struct Key: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral value: String) { text = value }
}
func show(_ key: Key) { print("key", key.text) }
@_disfavoredOverload func show<S: StringProtocol>(_ text: S) { print("text", text) }
func put(_ number: Int) { print("int", number) }
func put(_ number: Double) { print("double", number) }
func kind<T>(_ value: T) { print(T.self, value) }
func count(_ list: [Int]) { print("list", list.count) }
func count(_ list: Set<Int>) { print("set", list.count) }
let k = 2.5
let w = "w"
let set: Set<Int> = [7]
let optional: Int? = 5
let plain = 6
func arithmetic() {
  let a = modern ? 10 / 4 : k
  print(a)
  put(modern ? 7 / 2 : k)
  kind(modern ? 1 : k)
  kind(modern ? 1 : 2)
  kind(modern ? 1 : 2.5)
  kind(modern ? -1 : k)
  kind(modern ? (1) : k)
  kind(!modern ? k : 3)
  let b: Double = modern ? 10 / 4 : k
  print(b)
  var c = k
  c = modern ? 10 / 4 : k
  print(c)
  print("\(modern ? 10 / 4 : k)")
  let list = [modern ? 10 / 4 : k, 1]
  print(list)
  let tuple = (modern ? 1 : k, 2)
  print(tuple)
  print((modern ? 10 : k) / 4)
  print(k + (modern ? 10 / 4 : k))
  print([1, 2].map { Double($0) + (modern ? 1 / 2 : k) })
}
func strings() {
  show(modern ? "new" : w)
  show(modern ? "new" : "old")
  kind(modern ? "n" : Character("c"))
  kind(modern ? "n" : Substring("c"))
}
func lists() {
  count(modern ? [1, 1] : set)
  let a = modern ? [1, 1] : set
  print(a.count)
  let b = modern ? [] : set
  print(b.count)
  kind(modern ? [1: 2] : [3: 2.5])
  kind(modern ? [1, 2] : [2.5])
}
func optionals() {
  if let x = modern ? plain : optional { print("some", x) }
  guard let y = modern ? plain : optional else { return }
  print(y)
  var z = modern ? plain : optional
  z = nil
  print(z as Any)
  kind(modern ? plain : optional)
  kind(modern ? plain : nil)
  print((modern ? plain : nil) ?? 3)
  kind(modern ? nil : optional)
  let q: Any = modern ? plain : optional as Any
  print(q)
  let r: Any? = modern ? plain : optional
  print(r as Any)
}
func classes() {
  var a = modern ? B() : A()
  kind(a)
  a = A()
  print(a.name)
  kind(modern ? B() : A())
  let list = [modern ? B() : A()]
  kind(list)
}
func closures() {
  let f = modern ? { 1 } : { 2.5 }
  kind(f())
  let g = { modern ? 1 : k }
  kind(g())
  kind([1].map { _ in modern ? 1 : k })
}
func result() -> Double { return modern ? 10 / 4 : k }
func implicit() -> Double { modern ? 10 / 4 : k }
func any() -> Any { modern ? 10 / 4 : k }
func anyReturn() -> Any { return modern ? 10 / 4 : k }
func generic<T: ExpressibleByIntegerLiteral>(_ t: T) -> T { modern ? 1 : t }
var getter: Double { modern ? 10 / 4 : k }
func parameter(_ x: Double = modern ? 10 / 4 : k) { print(x) }
func described() -> CustomStringConvertible { return modern ? 10 / 4 : k }
arithmetic()
strings()
lists()
optionals()
classes()
closures()
print(result(), implicit(), any(), anyReturn(), generic(2.5), getter, described())
parameter()
