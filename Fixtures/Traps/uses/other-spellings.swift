// A type's static shim, reached in other ways than by the type's name: by a typealias, a path, a module, a metatype.
// min: 16

// ==== Native/Outer.swift
public struct Panel {
  public init() {}
  public static var shared: Panel { Panel() }
  public static func made(_ size: Int) -> Int { size }
  public func area(_ size: Int) -> Int { size * 2 }
}

// ==== Compat.swift
import Native

extension Panel {
  static var common: Panel {
    if #available(iOS 15, *) { return .shared } else { return Panel() }
  }
  static func built(_ size: Int) -> Panel {
    if #available(iOS 15, *) { return .init() } else { return Panel() }
  }
  func compatArea(_ size: Int) -> Int {
    if #available(iOS 15, *) { return area(size) } else { return 0 }
  }
  func compatWide(_ size: Int) -> Int {
    if #available(iOS 15, *) { return area(size) } else { return 0 }
  }
  func compatHigh(_ size: Int) -> Int {
    if #available(iOS 15, *) { return area(size) } else { return 0 }
  }
}

// ==== main.swift
import Native

typealias P = Panel
let kind = Panel.self
print(P.common, Native.Panel.common, Panel.self.common, (Panel).common, kind.common, type(of: Panel()).common)
print(P.compatArea(Panel())(1), Native.Panel.compatWide(Panel())(2), type(of: Panel()).compatHigh(Panel())(3))

// ==== after: Compat.swift
import Native

extension Panel {
  static var common: Panel {
    return .shared
  }
  static func built(_ size: Int) -> Panel {
    return .init()
  }
  func compatArea(_ size: Int) -> Int {
    return area(size)
  }
  func compatWide(_ size: Int) -> Int {
    return area(size)
  }
  func compatHigh(_ size: Int) -> Int {
    return area(size)
  }
}
