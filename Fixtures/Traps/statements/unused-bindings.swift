// Local names that only deleted code read: the compiler warns of none afterwards.
// min: 16

// ==== main.swift
enum Mode { case fixed(Int), free }
struct Style { var size = 1 }
func find(_ n: Int) -> Int? { n > 1 ? n : nil }
func make() -> String { "m" }
class Cell { func mark() { print("mark") } }
final class Page {
  var views: [Int] = [1, 2]
  var title = "t"
  func dequeue(_ i: Int) -> Cell? { i > 0 ? Cell() : nil }
  func a(_ s: String, _ xs: [Int], _ cache: [String: Int]) {
    let up = s.uppercased()
    let number = Int(s) ?? 0
    let mapped = xs.map { $0 + 1 }
    let count = xs.filter { $0 > 1 }.count
    let mode = Mode.fixed(2)
    let style = Style(size: 3)
    let cached = cache["a"]
    let inset = 1, height = 2
    let typed: Int = xs.count
    if #unavailable(iOS 15) { print(up, number, mapped, count, mode, style, cached as Any, inset, typed) }
    print(height)
    if let cell = dequeue(1) { if #unavailable(iOS 13) { cell.mark() }; print("x") }
    guard let cell2 = dequeue(1) else { return }
    if #unavailable(iOS 13) { cell2.mark() }
  }
  func b() {
    var last = 0
    for x in [1, 2] {
      last = x
      print(x)
    }
    if #unavailable(iOS 13) { print(last) }
    var names = [String]()
    if #unavailable(iOS 13) { names.append("a") }
    print(names.joined(), names[safe: 0] ?? "")
    var total = 0
    if #available(iOS 13, *) { total = 1 }
    let mode: Mode = find(total) == nil ? .free : .fixed(3)
    switch mode {
    case .fixed: print("fixed")
    case .free: print("free")
    }
    for x in [1] { if #unavailable(iOS 13) { print(x) }; print("loop") }
  }
}
extension Array { subscript(safe i: Int) -> Element? { i < count ? self[i] : nil } }
let page = Page()
page.a("12", [1, 2], [:])
page.b()

// ==== after: main.swift
enum Mode { case fixed(Int), free }
struct Style { var size = 1 }
func find(_ n: Int) -> Int? { n > 1 ? n : nil }
func make() -> String { "m" }
class Cell { }
final class Page {
  var views: [Int] = [1, 2]
  var title = "t"
  func dequeue(_ i: Int) -> Cell? { i > 0 ? Cell() : nil }
  func a(_ s: String, _ xs: [Int], _ cache: [String: Int]) {
    _ = s.uppercased()
    _ = Int(s) ?? 0
    _ = xs.map { $0 + 1 }
    _ = xs.filter { $0 > 1 }.count
    _ = Mode.fixed(2)
    _ = Style(size: 3)
    let height = 2
    print(height)
    if dequeue(1) != nil { print("x") }
    guard dequeue(1) != nil else { return }
  }
  func b() {
    for x in [1, 2] {
      print(x)
    }
    let names = [String]()
    print(names.joined(), names[safe: 0] ?? "")
    let total = 1
    let mode: Mode = find(total) == nil ? .free : .fixed(3)
    switch mode {
    case .fixed: print("fixed")
    case .free: print("free")
    }
    for _ in [1] { print("loop") }
  }
}
extension Array { subscript(safe i: Int) -> Element? { i < count ? self[i] : nil } }
let page = Page()
page.a("12", [1, 2], [:])
page.b()
