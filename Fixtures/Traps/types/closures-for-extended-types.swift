// Closures for initializers and static functions in extensions: their result tells what the extended type is generic in. The
// type is declared in the same file or in another one, and its parameter has a long name.
// min: 16

// ==== Lazy.swift
struct Lazy<Value> { let make: () -> Value }

// ==== Extensions.swift
extension Lazy {
  init(running make: @escaping () -> Value) {
    self.init(make: make)
    print("running", Value.self)
  }
  static func start(_ make: () -> Value) {
    print("start", Value.self)
    _ = make()
  }
}

// ==== main.swift
struct Once<Output> { let make: () -> Output }
extension Once {
  init(running make: @escaping () -> Output) {
    self.init(make: make)
    print("once", Output.self)
  }
  static func animate(_ work: () -> Void) { work() }
}
@discardableResult func one() -> Int {
  print("one")
  return 1
}
_ = Lazy(running: {
  if #unavailable(iOS 15) { print("old") }
  one()
})
Lazy.start {
  if #unavailable(iOS 15) { print("old") }
  one()
}
_ = Once(running: {
  if #unavailable(iOS 15) { print("old") }
  one()
})
Once<Int>.animate {
  if #unavailable(iOS 15) { print("old") }
  one()
}

// ==== after: main.swift
struct Once<Output> { let make: () -> Output }
extension Once {
  init(running make: @escaping () -> Output) {
    self.init(make: make)
    print("once", Output.self)
  }
  static func animate(_ work: () -> Void) { work() }
}
@discardableResult func one() -> Int {
  print("one")
  return 1
}
_ = Lazy(running: { () -> Void in
  one()
})
Lazy.start {
  if #unavailable(iOS 15) { print("old") }
  one()
}
_ = Once(running: { () -> Void in
  one()
})
Once<Int>.animate {
  one()
}
