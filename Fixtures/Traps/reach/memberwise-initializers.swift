// A private property of a struct that nothing reads any more: without it the memberwise initializer takes what one of an
// extension takes.
// min: 16

// ==== main.swift
struct Table {
  var size: Int
  private var second = 1
  func go() {
    if #unavailable(iOS 15) { print(second) }
    print(size)
  }
}
extension Table { init(size: Int) { self.size = size + 2 } }
struct List {
  var size: Int
  private var third = 1
  init(size: Int) { self.size = size + 3 }
  func go() {
    if #unavailable(iOS 15) { print(third) }
    print(size)
  }
}
extension List { init() { self.size = 9 } }
Table(size: 1).go(); List(size: 1).go(); List().go()

// ==== after: main.swift
struct Table {
  var size: Int
  private var second = 1
  func go() {
    print(size)
  }
}
extension Table { init(size: Int) { self.size = size + 2 } }
struct List {
  var size: Int
  init(size: Int) { self.size = size + 3 }
  func go() {
    print(size)
  }
}
extension List { init() { self.size = 9 } }
Table(size: 1).go(); List(size: 1).go(); List().go()
