// Declarations that would move down to their first value: past a `defer`, out of a line that others share, or to a
// type that is another one there.
// min: 16

// ==== main.swift
import Foundation

final class Key {
  init() { print("locked") }
  deinit { print("unlocked") }
}

func work() {
  var key: Key? = nil
  defer { print("done") }
  if #available(iOS 15, *) { key = Key() }
  print(key != nil)
}

func label() -> String {
  var text = "old"; print("label")
  if #available(iOS 15, *) { text = "new" }
  return text
}

func code() -> String { "new" }

struct Shape<Int> {
  func sides(_ value: Int) -> Swift.Int {
    var n = 3
    print("sides")
    if #available(iOS 15, *) { n = Swift.Int("4")! }
    return n
  }
}

struct Small {
  typealias String = Substring
  func name() -> Swift.String {
    var text = "old"
    print("name")
    if #available(iOS 15, *) { text = code() }
    return text
  }
}

work()
print(label())
print(Shape<Bool>().sides(true))
print(Small().name())

// ==== after: main.swift
import Foundation

final class Key {
  init() { print("locked") }
  deinit { print("unlocked") }
}

func work() {
  var key: Key? = nil
  defer { print("done") }
  key = Key()
  print(key != nil)
}

func label() -> String {
  var text = "old"; print("label")
  text = "new"
  return text
}

func code() -> String { "new" }

struct Shape<Int> {
  func sides(_ value: Int) -> Swift.Int {
    var n = 3
    print("sides")
    n = Swift.Int("4")!
    return n
  }
}

struct Small {
  typealias String = Substring
  func name() -> Swift.String {
    var text = "old"
    print("name")
    text = code()
    return text
  }
}

work()
print(label())
print(Shape<Bool>().sides(true))
print(Small().name())
