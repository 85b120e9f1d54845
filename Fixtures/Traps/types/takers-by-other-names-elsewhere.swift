// Closures for an alias of a generic type, and for a class that inherits its initializer: what the closure gives back decides
// the type.
// min: 16

// ==== Once.swift
class Once<T> {
  let make: () -> T
  init(make: @escaping () -> T) { self.make = make }
  func show() { print(T.self, make()) }
}
final class Twice<T>: Once<T> {}
typealias Later = Once
nonisolated(unsafe) var count = 0
@discardableResult func add() -> Int {
  count += 1
  return count
}

// ==== main.swift
Once { if #available(iOS 15, *) { add() } }.show()
Twice { if #available(iOS 15, *) { add() } }.show()
Later { if #available(iOS 15, *) { add() } }.show()

// ==== after: main.swift
Once { () -> Void in add() }.show()
Twice { () -> Void in add() }.show()
Later { () -> Void in add() }.show()
