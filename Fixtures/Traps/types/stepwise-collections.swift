// A collection that is built step by step keeps its type and the order of what it is made of.
// min: 16

// ==== main.swift
protocol Named { var name: String { get } }
struct One: Named { let name = "one" }
struct Two: Named { let name = "two" }
enum Side { case top, bottom }
func show<T>(_ value: T) { print(T.self, value) }
func traced(_ number: Int) -> Int { print("traced", number); return number }

func doubles() -> [Double] {
  var all: [Double] = [1]
  if #available(iOS 15, *) { all.append(2) }
  show(all)
  return all
}
func guessed() {
  var all = [1.5]
  if #available(iOS 15, *) { all.append(2) }
  show(all)
}
func optional() {
  var all: [Int?] = [nil]
  if #available(iOS 15, *) { all.append(3) }
  show(all)
}
func unique() {
  var all: Set<Int> = [1, 1]
  if #available(iOS 15, *) { all.insert(1) }
  show(all.count)
}
func mixed() {
  var all: [Any] = ["a"]
  if #available(iOS 15, *) { all.append(1) }
  if #available(iOS 14, *) { all.append(2.5) } else { all.append("old") }
  show(all)
}
func named() {
  var all: [any Named] = [One()]
  if #available(iOS 15, *) { all.append(Two()) }
  show(all.map(\.name))
}
func sides() {
  var all = [Side.top]
  if #available(iOS 15, *) { all.append(.bottom) }
  show(all)
}
func itself() {
  var all = [traced(1)]
  if #available(iOS 15, *) { all.append(all.count + traced(2)) }
  show(all)
}
func empty() {
  var all: [Int8] = []
  if #available(iOS 15, *) { all.append(4) }
  if #available(iOS 15, *) { all += [5, 6] }
  show(all)
}
func made() {
  var all = [Float]()
  if #available(iOS 15, *) { all.append(4) }
  show(all)
  var list = Array<UInt8>()
  if #available(iOS 15, *) { list.append(contentsOf: [7]) }
  show(list)
}
func slices() {
  var all = ArraySlice([1, 2])
  if #available(iOS 15, *) { all.append(3) }
  show(all)
  var open: ContiguousArray = [1]
  if #available(iOS 15, *) { open.append(2) }
  show(open)
}
func keyed() {
  var all: [String: Double] = ["a": 1]
  if #available(iOS 15, *) { all["b"] = 2 }
  show(all.count)
}
func between() {
  var all = [traced(1)]
  let other = traced(2)
  if #available(iOS 15, *) { all.append(traced(3)) }
  all.append(other)
  show(all)
}
_ = doubles()
guessed(); optional(); unique(); mixed(); named(); sides(); itself(); empty(); made(); slices(); keyed(); between()

// ==== after: main.swift
protocol Named { var name: String { get } }
struct One: Named { let name = "one" }
struct Two: Named { let name = "two" }
enum Side { case top, bottom }
func show<T>(_ value: T) { print(T.self, value) }
func traced(_ number: Int) -> Int { print("traced", number); return number }

func doubles() -> [Double] {
  let all: [Double] = [1, 2]
  show(all)
  return all
}
func guessed() {
  let all = [1.5, 2]
  show(all)
}
func optional() {
  let all: [Int?] = [nil, 3]
  show(all)
}
func unique() {
  let all: Set<Int> = [1, 1, 1]
  show(all.count)
}
func mixed() {
  let all: [Any] = ["a", 1, 2.5]
  show(all)
}
func named() {
  let all: [any Named] = [One(), Two()]
  show(all.map(\.name))
}
func sides() {
  let all = [Side.top, .bottom]
  show(all)
}
func itself() {
  var all = [traced(1)]
  all.append(all.count + traced(2))
  show(all)
}
func empty() {
  let all: [Int8] = [4, 5, 6]
  show(all)
}
func made() {
  var all = [Float]()
  all.append(4)
  show(all)
  var list = Array<UInt8>()
  list.append(contentsOf: [7])
  show(list)
}
func slices() {
  var all = ArraySlice([1, 2])
  all.append(3)
  show(all)
  var open: ContiguousArray = [1]
  open.append(2)
  show(open)
}
func keyed() {
  let all: [String: Double] = ["a": 1, "b": 2]
  show(all.count)
}
func between() {
  var all = [traced(1)]
  let other = traced(2)
  all.append(traced(3))
  all.append(other)
  show(all)
}
_ = doubles()
guessed(); optional(); unique(); mixed(); named(); sides(); itself(); empty(); made(); slices(); keyed(); between()
