// A type's static shim, reached in other ways than by the type's name: by a typealias, a path, a module, a metatype;
// and a method without its instance.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public static var shared: Panel { Panel() }
  public func area(_ size: Int) -> Int { size * 2 }
}

// ==== Compat.swift
import Native

extension Panel {
  static var common0: Panel {
    if #available(iOS 15, *) { return .shared } else { return Panel() }
  }
  static var common1: Panel {
    if #available(iOS 15, *) { return .shared } else { return Panel() }
  }
  static var common2: Panel {
    if #available(iOS 15, *) { return .shared } else { return Panel() }
  }
  static var common3: Panel {
    if #available(iOS 15, *) { return .shared } else { return Panel() }
  }
  static var common4: Panel {
    if #available(iOS 15, *) { return .shared } else { return Panel() }
  }
  static var common5: Panel {
    if #available(iOS 15, *) { return .shared } else { return Panel() }
  }
  func compatArea0(_ size: Int) -> Int {
    if #available(iOS 15, *) { return area(size) } else { return 0 }
  }
  func compatArea1(_ size: Int) -> Int {
    if #available(iOS 15, *) { return area(size) } else { return 0 }
  }
  func compatArea2(_ size: Int) -> Int {
    if #available(iOS 15, *) { return area(size) } else { return 0 }
  }
}

// ==== main.swift
import Native

typealias P = Panel
let kind = Panel.self
print(P.common0)
print(Native.Panel.common1)
print(Panel.self.common2)
print((Panel).common3)
print(kind.common4)
print(type(of: Panel()).common5)
print(P.compatArea0(Panel())(0))
print(Native.Panel.compatArea1(Panel())(1))
print(type(of: Panel()).compatArea2(Panel())(2))
print(Panel.common0, Panel.common1, Panel.common2, Panel.common3, Panel.common4, Panel.common5)
print(Panel().compatArea0(1), Panel().compatArea1(1), Panel().compatArea2(1))

// ==== after: Compat.swift
import Native

extension Panel {
  func compatArea0(_ size: Int) -> Int {
    return area(size)
  }
  func compatArea1(_ size: Int) -> Int {
    return area(size)
  }
  func compatArea2(_ size: Int) -> Int {
    if #available(iOS 15, *) { return area(size) } else { return 0 }
  }
}

// ==== after: main.swift
import Native

typealias P = Panel
let kind = Panel.self
print(P.shared)
print(Native.Panel.shared)
print(Panel.self.shared)
print((Panel).shared)
print(kind.shared)
print(type(of: Panel()).shared)
print(P.compatArea0(Panel())(0))
print(Native.Panel.compatArea1(Panel())(1))
print(type(of: Panel()).compatArea2(Panel())(2))
print(Panel.shared, Panel.shared, Panel.shared, Panel.shared, Panel.shared, Panel.shared)
print(Panel().compatArea0(1), Panel().compatArea1(1), Panel().compatArea2(1))
