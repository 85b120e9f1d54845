// `.capsule` is a member of the type that the shim takes, and another one of a protocol that the native call takes. No
// index has the native functions.
// module: SwiftUI
// min: 16

// ==== Native/SwiftUI.swift
public protocol Outline { var name: String { get } }
public struct Capsule: Outline {
  public init() {}
  public var name: String { "capsule" }
}
public struct Round: Outline {
  public var name: String
  public init(_ name: String) { self.name = name }
  public static let capsule = Round("round capsule")
  public static let disc = Round("disc")
}
extension Outline where Self == Capsule { public static var capsule: Capsule { Capsule() } }
public protocol View {}
public struct Text: View { public init(_ text: String) {} }
extension View {
  public func cut<O: Outline>(_ outline: O) -> some View {
    print(outline.name)
    return self
  }
  public func cutOut(in outline: some Outline) -> some View {
    print(outline.name)
    return self
  }
  public func old(_ outline: Round) -> some View { self }
}

// ==== Compat.swift
import SwiftUI

extension View {
  func shaped(_ outline: Round) -> some View {
    if #available(iOS 15, *) { return cut(outline) } else { return old(outline) }
  }
  func shapedOut(_ outline: Round = .capsule) -> some View {
    if #available(iOS 15, *) { return cutOut(in: outline) } else { return old(outline) }
  }
}

// ==== main.swift
import SwiftUI

let isOn = CommandLine.arguments.count == 1
_ = Text("a").shaped(.capsule)
_ = Text("a").shaped(isOn ? .capsule : .disc)
_ = Text("a").shapedOut(.disc)
_ = Text("a").shapedOut()
_ = Text("a").shapedOut(Round("own"))

// ==== after: Compat.swift: gone

// ==== after: main.swift
import SwiftUI

let isOn = CommandLine.arguments.count == 1
_ = Text("a").cut(Round.capsule)
_ = Text("a").cut((isOn ? .capsule : .disc) as Round)
_ = Text("a").cutOut(in: Round.disc)
_ = Text("a").cutOut(in: Round.capsule)
_ = Text("a").cutOut(in: Round("own"))
