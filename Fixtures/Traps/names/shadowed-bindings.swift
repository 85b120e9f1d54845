// Native name shadowed by bindings of other kinds: closure parameters, captures, `if let`, `for`, `catch`, setters.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public var size: Int { 40 }
}

public struct Trouble: Error {
  public init() {}
}

// ==== Compat.swift
import Native

extension Panel {
  var count: Int {
    if #available(iOS 15, *) {
      return size
    } else {
      return 0
    }
  }

  func inClosure() -> [Int] { [1, 2].map { size in count + size } }
  func inCapture() -> Int { { [size = 3] in count + size }() }
  func inBinding(_ other: Int?) -> Int {
    if let size = other { return count + size }
    guard case let size? = other.map({ $0 + 1 }) else { return count }
    return count - size
  }
  func inLoop() -> Int {
    var sum = 0
    for size in 0..<3 { sum += count * size }
    return sum
  }
  func inCatch() -> String {
    do { throw Trouble() } catch let size { return "\(count) \(size)" }
  }
  var inSetter: Int {
    get { count }
    set(size) { print(count + size) }
  }
  subscript(size: Int) -> Int { count + size }
  func inNested() -> Int {
    func add(_ size: Int) -> Int { count + size }
    return add(4)
  }
  func inWhile(_ values: [Int]) -> Int {
    var (rest, sum) = (values, 0)
    while let size = rest.popLast() { sum += count - size }
    return sum
  }
  func inSwitch(_ other: Int?) -> Int {
    switch other {
    case let size? where size > 0: return count + size
    case .some(let size): return count - size
    case nil: return count
    }
  }
  func inGuard(_ other: Int?) -> Int {
    guard let size = other else { return count }
    defer { print(count * size) }
    return size
  }
  func inTuple() -> Int {
    let (size, more) = (1, 2)
    return count + size + more
  }
}

final class Holder {
  var panel = Panel()
  var level = 1 {
    willSet(size) { print(panel.count + size) }
    didSet(size) { print(panel.count - size) }
  }
  init() {}
}
extension Panel {
  struct Copy { var total: Int }
  func copy() -> Copy { Copy(self, size: 5) }
}
extension Panel.Copy {
  init(_ panel: Panel, size: Int) { total = panel.count + size }
}
extension Panel {
  init(size: Int) {
    self.init()
    print(count + size)
  }
}

// ==== main.swift
import Native

var panel = Panel()
print(panel.inClosure(), panel.inCapture(), panel.inBinding(5), panel.inBinding(nil), panel.inLoop())
print(panel.inCatch(), panel[6], panel.inNested())
panel.inSetter = 7
print(panel.inWhile([1, 2]), panel.inSwitch(3), panel.inSwitch(-3), panel.inSwitch(nil), panel.inGuard(4))
print(panel.inTuple(), panel.copy().total, Panel(size: 8).count)
let holder = Holder()
holder.level = 9

// ==== after: Compat.swift
import Native

extension Panel {
  func inClosure() -> [Int] { [1, 2].map { size in self.size + size } }
  func inCapture() -> Int { { [size = 3] in self.size + size }() }
  func inBinding(_ other: Int?) -> Int {
    if let size = other { return self.size + size }
    guard case let size? = other.map({ $0 + 1 }) else { return size }
    return self.size - size
  }
  func inLoop() -> Int {
    var sum = 0
    for size in 0..<3 { sum += self.size * size }
    return sum
  }
  func inCatch() -> String {
    do { throw Trouble() } catch let size { return "\(self.size) \(size)" }
  }
  var inSetter: Int {
    get { size }
    set(size) { print(self.size + size) }
  }
  subscript(size: Int) -> Int { self.size + size }
  func inNested() -> Int {
    func add(_ size: Int) -> Int { self.size + size }
    return add(4)
  }
  func inWhile(_ values: [Int]) -> Int {
    var (rest, sum) = (values, 0)
    while let size = rest.popLast() { sum += self.size - size }
    return sum
  }
  func inSwitch(_ other: Int?) -> Int {
    switch other {
    case let size? where size > 0: return self.size + size
    case .some(let size): return self.size - size
    case nil: return size
    }
  }
  func inGuard(_ other: Int?) -> Int {
    guard let size = other else { return size }
    defer { print(self.size * size) }
    return size
  }
  func inTuple() -> Int {
    let (size, more) = (1, 2)
    return self.size + size + more
  }
}

final class Holder {
  var panel = Panel()
  var level = 1 {
    willSet(size) { print(panel.size + size) }
    didSet(size) { print(panel.size - size) }
  }
  init() {}
}
extension Panel {
  struct Copy { var total: Int }
  func copy() -> Copy { Copy(self, size: 5) }
}
extension Panel.Copy {
  init(_ panel: Panel, size: Int) { total = panel.size + size }
}
extension Panel {
  init(size: Int) {
    self.init()
    print(self.size + size)
  }
}

// ==== after: main.swift
import Native

var panel = Panel()
print(panel.inClosure(), panel.inCapture(), panel.inBinding(5), panel.inBinding(nil), panel.inLoop())
print(panel.inCatch(), panel[6], panel.inNested())
panel.inSetter = 7
print(panel.inWhile([1, 2]), panel.inSwitch(3), panel.inSwitch(-3), panel.inSwitch(nil), panel.inGuard(4))
print(panel.inTuple(), panel.copy().total, Panel(size: 8).size)
let holder = Holder()
holder.level = 9
