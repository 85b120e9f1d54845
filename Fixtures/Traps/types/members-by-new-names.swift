// `.white` is a member of the type of the old name's parameter. The new one is generic, or is told apart by its types.
// min: 16

// ==== Native/Panel.swift
public protocol Style { var name: String { get } }

public struct Ink: Style {
  public let name: String
  public init(_ name: String) { self.name = name }
  public static var white: Ink { Ink("white") }
}

public struct Panel {
  public init() {}
  public func fill<S: Style>(_ style: S) -> String { "fill \(style.name)" }
}

public func paint<S: Style>(_ style: S) -> String { "paint \(style.name)" }

// ==== Shims.swift
import Native

extension Panel {
  @available(iOS, deprecated: 15, renamed: "fill(_:)")
  func filled(with ink: Ink) -> String { fill(ink) }
}

@available(iOS, deprecated: 15, renamed: "paint(_:)")
func painted(_ ink: Ink) -> String { paint(ink) }

// ==== main.swift
import Native

let flag = true
print(Panel().filled(with: .white), Panel().filled(with: Ink("own")), Panel().filled(with: flag ? .white : .white))
print(painted(.white), painted(Ink("own")))

// ==== after: Shims.swift: gone

// ==== after: main.swift
import Native

let flag = true
print(Panel().fill(Ink.white), Panel().fill(Ink("own")), Panel().fill((flag ? .white : .white) as Ink))
print(paint(Ink.white), paint(Ink("own")))
