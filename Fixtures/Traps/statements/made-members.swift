// Members with pure names that make their value when they are read, through a wrapper, or by a call: they are read still.
// min: 16

// ==== main.swift
@propertyWrapper struct Traced {
  var value: Int
  init(wrappedValue: Int) { value = wrappedValue }
  var wrappedValue: Int {
    get { print("read"); return value }
    set { value = newValue }
  }
}
final class Model {
  lazy var size: Int = { print("size"); return 3 }()
  lazy var width = load()
  @Traced var count = 3
  var stored = 4
  func load() -> Int { print("load"); return 3 }
  func go() {
    let size = self.size
    if #unavailable(iOS 15) { print(size) }
    if self.count == 3, #unavailable(iOS 15) { print("old") }
    if stored == 4, #unavailable(iOS 15) { print("old") }
  }
}
func look(_ model: Model) {
  let size = model.size
  if #unavailable(iOS 15) { print(size) }
  if model.count == 3 {
    if #unavailable(iOS 15) { print("old") }
  }
  if model.width == 3, #unavailable(iOS 15) { print("old") }
  print("looked")
}
Model().go()
look(Model())

// ==== after: main.swift
@propertyWrapper struct Traced {
  var value: Int
  init(wrappedValue: Int) { value = wrappedValue }
  var wrappedValue: Int {
    get { print("read"); return value }
    set { value = newValue }
  }
}
final class Model {
  lazy var size: Int = { print("size"); return 3 }()
  lazy var width = load()
  @Traced var count = 3
  var stored = 4
  func load() -> Int { print("load"); return 3 }
  func go() {
    _ = self.size
    if self.count == 3, #unavailable(iOS 15) { print("old") }
  }
}
func look(_ model: Model) {
  _ = model.size
  if model.count == 3 {
  }
  if model.width == 3, #unavailable(iOS 15) { print("old") }
  print("looked")
}
Model().go()
look(Model())
