// A `defer` at the end of a scope, a `catch` around a `do` that catches all, and a `guard` before nothing.
// min: 16

// ==== main.swift
struct Failure: Error {}
func load() throws { throw Failure() }
final class Lock {
  var count = 0 { didSet { print("count", count) } }
  init() {
    count = 1
    defer { count = 2 }
    if #unavailable(iOS 15) { print("old") }
  }
  func unlock() { print("unlocked") }
}
func locked(_ lock: Lock) {
  print("locked")
  defer { lock.unlock() }
  if #unavailable(iOS 15) { print("old") }
}
func compiled(_ lock: Lock) {
  #if !SLOW
  defer { lock.unlock() }
  if #unavailable(iOS 15) { print("old") }
  #endif
  print("compiled")
}
func each(_ locks: [Lock]) {
  for lock in locks {
    defer {
      print("each")
      lock.unlock()
    }
    if #unavailable(iOS 15) { print("old") }
  }
}
func twice() {
  do {
    do { try load() } catch { print("inner") }
    if #unavailable(iOS 15) { try load() }
    print("behind")
  } catch { print("outer") }
}
func checked(_ number: Int?) {
  print("checked")
  guard let number, number > 1 else { return }
  if #unavailable(iOS 15) { print(number) }
}
locked(Lock())
compiled(Lock())
each([Lock()])
twice()
checked(1)
do {
  defer { print("last") }
  if #unavailable(iOS 15) { print("old") }
}

// ==== after: main.swift
struct Failure: Error {}
func load() throws { throw Failure() }
final class Lock {
  var count = 0 { didSet { print("count", count) } }
  init() {
    count = 1
    defer { count = 2 }
  }
  func unlock() { print("unlocked") }
}
func locked(_ lock: Lock) {
  print("locked")
  lock.unlock()
}
func compiled(_ lock: Lock) {
  #if !SLOW
  defer { lock.unlock() }
  #endif
  print("compiled")
}
func each(_ locks: [Lock]) {
  for lock in locks {
    print("each")
    lock.unlock()
  }
}
func twice() {
  do { try load() } catch { print("inner") }
  print("behind")
}
func checked(_ number: Int?) {
  print("checked")
}
locked(Lock())
compiled(Lock())
each([Lock()])
twice()
checked(1)
do {
  print("last")
}
