// What stands before a check that is false is evaluated, and that may do something, or end the program.
// min: 16

// ==== Counter.swift
final class Counter {
  var count = 0
  var next: Int { count += 1; return count }
  lazy var made: Int = { count += 10; return count }()
  var flag = true
  var maybe: Int? = 4
}
infix operator ~>
func ~> (counter: Counter, number: Int) -> Bool { counter.count += number; return true }

// ==== main.swift
struct Screen {
  let counter = Counter()
  var stored = 3
  var computed: Int { counter.count += 100; return counter.count }
  func run(_ local: Int, _ other: Int?) {
    if local > 2, #unavailable(iOS 15) { print("old") } else { print("new") }
    if stored > 2, #unavailable(iOS 15) { print("old") }
    if self.stored > 2, other is Int?, #unavailable(iOS 15) { print("old") }
    if let other, other > 2, #unavailable(iOS 15) { print("old") }
    if computed > 2, #unavailable(iOS 15) { print("old") }
    if self.computed > 2, #unavailable(iOS 15) { print("old") }
    if counter.next > 2, #unavailable(iOS 15) { print("old") }
    if counter.made > 2, #unavailable(iOS 15) { print("old") } else { print("new") }
    if counter ~> 4, #unavailable(iOS 15) { print("old") }
    if !(counter.next > 2), #unavailable(iOS 15) { print("old") }
    guard !(counter.next > 200), #available(iOS 15, *) else { return print("old") }
    print(counter.count)
  }
}
func ends(_ maybe: Int?) {
  print("before")
  if maybe! > 2, #unavailable(iOS 15) { print("old") }
  print("after")
}
Screen().run(3, 4)
ends(4)

// ==== after: main.swift
struct Screen {
  let counter = Counter()
  var stored = 3
  var computed: Int { counter.count += 100; return counter.count }
  func run(_ local: Int, _ other: Int?) {
    print("new")
    if computed > 2, #unavailable(iOS 15) { print("old") }
    if self.computed > 2, #unavailable(iOS 15) { print("old") }
    if counter.next > 2, #unavailable(iOS 15) { print("old") }
    if counter.made > 2, #unavailable(iOS 15) { print("old") } else { print("new") }
    if counter ~> 4, #unavailable(iOS 15) { print("old") }
    if !(counter.next > 2), #unavailable(iOS 15) { print("old") }
    guard !(counter.next > 200) else { return print("old") }
    print(counter.count)
  }
}
func ends(_ maybe: Int?) {
  print("before")
  if maybe! > 2, #unavailable(iOS 15) { print("old") }
  print("after")
}
Screen().run(3, 4)
ends(4)
