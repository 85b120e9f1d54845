// A closure that gives nothing because the shim's parameter says so, where the native call takes one with any result,
// or has overloads. `tap(perform:)` is known by its label to want none.
// min: 16

// ==== Native/Panel.swift
public struct Panel: CustomStringConvertible {
  public var description = "panel"
  public init() {}
  public func show<T>(_ body: () -> T) -> Panel {
    print(T.self, body())
    return self
  }
  public func decide(_ body: () -> Int) -> Panel {
    print("int", body())
    return self
  }
  public func decide(_ body: () -> Void) -> Panel {
    body()
    print("void")
    return self
  }
  public func tap(count: Int = 1, perform: () -> Void) -> Panel {
    perform()
    return self
  }
  @discardableResult public func reload(_ count: Int) -> Int { count }
  public func note() { print("noted") }
}

// ==== Lib/Shims.swift
import Native

extension Panel {
  package func shown(_ body: () -> Void) -> Panel {
    if #available(iOS 15, *) { return self.show(body) } else { return self }
  }
  package func wrapped(_ body: () -> Void) -> Panel {
    if #available(iOS 15, *) { return self.show { body() } } else { return self }
  }
  package func decided(_ body: () -> Void) -> Panel {
    if #available(iOS 15, *) { return self.decide(body) } else { return self }
  }
  package func tapped(_ body: () -> Void) -> Panel {
    if #available(iOS 15, *) { return self.tap(perform: body) } else { return self }
  }
  package func marked(_ body: () -> Void) -> Panel {
    if #available(iOS 15, *) { return self.show(body) } else { return self }
  }
}

// ==== main.swift
import Lib
import Native

let panel = Panel(), flag = true
func plain() { print("plain") }
func count() -> Int { 3 }
print(panel.shown { panel.reload(1) }, panel.shown({ panel.reload(2) }))
print(panel.wrapped { panel.reload(3) })
print(panel.decided { if flag { panel.reload(4) } else { panel.reload(5) } })
print(panel.tapped { panel.reload(6) }, panel.tapped({ panel.reload(7) }))
print(panel.marked { plain() }, panel.marked { print("text") }, panel.marked { _ = count() })
print(panel.marked { let value = count(); print(value) }, panel.marked { () -> Void in panel.reload(8) })
print(panel.marked {}, panel.marked { if flag { plain() } else { panel.reload(9) } })

// ==== after: Lib/Shims.swift
import Native

extension Panel {
  package func shown(_ body: () -> Void) -> Panel {
    if #available(iOS 15, *) { return self.show(body) } else { return self }
  }
  package func wrapped(_ body: () -> Void) -> Panel {
    if #available(iOS 15, *) { return self.show { body() } } else { return self }
  }
  package func decided(_ body: () -> Void) -> Panel {
    if #available(iOS 15, *) { return self.decide(body) } else { return self }
  }
  package func marked(_ body: () -> Void) -> Panel {
    if #available(iOS 15, *) { return self.show(body) } else { return self }
  }
}

// ==== after: main.swift
import Lib
import Native

let panel = Panel(), flag = true
func plain() { print("plain") }
func count() -> Int { 3 }
print(panel.shown { panel.reload(1) }, panel.shown({ panel.reload(2) }))
print(panel.wrapped { panel.reload(3) })
print(panel.decided { if flag { panel.reload(4) } else { panel.reload(5) } })
print(panel.tap { panel.reload(6) }, panel.tap(perform: { panel.reload(7) }))
print(panel.marked { plain() }, panel.marked { print("text") }, panel.marked { _ = count() })
print(panel.marked { let value = count(); print(value) }, panel.marked { () -> Void in panel.reload(8) })
print(panel.marked {}, panel.marked { if flag { plain() } else { panel.reload(9) } })
