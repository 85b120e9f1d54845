// A closure that gives nothing, and then holds only a generic call with a closure of its own: with `-> Void` before it, the
// call would have to give nothing, too.
// min: 16

// ==== main.swift
@discardableResult func perform<T>(_ body: () throws -> T) rethrows -> T { try body() }
final class Lock {
  @discardableResult func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}
func run(_ lock: Lock) {
  var items = [1, 2, 3]
  perform {
    if #unavailable(iOS 15) { print("old") }
    lock.withLock { items.removeLast() }
  }
  let pop = { (count: Int) -> Void in
    if #unavailable(iOS 15) { print("old") }
    lock.withLock { items.remove(at: count) }
  }
  pop(0)
  perform {
    if #unavailable(iOS 15) { print("old") }
    items.append(4)
  }
  print(items)
}
run(Lock())

// ==== after: main.swift
@discardableResult func perform<T>(_ body: () throws -> T) rethrows -> T { try body() }
final class Lock {
  @discardableResult func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}
func run(_ lock: Lock) {
  var items = [1, 2, 3]
  perform {
    if #unavailable(iOS 15) { print("old") }
    lock.withLock { items.removeLast() }
  }
  let pop = { (count: Int) -> Void in
    if #unavailable(iOS 15) { print("old") }
    lock.withLock { items.remove(at: count) }
  }
  pop(0)
  perform { () -> Void in
    items.append(4)
  }
  print(items)
}
run(Lock())
