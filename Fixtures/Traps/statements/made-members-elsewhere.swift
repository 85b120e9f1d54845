// The same in another file: lazy properties, wrappers, getters that only call, and static constants beside `==`.
// min: 16

// ==== Model.swift
final class Model {
  lazy var size: Int = { print("size"); return 3 }()
  lazy var width = load()
  lazy var height = 3
  @Traced var count = 3
  var first: Int { next() }
  var last: Int { plain() }
  lazy var isReady: Bool = { print("ready"); return true }()
  var isOn: Bool { check() }
  @Marked var isMarked = true
  @Plain var isPlain = true
  var number = 0
  func load() -> Int { print("load"); return 3 }
  func next() -> Int { number += 1; print("next"); return number }
  func plain() -> Int { number }
  func check() -> Bool { print("check"); return true }
}

// ==== Kind.swift
func make(_ name: String) -> Int { print("made", name); return 3 }
struct Kind: Equatable {
  var number: Int
  static let main = Kind(number: make("main"))
  static let side = Kind(number: make("side"))
  static let far: Kind = { print("far"); return Kind(number: 3) }()
  static let near = Kind(number: 3)
  static let next: Kind = {
    var kind = Kind(number: 3)
    kind.number = 4
    return kind
  }()
  static var top: Kind { Kind(number: make("top")) }
}

// ==== Wrappers.swift
@propertyWrapper struct Traced {
  var value: Int
  init(wrappedValue: Int) { value = wrappedValue }
  var wrappedValue: Int {
    get { print("read"); return value }
    set { value = newValue }
  }
}
@propertyWrapper struct Marked {
  var value: Bool
  init(wrappedValue: Bool) { value = wrappedValue }
  var wrappedValue: Bool {
    get { print("marked"); return value }
    set { value = newValue }
  }
}
@propertyWrapper struct Plain { var wrappedValue: Bool }

// ==== main.swift
func look(_ model: Model) {
  let size = model.size
  if #unavailable(iOS 15) { print(size) }
  if model.first == 1 {
    if #unavailable(iOS 15) { print("old") }
  }
  if model.width > 2, #unavailable(iOS 15) { print("old") }
  if model.first > 2, #unavailable(iOS 15) { print("old") }
  if model.height > 2, #unavailable(iOS 15) { print("old") }
  if model.last > 2, #unavailable(iOS 15) { print("old") }
  if model.count == 3 {
    if #unavailable(iOS 15) { print("old") }
  }
  print("looked")
}
func ask(_ model: Model) {
  let isOld: Bool
  if #available(iOS 15, *) { isOld = false } else { isOld = true }
  if model.isReady && isOld { print("old") }
  if model.isOn && isOld { print("old") }
  if model.isMarked && isOld { print("old") }
  if model.isPlain && isOld { print("old") }
  print("asked")
}
func compare(_ kind: Kind) {
  if kind == .main, #unavailable(iOS 15) { print("old") }
  if kind == .side { if #unavailable(iOS 15) { print("old") } }
  if case .far = kind, #unavailable(iOS 15) { print("old") }
  if kind == .top, #unavailable(iOS 15) { print("old") }
  if kind == .near, #unavailable(iOS 15) { print("old") }
  if kind == .next { if #unavailable(iOS 15) { print("old") } }
  print("compared")
}
look(Model())
ask(Model())
compare(Kind(number: 1))

// ==== after: main.swift
func look(_ model: Model) {
  _ = model.size
  if model.first == 1 {
  }
  if model.width > 2, #unavailable(iOS 15) { print("old") }
  if model.first > 2, #unavailable(iOS 15) { print("old") }
  if model.count == 3 {
  }
  print("looked")
}
func ask(_ model: Model) {
  if model.isReady && false { print("old") }
  if model.isOn && false { print("old") }
  if model.isMarked && false { print("old") }
  print("asked")
}
func compare(_ kind: Kind) {
  if kind == .main, #unavailable(iOS 15) { print("old") }
  if kind == .side { }
  if case .far = kind, #unavailable(iOS 15) { print("old") }
  if kind == .top, #unavailable(iOS 15) { print("old") }
  print("compared")
}
look(Model())
ask(Model())
compare(Kind(number: 1))
