@_exported import Combine
@_exported import Foundation

#if os(iOS)
  @_exported import UIKit
#elseif os(macOS)
  @_exported import AppKit
#endif

public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

/// What the framework's own views share: they have no body that anybody may ask for.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<True: View, False: View>(
    first: True
  ) -> _ConditionalContent<True, False> { fatalError() }
  public static func buildEither<True: View, False: View>(
    second: False
  ) -> _ConditionalContent<True, False> { fatalError() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { fatalError() }
}

public struct TupleView<Contents>: PrimitiveView {}
public struct _ConditionalContent<True, False> {}
extension _ConditionalContent: View, PrimitiveView where True: View, False: View {
  public typealias Body = Never
}
extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never
}

public struct EmptyView: PrimitiveView {
  public init() {}
}

public struct AnyView: PrimitiveView {
  public init<Content: View>(_ view: Content) {}
}

public struct Group<Content> {}
extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}
extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}

@MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier>: PrimitiveView {}

public struct ModifiedContent<Content, Modifier> {
  public init(content: Content, modifier: Modifier) {}
}
extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension View {
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> { fatalError() }
}
