// Local names in every form that only deleted code read: the compiler warns of none afterwards.
// min: 16

// ==== main.swift
final class Observation { func stop() { print("stop") } }
enum Mode { case fixed(Int), free }
struct Style { var size = 1 }
func loadLegacy() async -> Int { 3 }
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
    let (left, right) = (1, make())
    let typed: Int = xs.count
    let call: String = make()
    if #unavailable(iOS 15) { print(up, number, mapped, count, mode, style, cached as Any, inset, left, typed, call) }
    print(height, right)
    if let cell = dequeue(1) { if #unavailable(iOS 13) { cell.mark() } }
    if let cell = dequeue(1) { if #unavailable(iOS 13) { cell.mark() }; print("x") }
    guard let cell2 = dequeue(1) else { return }
    if #unavailable(iOS 13) { cell2.mark() }
    if let n = find(2) { if #unavailable(iOS 13) { print(n) } } else { print("none") }
  }
  func b(_ legacy: Int, _ copy: Int) async {
    async let old = loadLegacy()
    if #unavailable(iOS 13) { print(await old) }
    var last = 0
    for x in [1, 2] {
      last = x
      print(x)
    }
    if #unavailable(iOS 13) { print(last) }
    let f = { [legacy, copy] in
      if #unavailable(iOS 13) { print(legacy) }
      print(copy)
    }
    f()
    let g = { [self] in
      if #unavailable(iOS 13) { print(title) }
      print("g")
    }
    g()
    let h = { [weak self] in
      guard let self else { return }
      if #unavailable(iOS 13) { print(self.title) }
    }
    h()
    var observation: Observation?
    if #unavailable(iOS 13) { observation = Observation() }
    observation?.stop()
    var names = [String]()
    if #unavailable(iOS 13) { names.append("a") }
    print(names.joined(), names[safe: 0] ?? "")
    var total = 0
    if #available(iOS 13, *) { total = 1 }
    let mode: Mode = find(total) == nil ? .free : .fixed(3)
    switch mode {
    case .fixed(let n):
      if #unavailable(iOS 13) { print(n) }
      print("fixed")
    case .free: print("free")
    }
    for (index, x) in [1].enumerated() {
      if #unavailable(iOS 13) { print(index) }
      print(x)
    }
    for x in [1] { if #unavailable(iOS 13) { print(x) }; print("loop") }
  }
}
extension Array { subscript(safe i: Int) -> Element? { i < count ? self[i] : nil } }
let page = Page()
page.a("12", [1, 2], [:])
await page.b(1, 2)

// ==== after: main.swift
final class Observation { func stop() { print("stop") } }
enum Mode { case fixed(Int), free }
struct Style { var size = 1 }
func loadLegacy() async -> Int { 3 }
func find(_ n: Int) -> Int? { n > 1 ? n : nil }
func make() -> String { "m" }
class Cell { }
final class Page {
  var views: [Int] = [1, 2]
  func dequeue(_ i: Int) -> Cell? { i > 0 ? Cell() : nil }
  func a(_ s: String, _ xs: [Int], _ cache: [String: Int]) {
    _ = s.uppercased()
    _ = Int(s) ?? 0
    _ = xs.map { $0 + 1 }
    _ = xs.filter { $0 > 1 }.count
    _ = Mode.fixed(2)
    _ = Style(size: 3)
    let height = 2
    let (_, right) = (1, make())
    let _: String = make()
    print(height, right)
    if dequeue(1) != nil { }
    if dequeue(1) != nil { print("x") }
    guard dequeue(1) != nil else { return }
    if find(2) == nil { print("none") }
  }
  func b(_ legacy: Int, _ copy: Int) async {
    async let _ = loadLegacy()
    for x in [1, 2] {
      print(x)
    }
    let f = { [copy] in
      print(copy)
    }
    f()
    let g = {
      print("g")
    }
    g()
    let h = {}
    h()
    let observation: Observation? = nil
    observation?.stop()
    let names = [String]()
    print(names.joined(), names[safe: 0] ?? "")
    let total = 1
    let mode: Mode = find(total) == nil ? .free : .fixed(3)
    switch mode {
    case .fixed:
      print("fixed")
    case .free: print("free")
    }
    for (_, x) in [1].enumerated() {
      print(x)
    }
    for _ in [1] { print("loop") }
  }
}
extension Array { subscript(safe i: Int) -> Element? { i < count ? self[i] : nil } }
let page = Page()
page.a("12", [1, 2], [:])
await page.b(1, 2)
