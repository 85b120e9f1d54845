public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

public struct Font: Hashable, Sendable {
  public enum Weight: Sendable { case regular, semibold, bold }
  public static let title = Font()
  public static let headline = Font()
  public static let body = Font()
  public static let caption = Font()

  @available(iOS 14.0, macOS 11.0, *)
  public static let title2 = Font()
}

public struct Color: Hashable, Sendable, PrimitiveView {
  public static let red = Color()
  public static let blue = Color()
  public static let gray = Color()
  public static let orange = Color()
  public static let primary = Color()
  public static let secondary = Color()
  public static let clear = Color()

  @available(iOS 15.0, macOS 12.0, *)
  public static let mint = Color()

  @available(iOS 15.0, macOS 12.0, *)
  public static let teal = Color()

  public func opacity(_ opacity: Double) -> Color { self }
}

public protocol ShapeStyle {}
extension Color: ShapeStyle {}

@available(iOS 15.0, macOS 12.0, *)
public struct Material: ShapeStyle, Sendable {}

@available(iOS 15.0, macOS 12.0, *)
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { fatalError() }
  public static var thinMaterial: Material { fatalError() }
}

@available(iOS 15.0, macOS 12.0, *)
public struct HierarchicalShapeStyle: ShapeStyle, Sendable {}

@available(iOS 15.0, macOS 12.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var tertiary: HierarchicalShapeStyle { fatalError() }
}

public struct Text: Equatable, Sendable, PrimitiveView {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {}
  public init(verbatim: String) {}
  public func font(_ font: Font?) -> Text { self }
  public func bold() -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public static func + (left: Text, right: Text) -> Text { left }
}

public struct Image: Equatable, Sendable, PrimitiveView {
  @available(macOS 11.0, *)
  public enum Scale: Sendable { case small, medium, large }
  public init(_ name: String) {}
  public func resizable() -> Image { self }

  @available(macOS 11.0, *)
  public init(systemName: String) {}

  #if os(iOS)
    public init(uiImage: UIImage) {}
  #elseif os(macOS)
    public init(nsImage: NSImage) {}
  #endif
}

@available(iOS 14.0, macOS 11.0, *)
public struct Label<Title: View, Icon: View>: PrimitiveView {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

@available(iOS 14.0, macOS 11.0, *)
extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage: String) {}
}

@available(iOS 15.0, macOS 12.0, *)
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { fatalError() }
}

@available(iOS 15.0, macOS 12.0, *)
public struct AsyncImage<Content: View>: PrimitiveView {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {}
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}

@available(iOS 14.0, macOS 11.0, *)
public struct ProgressView<Label: View>: PrimitiveView {
  public init() where Label == EmptyView {}
  public init(_ key: LocalizedStringKey) where Label == Text {}
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) where Label == EmptyView {}
}

@available(iOS 17.0, macOS 14.0, *)
public struct ContentUnavailableView<Label: View, Description: View>: PrimitiveView {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }
  ) {}
}

@available(iOS 17.0, macOS 14.0, *)
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text? {
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {}
}
