// Halves that something else leads to, or whose body would mean something else under the head of what calls them.
// min: 16

// ==== main.swift
import Foundation

protocol Refreshing { func refreshNow() }
extension Refreshing { func refreshNow() { print("default") } }

// A witness.
final class Feed: Refreshing {
  func refresh() { if #available(iOS 15, *) { refreshNow() } else { refreshThen() } }
  func refreshNow() { print("own") }
  func refreshThen() { print("then") }
}
func update(_ feed: some Refreshing) { feed.refreshNow() }

// Overridden.
class Base {
  func start() { if #available(iOS 15, *) { startNow() } else { startThen() } }
  func startNow() { print("base") }
  func startThen() { print("then") }
}
final class Derived: Base {
  override func startNow() { print("derived") }
}

// One of several.
struct Shape {
  let side = 2
  func area() -> Int { if #available(iOS 15, *) { return areaNow() } else { return areaThen() } }
  private func areaNow() -> Int { side * side }
  private func areaNow(_ scale: Int) -> Int { side * scale }
  private func areaThen() -> Int { 0 }

  // A parameter hides a member.
  func size(_ side: Int) -> Int { if #available(iOS 15, *) { return sizeNow() } else { return sizeThen() } }
  private func sizeNow() -> Int { side }
  private func sizeThen() -> Int { 0 }

  // The parameters change their places.
  func place(_ x: Int, _ y: Int) -> Int { if #available(iOS 15, *) { return placeNow(y, x) } else { return placeThen(x, y) } }
  private func placeNow(_ x: Int, _ y: Int) -> Int { x * 10 + y }
  private func placeThen(_ x: Int, _ y: Int) -> Int { 0 }

  // The type of the parameter decides what is called.
  func show(_ value: Int) -> String { if #available(iOS 15, *) { return showNow(value) } else { return showThen(value) } }
  private func showNow(_ value: Any) -> String { kind(value) }
  private func showThen(_ value: Int) -> String { "then" }
  private func kind(_ value: Any) -> String { "any" }
  private func kind(_ value: Int) -> String { "int" }

  // The result does, too.
  func value() -> Any { if #available(iOS 15, *) { return valueNow() } else { return valueThen() } }
  private func valueNow() -> Double { 3 }
  private func valueThen() -> Double { 4 }

  // An argument is a call.
  func lazily(_ text: () -> String) { if #available(iOS 15, *) { lazilyNow(text()) } else { lazilyThen() } }
  private func lazilyNow(_ text: @autoclosure () -> String) { print("lazily") }
  private func lazilyThen() {}
}

// A property that is made once.
enum Counter {
  nonisolated(unsafe) static var made = 0
  static func token() -> Int { if #available(iOS 15, *) { return tokenNow } else { return tokenThen } }
  private static let tokenNow: Int = { made += 1; return made }()
  private static let tokenThen = 0
}

// A member of the same name in another type, and its own one by way of a value.
struct Twins {
  let side = 5
  func area() -> Int { if #available(iOS 15, *) { return areaNext() } else { return areaPast() } }
  func areaNext() -> Int { side }
  private func areaPast() -> Int { 0 }
}
struct Others {
  let twins = Twins()
  func areaNext() -> Int { 1 }
  func both() -> Int { areaNext() + twins.areaNext() }
}

// These go.
struct Other { func areaNew() -> Int { 7 }; func all() -> Int { areaNew() + self.areaNew() } }
struct Plain {
  let side = 3
  func area() -> Int { if #available(iOS 15, *) { return areaNew() } else { return areaOld() } }
  private func areaNew() -> Int { side * side }
  private func areaOld() -> Int { 0 }
  func size(_ other: Int, by scale: Int) -> Int {
    if #available(iOS 15, *) { return sizeNew(by: scale) } else { return sizeOld() }
  }
  private func sizeNew(by scale: Int) -> Int { scale * side }
  private func sizeOld() -> Int { 0 }
}

Feed().refresh()
update(Feed())
Derived().start()
print(Shape().area(), Shape().size(7), Shape().place(1, 2), Shape().show(1), Shape().value())
Shape().lazily { print("made"); return "" }
print(Counter.token(), Counter.token())
print(Twins().area(), Others().both(), Other().all())
print(Plain().area(), Plain().size(1, by: 4))

// ==== after: main.swift
import Foundation

protocol Refreshing { func refreshNow() }
extension Refreshing { func refreshNow() { print("default") } }

// A witness.
final class Feed: Refreshing {
  func refresh() { refreshNow() }
  func refreshNow() { print("own") }
}
func update(_ feed: some Refreshing) { feed.refreshNow() }

// Overridden.
class Base {
  func start() { startNow() }
  func startNow() { print("base") }
}
final class Derived: Base {
  override func startNow() { print("derived") }
}

// One of several.
struct Shape {
  let side = 2
  func area() -> Int { areaNow() }
  private func areaNow() -> Int { side * side }
  private func areaNow(_ scale: Int) -> Int { side * scale }

  // A parameter hides a member.
  func size(_ side: Int) -> Int { sizeNow() }
  private func sizeNow() -> Int { side }

  // The parameters change their places.
  func place(_ x: Int, _ y: Int) -> Int { placeNow(y, x) }
  private func placeNow(_ x: Int, _ y: Int) -> Int { x * 10 + y }

  // The type of the parameter decides what is called.
  func show(_ value: Int) -> String { showNow(value) }
  private func showNow(_ value: Any) -> String { kind(value) }
  private func kind(_ value: Any) -> String { "any" }
  private func kind(_ value: Int) -> String { "int" }

  // The result does, too.
  func value() -> Any { valueNow() }
  private func valueNow() -> Double { 3 }

  // An argument is a call.
  func lazily(_ text: () -> String) { lazilyNow(text()) }
  private func lazilyNow(_ text: @autoclosure () -> String) { print("lazily") }
}

// A property that is made once.
enum Counter {
  nonisolated(unsafe) static var made = 0
  static func token() -> Int { tokenNow }
  private static let tokenNow: Int = { made += 1; return made }()
}

// A member of the same name in another type, and its own one by way of a value.
struct Twins {
  let side = 5
  func area() -> Int { areaNext() }
  func areaNext() -> Int { side }
}
struct Others {
  let twins = Twins()
  func areaNext() -> Int { 1 }
  func both() -> Int { areaNext() + twins.areaNext() }
}

// These go.
struct Other { func areaNew() -> Int { 7 }; func all() -> Int { areaNew() + self.areaNew() } }
struct Plain {
  let side = 3
  func area() -> Int { side * side }
  func size(_ other: Int, by scale: Int) -> Int { scale * side }
}

Feed().refresh()
update(Feed())
Derived().start()
print(Shape().area(), Shape().size(7), Shape().place(1, 2), Shape().show(1), Shape().value())
Shape().lazily { print("made"); return "" }
print(Counter.token(), Counter.token())
print(Twins().area(), Others().both(), Other().all())
print(Plain().area(), Plain().size(1, by: 4))
