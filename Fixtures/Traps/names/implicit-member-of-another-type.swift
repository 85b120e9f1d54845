// `.main` of a type whose values the shim does not give.
// min: 16

// ==== Native/Panel.swift
public struct Ink { public var name: String; public init(_ name: String) { self.name = name } }
extension Ink { public static var main: Ink { Ink("main ink") } }
public struct Panel { public var name: String; public init(_ name: String) { self.name = name } }
extension Panel { public static var main: Panel { Panel("main panel") } }

// ==== Shims.swift
import Native

enum Compat {
  static var main: Panel { if #available(iOS 15, *) { return Panel.main } else { return Panel("old") } }
  static func named(_ name: String) -> Panel { if #available(iOS 15, *) { return Panel(name) } else { return Panel("old") } }
}
extension Ink { static func named(_ name: String) -> Ink { Ink(name) } }

// ==== main.swift
import Native

let ink: Ink = .main
func given() -> Ink { return .named("x") }
func show(_ ink: Ink) { print(ink.name) }
show(.main)
print(ink.name, given().name, Compat.main.name, Compat.named("a").name)

// ==== after: Shims.swift
import Native

enum Compat {
  static func named(_ name: String) -> Panel { if #available(iOS 15, *) { return Panel(name) } else { return Panel("old") } }
}
extension Ink { static func named(_ name: String) -> Ink { Ink(name) } }

// ==== after: main.swift
import Native

let ink: Ink = .main
func given() -> Ink { return .named("x") }
func show(_ ink: Ink) { print(ink.name) }
show(.main)
print(ink.name, given().name, Panel.main.name, Compat.named("a").name)
