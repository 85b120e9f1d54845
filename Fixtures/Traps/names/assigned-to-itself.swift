// An assignment whose value would be the variable itself.
// min: 16

// ==== main.swift
func count(_ start: Int) -> Int {
  var x = start
  x = if #available(iOS 15, *) { x } else { 0 }
  x += 1
  return x
}

final class Counter {
  var value = 1 { didSet { print("set", oldValue) } }
  var other = 2
  func update() {
    value = if #available(iOS 15, *) { value } else { 0 }
    self.other = if #available(iOS 15, *) { self.other } else { 0 }
    if #available(iOS 15, *) { print("updated") }
  }
}

print(count(3))
let counter = Counter()
counter.update()

// ==== after: main.swift
func count(_ start: Int) -> Int {
  var x = start
  x = if #available(iOS 15, *) { x } else { 0 }
  x += 1
  return x
}

final class Counter {
  var value = 1 { didSet { print("set", oldValue) } }
  var other = 2
  func update() {
    value = if #available(iOS 15, *) { value } else { 0 }
    self.other = if #available(iOS 15, *) { self.other } else { 0 }
    print("updated")
  }
}

print(count(3))
let counter = Counter()
counter.update()
