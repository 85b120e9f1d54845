// Static member of the result type: `.white` and `Ink.tintColor` belong to `Ink`, whatever the use's receiver is.
// min: 16

// ==== Native/Ink.swift
public struct Ink {
  public let name: String
  public static var tintColor: Ink { Ink(name: "tint") }
  public static var white: Ink { Ink(name: "white") }
}

public struct Panel {
  public init() {}
  public static var tintColor: Int { 1 }
  public var tintColor: Int { 2 }
}

// ==== Compat.swift
import Native

extension Panel {
  var accent: Ink {
    if #available(iOS 15, *) { return Ink.tintColor } else { return .white }
  }

  static var common: Ink {
    if #available(iOS 15, *) { return Ink.tintColor } else { return .white }
  }
}

// ==== main.swift
import Native

func show(_ value: Any) { print(value) }
show(Panel().accent)
show(Panel.common)

// ==== after: Compat.swift
import Native

extension Panel {
  var accent: Ink {
    return Ink.tintColor
  }
}

// ==== after: main.swift
import Native

func show(_ value: Any) { print(value) }
show(Panel().accent)
show(Ink.tintColor)
