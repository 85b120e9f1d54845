// `.white` is a member of the type of the shim's parameter. The native call is generic, or has overloads: it would look
// elsewhere.
// min: 16

// ==== Native/Panel.swift
public protocol Style { var name: String { get } }

public struct Ink: Style {
  public let name: String
  public init(_ name: String) { self.name = name }
  public static var white: Ink { Ink("white") }
  public static func make(_ number: Int) -> Ink { Ink("made \(number)") }
  public func faded() -> Ink { Ink("faded \(name)") }
}

public struct Dye: Style {
  public var name: String { "dye" }
  public static var white: Dye { Dye() }
}

extension Style where Self == Ink {
  public static var accent: Ink { Ink("accent") }
}

extension Style where Self == Dye {
  public static var own: Dye { Dye() }
}

public struct Panel {
  public init() {}
  public func fill<S: Style>(_ style: S) -> String { "fill \(style.name)" }
  public func paint(_ ink: Ink, twice: Bool = false) -> String { "ink \(ink.name) \(twice)" }
  public func paint(_ dye: Dye) -> String { "dye \(dye.name)" }
  public func back<S: Style>(content: () -> S) -> String { "back \(content().name)" }
  public func maybe<S: Style>(_ style: S?) -> String { "maybe \(style?.name ?? "none")" }
}

// ==== Shims.swift
import Native

extension Panel {
  func filled(_ ink: Ink) -> String {
    if #available(iOS 15, *) { return self.fill(ink) } else { return "" }
  }
  func painted(with ink: Ink) -> String {
    if #available(iOS 15, *) { return self.paint(ink) } else { return "" }
  }
  func behind(_ ink: Ink) -> String {
    if #available(iOS 15, *) { return self.back(content: { ink }) } else { return "" }
  }
  func perhaps(_ ink: Ink?) -> String {
    if #available(iOS 15, *) { return self.maybe(ink) } else { return "" }
  }
}

// ==== main.swift
import Native

let panel = Panel(), flag = true, ink = Ink("own")
print(panel.filled(.white), panel.filled(.make(2)), panel.filled(.white.faded()), panel.filled(.init("new")))
print(panel.filled(.accent), panel.filled(ink), panel.filled(Ink.white), panel.filled(flag ? .white : .make(3)))
print(panel.filled(flag ? ink : .white), panel.filled((.white)))
print(panel.painted(with: .white), panel.painted(with: .make(4)), panel.painted(with: flag ? .white : .make(5)))
print(panel.perhaps(.white), panel.perhaps(.make(6)), panel.perhaps(ink))
print(panel.behind(.white), panel.behind((.white)), panel.behind(flag ? .white : .make(7)))
