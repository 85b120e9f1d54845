// What is passed for `Any`, a protocol, an optional or a closure without a value is of another type, which the native call may take as it is.
// min: 16

// ==== Native/Panel.swift
public protocol Mark {}
public struct Dot: Mark { public init() {} }

public struct Panel {
  public init() {}
  public func show(_ value: Any) -> String { "any" }
  public func show(_ value: Int) -> String { "int" }
  public func hold<T>(_ value: T) -> String { "\(T.self)" }
  public func run<T>(_ body: () -> T) -> String { "\(T.self) \(body())" }
}

// ==== Shims.swift
import Native

extension Panel {
  func compatShow(_ value: Any) -> String {
    if #available(iOS 15, *) { return show(value) } else { return "" }
  }
  func compatHold(_ value: Double?) -> String {
    if #available(iOS 15, *) { return hold(value) } else { return "" }
  }
  func compatMark(_ value: any Mark) -> String {
    if #available(iOS 15, *) { return hold(value) } else { return "" }
  }
  func compatOwn(_ value: Own) -> String {
    if #available(iOS 15, *) { return hold(value) } else { return "" }
  }
  func compatFigure(_ value: Figure) -> String {
    if #available(iOS 15, *) { return hold(value) } else { return "" }
  }
  func compatRun(_ body: () -> Void) -> String {
    if #available(iOS 15, *) { return run(body) } else { return "" }
  }
  func compatDo(_ body: () -> Void) -> String {
    if #available(iOS 15, *) { return run(body) } else { return "" }
  }
}

// ==== Own.swift
class Own {}
struct Figure {}

// ==== main.swift
import Native

@discardableResult func count() -> Int { 3 }
var steps = 0
let panel = Panel(), number = 3, exact = 2.5
let dot = Dot(), own = Own(), figure = Figure()
print(panel.compatShow(number), panel.compatShow(3), panel.compatShow("a"), panel.compatShow(number as Any))
print(panel.compatHold(exact), panel.compatHold(1), panel.compatHold(exact * 2), panel.compatHold(nil as Double?))
print(panel.compatMark(dot), panel.compatMark(Dot()))
print(panel.compatOwn(own), panel.compatOwn(Own()), panel.compatFigure(figure))
print(panel.compatRun { count() }, panel.compatRun({ count() }), panel.compatRun {})
print(panel.compatDo { steps += 1 }, panel.compatDo({ print(steps) }), panel.compatDo {})

// ==== after: Shims.swift
import Native

extension Panel {
  func compatRun(_ body: () -> Void) -> String {
    if #available(iOS 15, *) { return run(body) } else { return "" }
  }
  func compatDo(_ body: () -> Void) -> String {
    if #available(iOS 15, *) { return run(body) } else { return "" }
  }
}

// ==== after: main.swift
import Native

@discardableResult func count() -> Int { 3 }
var steps = 0
let panel = Panel(), number = 3, exact = 2.5
let dot = Dot(), own = Own(), figure = Figure()
print(panel.show(number as Any), panel.show(3 as Any), panel.show("a" as Any), panel.show(number as Any))
print(panel.hold(exact as Double?), panel.hold(1 as Double?), panel.hold((exact * 2) as Double?), panel.hold(nil as Double?))
print(panel.hold(dot as any Mark), panel.hold(Dot() as any Mark))
print(panel.hold(own), panel.hold(Own()), panel.hold(figure))
print(panel.compatRun { count() }, panel.compatRun({ count() }), panel.compatRun {})
print(panel.compatDo { steps += 1 }, panel.compatDo({ print(steps) }), panel.compatDo {})
