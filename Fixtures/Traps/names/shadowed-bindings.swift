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
}

// ==== main.swift
import Native

var panel = Panel()
print(panel.inClosure(), panel.inCapture(), panel.inBinding(5), panel.inBinding(nil), panel.inLoop())
print(panel.inCatch(), panel[6], panel.inNested())
panel.inSetter = 7

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
}
