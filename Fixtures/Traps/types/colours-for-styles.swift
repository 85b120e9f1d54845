// A colour by a dot, where the native call takes any style, or any view: `.secondary` is another style, and no view
// has a `.red`.
// module: SwiftUI
// min: 16

// ==== Native/SwiftUI.swift
public protocol ShapeStyle { var name: String { get } }
public struct Color: ShapeStyle, View {
  public let name: String
  public init(_ name: String) { self.name = name }
  public func opacity(_ value: Double) -> Color { Color("\(name) \(value)") }
  public static let red = Color("red")
  public static let secondary = Color("secondary")
}
public struct HierarchicalShapeStyle: ShapeStyle {
  public let name: String
  public static let secondary = HierarchicalShapeStyle(name: "second level")
}
public struct Faded<S: ShapeStyle>: ShapeStyle {
  let base: S
  public var name: String { "faded \(base.name)" }
}
extension ShapeStyle {
  public func opacity(_ value: Double) -> some ShapeStyle { Faded(base: self) }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
}
public protocol View {}
public struct Text: View { public init(_ text: String) {} }
extension View {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    print(style.name)
    return self
  }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    print(V.self, view.map { "\($0)" } ?? "none")
    return self
  }
}

// ==== Compat.swift
import SwiftUI

struct Backport<Content> { let content: Content }
extension View { var backport: Backport<Self> { Backport(content: self) } }
extension Backport where Content: View {
  func tinted(color: Color = .secondary) -> some View {
    if #available(iOS 15, *) {
      return content.foregroundStyle(color)
    } else {
      return content.foregroundColor(color)
    }
  }
}
extension View {
  func styled(_ color: Color) -> some View {
    if #available(iOS 15, *) { return foregroundStyle(color) } else { return foregroundColor(color) }
  }
  func row(_ color: Color?) -> some View {
    if #available(iOS 15, *) { return listRowBackground(color) } else { return foregroundColor(color) }
  }
}

// ==== main.swift
import SwiftUI

extension Color { static let brand = Color("brand") }
let isOn = CommandLine.arguments.count == 1
let text = Text("a")
_ = text.styled(.red)
_ = text.styled(.secondary)
_ = text.styled(.brand)
_ = text.styled((.brand))
_ = text.styled({ .brand }())
_ = text.styled(.red.opacity(0.5))
_ = text.styled(.secondary.opacity(0.5))
_ = text.styled(isOn ? .red : .red)
_ = text.styled(isOn ? .secondary : .red)
_ = text.backport.tinted()
_ = text.backport.tinted(color: .red)
_ = text.backport.tinted(color: isOn ? .brand : .secondary)
_ = text.row(.red)
_ = text.row(.brand)
_ = text.row(.none)
_ = text.row(.some(.red))
_ = text.row(isOn ? .red : nil)
_ = text.row(Color.red)

// ==== after: Compat.swift: gone

// ==== after: main.swift
import SwiftUI

extension Color { static let brand = Color("brand") }
let isOn = CommandLine.arguments.count == 1
let text = Text("a")
_ = text.foregroundStyle(.red)
_ = text.foregroundStyle(Color.secondary)
_ = text.foregroundStyle(Color.brand)
_ = text.foregroundStyle((.brand) as Color)
_ = text.foregroundStyle({ .brand }() as Color)
_ = text.foregroundStyle(.red.opacity(0.5))
_ = text.foregroundStyle(Color.secondary.opacity(0.5))
_ = text.foregroundStyle(isOn ? .red : .red)
_ = text.foregroundStyle((isOn ? .secondary : .red) as Color)
_ = text.foregroundStyle(Color.secondary)
_ = text.foregroundStyle(.red)
_ = text.foregroundStyle((isOn ? .brand : .secondary) as Color)
_ = text.listRowBackground(Color.red)
_ = text.listRowBackground(Color.brand)
_ = text.listRowBackground(.none as Color?)
_ = text.listRowBackground(.some(.red) as Color?)
_ = text.listRowBackground((isOn ? .red : nil) as Color?)
_ = text.listRowBackground(Color.red)
