// Members that count as pure by their names, whose getters read another one with an effect, an element, or something that is
// made at its first read: with an initializer that does more than to store. Those that only read values go.
// min: 16

// ==== Kinds.swift
struct Kind: Equatable {
  var name: String
  init(_ name: String) {
    self.name = name
    print("kind", name)
  }
  static let main = Kind("main")
  static let values: [Int] = {
    print("values")
    return [1]
  }()
}
struct Plain: Equatable {
  var name: String
  init(_ name: String) { self.name = name }
  static let main = Plain("main")
  static let keys: [Int] = { [1] }()
}

// ==== main.swift
final class Box {
  lazy var value: Int = {
    print("loaded")
    return 3
  }()
}
struct Store {
  let items = [1, 2]
  let box = Box()
  var isEmpty: Bool { total == 0 }
  var total: Int {
    print("total")
    return 3
  }
  var first: Int? { self[0] }
  subscript(index: Int) -> Int {
    print("element")
    return items[index]
  }
  var x: Int { box.value }
  var last: Int? { items.last }
  static let size: Int = {
    print("size")
    return 1
  }()
}
func look(_ store: Store, _ kind: Kind, _ plain: Plain) {
  if store.isEmpty { if #unavailable(iOS 15) { print("old") } }
  if store.first == 1 { if #unavailable(iOS 15) { print("old") } }
  if store.x == 3 { if #unavailable(iOS 15) { print("old") } }
  if Store.size > 3 { if #unavailable(iOS 15) { print("old") } }
  if Kind.values.isEmpty { if #unavailable(iOS 15) { print("old") } }
  if kind == .main { if #unavailable(iOS 15) { print("old") } }
  let values = Kind.values
  if #unavailable(iOS 15) { print(values) }
  if store.last == 1 { if #unavailable(iOS 15) { print("old") } }
  if Plain.keys.count > 3 { if #unavailable(iOS 15) { print("old") } }
  print("looked")
}
look(Store(), Kind("a"), Plain("a"))

// ==== after: main.swift
final class Box {
  lazy var value: Int = {
    print("loaded")
    return 3
  }()
}
struct Store {
  let items = [1, 2]
  let box = Box()
  var isEmpty: Bool { total == 0 }
  var total: Int {
    print("total")
    return 3
  }
  var first: Int? { self[0] }
  subscript(index: Int) -> Int {
    print("element")
    return items[index]
  }
  var x: Int { box.value }
  static let size: Int = {
    print("size")
    return 1
  }()
}
func look(_ store: Store, _ kind: Kind, _ plain: Plain) {
  if store.isEmpty { }
  if store.first == 1 { }
  if store.x == 3 { }
  if Store.size > 3 { }
  if Kind.values.isEmpty { }
  if kind == .main { }
  _ = Kind.values
  print("looked")
}
look(Store(), Kind("a"), Plain("a"))
