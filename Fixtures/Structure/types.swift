// Types, wherever they may stand.
let a: [String: (Int, label: [Double?]) -> Void]?
let b: @Sendable @MainActor (inout A, B...) async throws(E) -> C
let c: some P & Q, d: any (P & Q)?, e: (any P)?
let f: A.B<C.D<E>>.F.Type, g: P.Protocol
let h: (repeat each T) -> (repeat each U)
let i: borrowing A, j: sending (B), k: nonisolated(nonsending) () async -> Void
let l: [Int of String], m: [3 of [2 of Int]], n: _, o: [_]
let p: <T: P> T
let q: ~Copyable, r: any P & ~Escapable
let s: A<-1, 2>, t: ((A)) -> ((B) -> C), u: () -> () -> ()
let v: (_ a: A, b c: B, _: C) -> D
let w: @convention(c) (Int32) -> Void = x, y: @escaping @autoclosure () -> Bool
func generic<each T: P, let n: Int, U>(_ a: repeat each T, _ b: U...) -> (repeat each T)
where repeat each T: Q, U: P & R, U.A == Array<U.B>, n == 3 {}
func opaque() -> <T> T { fatalError() }
func optional() -> A<B>?
{ nil }
struct S<T>: A, B<T>.C, @unchecked Sendable, ~Copyable where T: P {}
class C: @retroactive P, nonisolated Q {}
protocol Primary<A, B>: AnyObject where A: P { associatedtype A: P = B where A.C == D; associatedtype B }
typealias Pair<T> = (T, T) where T: P
extension Array<Int>.Index: P where Element == Int {}
extension (A & B) {}
func constrained<T>(_: T) where T: _Trivial(32), T: AnyObject {}
func ==<T>(a: T, b: T) -> Bool { true }
func < <T>(a: T, b: T) -> Bool { true }
prefix func !(a: A) -> B { b }
prefix func & (a: A) -> B { b }
func ... (a: A, b: B) -> C { c }
let value = x is [A: B]?, other = y as? A<B>.C ?? z
func nonsending(_ f: nonisolated(nonsending) @Sendable () async -> Void) {}
