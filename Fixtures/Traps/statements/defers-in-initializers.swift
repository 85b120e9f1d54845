// A `defer` at the end of an initializer calls observers, and what a subclass overrides; an initializer itself does not.
// min: 16
// warns: what cannot be told apart keeps its 'defer'

// ==== main.swift
class Base {
  var value = 1 { didSet { print("value", value) } }
  private var count = 0
  init() {
    print("init")
    defer { print("read", value) }
    if #unavailable(iOS 15) { print("old") }
  }
  init(counting: Int) {
    defer { count += counting }
    if #unavailable(iOS 15) { print("old") }
  }
  deinit {
    defer { value = 3 }
    if #unavailable(iOS 15) { print("old") }
  }
  var size: Int {
    get {
      if count > 0 {
        defer { value = 4 }
        if #unavailable(iOS 15) { print("old") }
      }
      return count
    }
    set {
      defer { value = newValue }
      if #unavailable(iOS 15) { print("old") }
    }
  }
}
final class Derived: Base {
  override var value: Int { get { print("asked"); return super.value } set { print("set", newValue) } }
  var own = 0 { willSet { print("own", newValue) } }
  override init() {
    super.init()
    defer { self.own = 2 }
    if #unavailable(iOS 15) { print("old") }
  }
  init(inherited: Int) {
    super.init()
    defer { value = inherited }
    if #unavailable(iOS 15) { print("old") }
  }
}
struct Scale {
  var steps = [1] { didSet { print("steps", steps) } }
  var plain = 1
  init() {
    defer { steps.append(2) }
    if #unavailable(iOS 15) { print("old") }
  }
  init(plain: Int) {
    defer { self.plain = plain + steps.count }
    if #unavailable(iOS 15) { print("old") }
  }
  subscript(index: Int) -> Int {
    if index > 0 {
      defer { print(steps, index) }
      if #unavailable(iOS 15) { print("old") }
    }
    return steps[0]
  }
}
extension Scale {
  init(twice: Int) {
    self.init()
    defer { steps = [twice] }
    if #unavailable(iOS 15) { print("old") }
  }
}
func each() {
  let base = Base(counting: 1)
  print(base.size)
  base.size = 7
  _ = Derived()
  _ = Derived(inherited: 5)
  _ = Base()
}
each()
print(Scale().steps, Scale(plain: 2).plain, Scale(twice: 3)[1])

// ==== after: main.swift
class Base {
  var value = 1 { didSet { print("value", value) } }
  private var count = 0
  init() {
    print("init")
    defer { print("read", value) }
  }
  init(counting: Int) {
    count += counting
  }
  deinit {
    defer { value = 3 }
  }
  var size: Int {
    get {
      if count > 0 {
        value = 4
      }
      return count
    }
    set {
      value = newValue
    }
  }
}
final class Derived: Base {
  override var value: Int { get { print("asked"); return super.value } set { print("set", newValue) } }
  var own = 0 { willSet { print("own", newValue) } }
  override init() {
    super.init()
    defer { self.own = 2 }
  }
  init(inherited: Int) {
    super.init()
    value = inherited
  }
}
struct Scale {
  var steps = [1] { didSet { print("steps", steps) } }
  var plain = 1
  init() {
    defer { steps.append(2) }
  }
  init(plain: Int) {
    defer { self.plain = plain + steps.count }
  }
  subscript(index: Int) -> Int {
    if index > 0 {
      print(steps, index)
    }
    return steps[0]
  }
}
extension Scale {
  init(twice: Int) {
    self.init()
    defer { steps = [twice] }
  }
}
func each() {
  let base = Base(counting: 1)
  print(base.size)
  base.size = 7
  _ = Derived()
  _ = Derived(inherited: 5)
  _ = Base()
}
each()
print(Scale().steps, Scale(plain: 2).plain, Scale(twice: 3)[1])
