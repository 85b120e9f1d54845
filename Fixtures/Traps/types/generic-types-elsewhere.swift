// Closures for generic types: initializers that are written or not, cases, aliases of function types, and parameters behind
// ones with a default. What decides the type keeps the closure's.
// min: 16

// ==== Takers.swift
@discardableResult func bump(_ number: Int = 1) -> Int {
  print("bump", number)
  return number
}
struct Once<T> {
  let make: () -> T
  init(_ make: @escaping () -> T) {
    self.make = make
    print("once", T.self)
  }
}
struct Timer<T> { init(_ make: () -> T) { print("timer", T.self) } }
struct Job<T> {
  var value: T?
  init(action: () -> T) { print("job", T.self) }
}
final class Plain { init<T>(_ make: () -> T) { print("plain", T.self, make()) } }
struct Twice { init(_ make: () -> Void) { make() } }
extension Twice { init<T>(both make: () -> T) { print("both", T.self) } }
enum Step<T> {
  case load(() -> T)
  func go() { print("step", T.self) }
}
typealias Work<T> = () -> T
func measure<T>(_ body: Work<T>) { print("measure", T.self) }
func animate<T>(completion: (() -> Void)? = nil, _ changes: () -> T) { print("animate", T.self) }
@resultBuilder enum Lines { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
struct Page<Content> {
  init(@Lines _ content: () -> Content) { print("page", content()) }
}

// ==== main.swift
struct Pair<A> {
  var make: () -> A
  var add: (() -> A)? = nil
}
enum Move<T> {
  case go(() -> T)
  func show() { print("move", T.self) }
}
typealias Task1<T> = () -> T
func schedule<T>(_ body: Task1<T>) { print("schedule", T.self) }
func present<T>(number: Int = 1, completion: () -> Void = {}, _ body: () -> T) { print("present", T.self) }
func elsewhere() {
  _ = Once {
    if #unavailable(iOS 15) { print("old") }
    bump()
  }
  _ = Timer {
    if #unavailable(iOS 15) { print("old") }
    bump()
  }
  _ = Job(action: {
    if #unavailable(iOS 15) { print("old") }
    bump()
  })
  _ = Plain {
    if #unavailable(iOS 15) { print("old") }
    bump()
  }
  _ = Twice {
    if #unavailable(iOS 15) { print("old") }
    bump()
  }
  _ = Twice(both: {
    if #unavailable(iOS 15) { print("old") }
    bump()
  })
  Step.load({
    if #unavailable(iOS 15) { print("old") }
    bump()
  }).go()
  measure {
    if #unavailable(iOS 15) { print("old") }
    bump()
  }
  animate {
    if #unavailable(iOS 15) { print("old") }
    bump()
  }
  _ = Page {
    1
    bump(2)
  }
}
func here() {
  let result = Result {
    if #unavailable(iOS 15) { print("old") }
    bump()
  }
  print(type(of: result))
  print(type(of: Pair {
    if #unavailable(iOS 15) { print("old") }
    bump()
  }))
  print(type(of: Pair(make: {
    if #unavailable(iOS 15) { print("old") }
    bump()
  })))
  Move.go({
    if #unavailable(iOS 15) { print("old") }
    bump()
  }).show()
  schedule {
    if #unavailable(iOS 15) { print("old") }
    bump()
  }
  present {
    if #unavailable(iOS 15) { print("old") }
    bump()
  }
}
elsewhere()
here()

// ==== after: main.swift
struct Pair<A> {
  var make: () -> A
  var add: (() -> A)? = nil
}
enum Move<T> {
  case go(() -> T)
  func show() { print("move", T.self) }
}
typealias Task1<T> = () -> T
func schedule<T>(_ body: Task1<T>) { print("schedule", T.self) }
func present<T>(number: Int = 1, completion: () -> Void = {}, _ body: () -> T) { print("present", T.self) }
func elsewhere() {
  _ = Once { () -> Void in
    bump()
  }
  _ = Timer { () -> Void in
    bump()
  }
  _ = Job(action: { () -> Void in
    bump()
  })
  _ = Plain { () -> Void in
    bump()
  }
  _ = Twice { () -> Void in
    bump()
  }
  _ = Twice(both: { () -> Void in
    bump()
  })
  Step.load({ () -> Void in
    bump()
  }).go()
  measure { () -> Void in
    bump()
  }
  animate { () -> Void in
    bump()
  }
  _ = Page {
    1
    bump(2)
  }
}
func here() {
  let result = Result { () -> Void in
    bump()
  }
  print(type(of: result))
  print(type(of: Pair { () -> Void in
    bump()
  }))
  print(type(of: Pair(make: { () -> Void in
    bump()
  })))
  Move.go({ () -> Void in
    bump()
  }).show()
  schedule { () -> Void in
    bump()
  }
  present { () -> Void in
    bump()
  }
}
elsewhere()
here()
