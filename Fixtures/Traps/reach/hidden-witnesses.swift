// Witnesses of private types: of protocols in another file, of the standard library, and what the compiler
// asks for.
// min: 16

// ==== Protocols.swift
protocol Named { var title: String { get } }
protocol Sized { func size() -> Int }
protocol Making { associatedtype Made; func make() -> Made }
class Root { }

// ==== main.swift
private struct P: CustomStringConvertible {
  fileprivate var description: String { "p!" }
  func f() { if #unavailable(iOS 15) { print(description) } }
}
private struct Q: Named, Sized {
  fileprivate var title: String { "q" }
  func f() { if #unavailable(iOS 15) { print(title, size()) } }
}
private extension Q { func size() -> Int { 3 } }
private struct R: Sequence {
  fileprivate func makeIterator() -> IndexingIterator<[Int]> { [1, 2].makeIterator() }
  func f() { if #unavailable(iOS 15) { _ = makeIterator() } }
}
@resultBuilder private struct Build {
  fileprivate static func buildBlock(_ x: Int...) -> Int { x.count }
  fileprivate static func buildOptional(_ x: Int?) -> Int { x ?? 40 }
  static func f() { if #unavailable(iOS 15) { print(Build.buildBlock(), Build.buildOptional(3)) } }
}
@propertyWrapper private struct Wrap {
  var wrappedValue = 1
  fileprivate var projectedValue: Int { 7 }
  func f() { if #unavailable(iOS 15) { print(projectedValue) } }
}
private struct M: Making {
  fileprivate typealias Made = Int
  fileprivate func make() -> Int { 4 }
  func f() { if #unavailable(iOS 15) { let x: Made = make(); print(x) } }
}
private struct T { }
extension T: Named { }
private extension T {
  var title: String { "t" }
  func f() { if #unavailable(iOS 15) { print(title) } }
}
private class U { fileprivate func size() -> Int { 9 }
  func f() { if #unavailable(iOS 15) { print(size()) } } }
private class V: U, Sized {}
private protocol W: Sized {}
private extension W { func size() -> Int { 11 }
  func f() { if #unavailable(iOS 15) { print(size()) } } }
private struct X: W {}
private struct Call {
  fileprivate func callAsFunction() { print("called") }
  func f() { if #unavailable(iOS 15) { callAsFunction() } }
}
@dynamicMemberLookup private struct Dyn {
  fileprivate subscript(dynamicMember name: String) -> Int { 1 }
}
private extension DefaultStringInterpolation {
  mutating func appendInterpolation(money: Int) { appendLiteral("$\(money)") }
}
func useInterpolation() { if #unavailable(iOS 15) { var d = DefaultStringInterpolation(literalCapacity: 0, interpolationCount: 0); d.appendInterpolation(money: 3) } }
@Build private func built() -> Int { 1; 2; if ok { 3 } }
let ok = false
private struct Holder { @Wrap var x; func f() { print($x) } }
print(P()); let named: any Named = Q(); print(named.title); print((Q() as any Sized).size()); for x in R() { print(x) }; print(built())
Holder().f(); print((M() as any Making).make()); print((T() as any Named).title); print((V() as any Sized).size()); print((X() as any Sized).size()); Call()(); print("\(money: 3)"); P().f(); Q().f(); R().f(); M().f(); T().f(); U().f(); X().f(); Call().f(); Wrap().f(); Build.f()
