// A type of the file that is made of a literal, and inserts otherwise.
// min: 16
// warns: the case is about behaviour

// ==== main.swift
class U {}; class L: U {}; class M: U {}
func f() -> Int {
  let u: U = L()
  var a = [u]
  if #available(iOS 15, *) { a.append(M()) }
  return a.count
}
func g(_ x: Int?) -> Int {
  var a = [x]
  if #available(iOS 15, *) { a.append(3) }
  return a.count
}
func h() throws -> Int {
  var a = [1]
  if #available(iOS 15, *) { a.append(try t()) }
  return a.count
}
func i() -> Int {
  var a = [{ (x: Int) in x }]
  if #available(iOS 15, *) { a.append({ $0 + 1 }) }
  return a[0](2)
}
func j() -> Set<Int> {
  var a: Set<Int> = [1]
  if #available(iOS 15, *) { a.insert(1) }
  return a
}
func t() throws -> Int { 1 }
struct My: ExpressibleByArrayLiteral { var log: [String] = []; init(arrayLiteral e: Int...) { log = ["lit\(e)"] }; mutating func insert(_ i: Int) { log.append("ins\(i)") } }
func k() -> My { 
  var a: My = [1]
  if #available(iOS 15, *) { a.insert(1) }
  return a
}
func l() -> [Any] {
  var a: [Any] = ["x"]
  if #available(iOS 15, *) { a.append(nil as Int? as Any) }
  return a
}
func m() -> [Int] {
  var a = [1]
  if #available(iOS 15, *) { a += [2, 3] }
  if #available(iOS 16, *) { a.insert(0, at: 0) }
  a.append(9)
  return a
}
print(f(), g(2), try h(), i(), j(), k().log, l(), m())
