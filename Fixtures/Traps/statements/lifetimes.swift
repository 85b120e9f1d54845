// A value that only stands there until its scope ends: the scope stays.
// min: 16

// ==== Guards.swift
final class Lock {
  init() { print("locked") }
  deinit { print("unlocked") }
}
func makeLock() -> Lock { Lock() }

// ==== main.swift
final class Near {
  var name = "near"
  deinit { print("near is gone") }
}
final class Plain { var name = "plain" }

func held() {
  if #available(iOS 15, *) {
    let lock = Lock()
    print("inside")
    _ = lock
  }
  print("after")
}
func unnamed() {
  if #available(iOS 15, *) {
    let _ = Lock()
    print("inside")
  }
  print("after")
}
func unused() {
  if #available(iOS 15, *) {
    let lock = makeLock()
    print("inside")
  } else {
    print("old")
  }
  print("after")
}
func used() {
  if #available(iOS 15, *) {
    let near = Near()
    print(near.name)
  }
  print("after")
}
func plain() {
  if #available(iOS 15, *) {
    let plain = Plain()
    print(plain.name)
  }
  print("after")
}
func guarded() {
  guard #available(iOS 15, *) else { return }
  let lock = Lock()
  print("inside")
  _ = lock
}
func last() {
  print("before")
  if #available(iOS 15, *) {
    let lock = Lock()
    print("inside")
    _ = lock
  }
}
held()
unnamed()
unused()
used()
plain()
guarded()
last()

// ==== after: main.swift
final class Near {
  var name = "near"
  deinit { print("near is gone") }
}
final class Plain { var name = "plain" }

func held() {
  do {
    let lock = Lock()
    print("inside")
    _ = lock
  }
  print("after")
}
func unnamed() {
  let _ = Lock()
  print("inside")
  print("after")
}
func unused() {
  do {
    let lock = makeLock()
    print("inside")
  }
  print("after")
}
func used() {
  do {
    let near = Near()
    print(near.name)
  }
  print("after")
}
func plain() {
  let plain = Plain()
  print(plain.name)
  print("after")
}
func guarded() {
  let lock = Lock()
  print("inside")
  _ = lock
}
func last() {
  print("before")
  let lock = Lock()
  print("inside")
  _ = lock
}
held()
unnamed()
unused()
used()
plain()
guarded()
last()
