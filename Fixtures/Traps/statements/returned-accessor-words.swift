// A file that leaves `return` out, and getters whose only expression begins with a word that begins an accessor.
// min: 16

// ==== main.swift
struct Box {
  var set: Set<Int> = [1]
  var get = 3
  let didSet = 4
  func a() -> Int { 1 }
  func b() -> Int { 2 }
  func c() -> Int { 3 }
  func d() -> Int { 4 }
  func e() -> Int { 5 }
  var count: Int { if #available(iOS 15, *) { return set.count } else { return 0 } }
  var value: Int { if #available(iOS 15, *) { return get } else { return 0 } }
  var other: Int { if #available(iOS 15, *) { return didSet } else { return 0 } }
  var plain: Int { if #available(iOS 15, *) { return a() } else { return 0 } }
  var inner: Int { get { if #available(iOS 15, *) { return didSet } else { return 0 } } }
  func f() -> Int { if #available(iOS 15, *) { return get } else { return 0 } }
}
let box = Box()
print(box.count, box.value, box.other, box.plain, box.inner, box.f())

// ==== after: main.swift
struct Box {
  var set: Set<Int> = [1]
  var get = 3
  let didSet = 4
  func a() -> Int { 1 }
  func b() -> Int { 2 }
  func c() -> Int { 3 }
  func d() -> Int { 4 }
  func e() -> Int { 5 }
  var count: Int { return set.count }
  var value: Int { return get }
  var other: Int { return didSet }
  var plain: Int { a() }
  var inner: Int { get { didSet } }
  func f() -> Int { get }
}
let box = Box()
print(box.count, box.value, box.other, box.plain, box.inner, box.f())
