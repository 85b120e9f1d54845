// A dictionary's literal takes no key twice.
// min: 16

// ==== main.swift
func keyed(_ name: String) {
  var all: [String: Double] = ["a": 1]
  if #available(iOS 15, *) { all["a"] = 2 }
  print(all.count, all["a"] ?? 0)
  var more = ["a": 1, name: 2]
  if #available(iOS 15, *) { more["b"] = 3 }
  print(more.count, more["b"] ?? 0)
  var third = [name: 2]
  if #available(iOS 15, *) { third[name] = 3 }
  print(third.count, third[name] ?? 0)
  var gone: [String: Int?] = ["c": 1]
  if #available(iOS 15, *) { gone["d"] = nil }
  print(gone.count)
  var plain: [Int: String] = [1: "a"]
  if #available(iOS 15, *) { plain[2] = "b" }
  if #available(iOS 15, *) { plain[2] = "c" }
  print(plain.count)
  var optional: [Int: String] = [1: "a"]
  let value: String? = name.isEmpty ? nil : name
  if #available(iOS 15, *) { optional[2] = value }
  print(optional.count)
  var number: [Int: String] = [1: "a"]
  if #available(iOS 15, *) { number[0x1] = "b" }
  print(number.count)
}
keyed("b")
keyed("")

// ==== after: main.swift
func keyed(_ name: String) {
  var all: [String: Double] = ["a": 1]
  all["a"] = 2
  print(all.count, all["a"] ?? 0)
  var more = ["a": 1, name: 2]
  more["b"] = 3
  print(more.count, more["b"] ?? 0)
  var third = [name: 2]
  third[name] = 3
  print(third.count, third[name] ?? 0)
  var gone: [String: Int?] = ["c": 1]
  gone["d"] = nil
  print(gone.count)
  var plain: [Int: String] = [1: "a", 2: "b"]
  plain[2] = "c"
  print(plain.count)
  var optional: [Int: String] = [1: "a"]
  let value: String? = name.isEmpty ? nil : name
  optional[2] = value
  print(optional.count)
  var number: [Int: String] = [1: "a"]
  number[0x1] = "b"
  print(number.count)
}
keyed("b")
keyed("")
