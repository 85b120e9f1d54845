// Static shims that give another type than their owner: functions, chains from an implicit member, names without a
// type before them.
// min: 16

// ==== Native/Ink.swift
public struct Ink: CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
  public static var tintColor: Ink { Ink("native tint") }
  public static func mixed(_ amount: Int) -> Ink { Ink("native \(amount)") }
}

public struct Panel {
  public init() {}
  public var ink: Ink { Ink("panel") }
  public static var plain: Panel { Panel() }
}

// ==== Compat.swift
import Native

extension Panel {
  static var tintColor: Ink { Ink("own tint") }
  static func mixed(_ amount: Int) -> Ink { Ink("own \(amount)") }

  static var accent: Ink {
    if #available(iOS 15, *) { return .tintColor } else { return Ink("old") }
  }
  static func blend(_ amount: Int) -> Ink {
    if #available(iOS 15, *) { return .mixed(amount) } else { return Ink("old") }
  }
  func blended(_ amount: Int) -> Ink {
    if #available(iOS 15, *) { return .mixed(amount) } else { return Ink("old") }
  }
  static var both: [Ink] { [accent, blend(1), Self.accent, Panel.blend(2)] }
}

// ==== main.swift
import Native

print(Panel.accent, Panel.blend(3), Panel().blended(4), Panel.both)
func show<Ink>(_ value: Ink) { print(value, Panel.both.count) }
show(Panel.accent)

// ==== after: Compat.swift
import Native

extension Panel {
  static var tintColor: Ink { Ink("own tint") }
  static func mixed(_ amount: Int) -> Ink { Ink("own \(amount)") }

  static var accent: Ink {
    return .tintColor
  }
  static func blend(_ amount: Int) -> Ink {
    return .mixed(amount)
  }
  func blended(_ amount: Int) -> Ink {
    return .mixed(amount)
  }
  static var both: [Ink] { [accent, blend(1), Self.accent, Panel.blend(2)] }
}
