// Functions of another file that are named like the system's, and generic in what a closure gives back: a closure keeps its
// type also where a follow-up leaves it a single expression.
// min: 16

// ==== Takers.swift
struct Fault: Error {}
@discardableResult func one() -> Int {
  print("one")
  return 1
}
func measure<T>(_ body: () -> T) {
  print(T.self)
  _ = body()
}
func load<T>(then body: () -> T) {
  print("load", T.self)
  _ = body()
}
struct Once<T> {
  init(_ make: () -> T) {
    print("once", T.self)
    _ = make()
  }
}
func schedule<E: Error>(_ body: () throws(E) -> Void) {
  print(E.self)
  try? body()
}
func animate(_ body: () -> Void) { body() }

// ==== main.swift
struct Screen {
  private var isOld: Bool { if #available(iOS 15, *) { false } else { true } }
  private func legacy() { if #unavailable(iOS 15) { print("old") } }
  private func check() throws { if #unavailable(iOS 15) { throw Fault() } }

  func show(_ limit: Int) {
    measure {
      legacy()
      one()
    }
    measure {
      if isOld { print("old") }
      one()
    }
    measure {
      let size = limit
      if #unavailable(iOS 15) { print(size) }
      one()
    }
    _ = Once {
      let size = limit
      if #unavailable(iOS 15) { print(size) }
      one()
    }
    measure {
      if limit > 3 { if #unavailable(iOS 15) { print("old") } }
      one()
    }
    load(then: {
      guard !isOld else { return }
      one()
    })
    measure {
      let old = { if #unavailable(iOS 15) { print("old") } }
      old()
      one()
    }
    schedule {
      try check()
      print("thrown")
    }
    animate {
      legacy()
      one()
    }
  }
}
Screen().show(2)

// ==== after: Takers.swift
@discardableResult func one() -> Int {
  print("one")
  return 1
}
func measure<T>(_ body: () -> T) {
  print(T.self)
  _ = body()
}
func load<T>(then body: () -> T) {
  print("load", T.self)
  _ = body()
}
struct Once<T> {
  init(_ make: () -> T) {
    print("once", T.self)
    _ = make()
  }
}
func schedule<E: Error>(_ body: () throws(E) -> Void) {
  print(E.self)
  try? body()
}
func animate(_ body: () -> Void) { body() }

// ==== after: main.swift
struct Screen {
  func show(_ limit: Int) {
    measure { () -> Void in
      one()
    }
    measure { () -> Void in
      one()
    }
    measure { () -> Void in
      one()
    }
    _ = Once { () -> Void in
      one()
    }
    measure { () -> Void in
      one()
    }
    load(then: { () -> Void in
      one()
    })
    measure { () -> Void in
      one()
    }
    schedule { () throws in
      print("thrown")
    }
    animate {
      one()
    }
  }
}
Screen().show(2)
