// A bare name means a member of the innermost type first: another file may give one to a type that only shares its name,
// to other specializations of a generic type, to a local type, or to an enum.
// min: 16

// ==== Others.swift
protocol Asking {}
extension Asking { var isModern: Bool { false } }
extension Box where T == String { var isModern: Bool { false } }
enum Kind { case isModern }

// ==== main.swift
enum First {
  struct Row {
    private var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } }
    func show() { print(isModern) }
  }
}
enum Second {
  struct Row: Asking { func show() { print(isModern) } }
}
struct Box<T> {}
extension Box where T == Int {
  private var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } }
  func show() { print(isModern) }
}
extension Box where T == String { func show() { print(isModern) } }
func local() {
  let isModern: Bool
  if #available(iOS 15, *) { isModern = true } else { isModern = false }
  struct Local: Asking { func show() { print(isModern) } }
  print(isModern)
  Local().show()
}
First.Row().show()
Second.Row().show()
Box<Int>().show()
Box<String>().show()
local()

// ==== Kinds.swift
extension Kind { static func show() { print(isModern) } }
private let isModern: Bool = { if #available(iOS 15, *) { return true } else { return false } }()
func showKinds() {
  Kind.show()
  print(isModern)
}

// ==== Own.swift
enum Outer {
  struct Row {
    private var isNew: Bool { if #available(iOS 15, *) { return true } else { return false } }
    private static var isFast: Bool { if #available(iOS 15, *) { return true } else { return false } }
  }
}
extension Outer.Row {
  func show() { print(isNew, self.isNew, Self.isFast, Outer.Row.isFast) }
}
func showOwn() { Outer.Row().show() }

// ==== after: main.swift
enum First {
  struct Row {
    private var isModern: Bool { return true }
    func show() { print(isModern) }
  }
}
enum Second {
  struct Row: Asking { func show() { print(isModern) } }
}
struct Box<T> {}
extension Box where T == Int {
  private var isModern: Bool { return true }
  func show() { print(isModern) }
}
extension Box where T == String { func show() { print(isModern) } }
func local() {
  let isModern: Bool = true
  struct Local: Asking { func show() { print(isModern) } }
  print(isModern)
  Local().show()
}
First.Row().show()
Second.Row().show()
Box<Int>().show()
Box<String>().show()
local()

// ==== after: Kinds.swift
extension Kind { static func show() { print(isModern) } }
private let isModern: Bool = true
func showKinds() {
  Kind.show()
  print(isModern)
}

// ==== after: Own.swift
enum Outer {
  struct Row {
  }
}
extension Outer.Row {
  func show() { print(true, true, true, true) }
}
func showOwn() { Outer.Row().show() }
