public protocol Shape: View, Sendable where Body == Never {}

extension Shape {
  public var body: Never { fatalError() }
}

public struct Capsule: Shape {
  public init() {}
}

public struct Rectangle: Shape {
  public init() {}
}

public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { fatalError() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  @available(iOS 16.0, macOS 13.0, *)
  public static func push(from edge: Edge) -> AnyTransition { fatalError() }
}

extension View {
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func clipShape<Outline: Shape>(_ shape: Outline) -> some View { self }
}

@available(iOS 16.0, macOS 13.0, *)
public struct ContentTransition: Equatable, Sendable {
  public static let opacity = ContentTransition()
  public static func numericText() -> ContentTransition { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
extension View {
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

@available(iOS 16.0, macOS 13.0, *)
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

@available(iOS 16.0, macOS 13.0, *)
extension View {
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
}

@available(iOS 16.4, macOS 13.3, *)
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: ScrollBounceBehavior { fatalError() }
  public static var always: ScrollBounceBehavior { fatalError() }
  public static var basedOnSize: ScrollBounceBehavior { fatalError() }
}

@available(iOS 16.4, macOS 13.3, *)
extension View {
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    self
  }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, *)
public struct ContentMarginPlacement: Sendable {
  public static var automatic: ContentMarginPlacement { fatalError() }
  public static var scrollContent: ContentMarginPlacement { fatalError() }
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public func geometryGroup() -> some View { self }
}

@available(iOS 26.0, macOS 26.0, *)
public struct Glass: Equatable, Sendable {
  public static var regular: Glass { fatalError() }
  public static var clear: Glass { fatalError() }
  public static var identity: Glass { fatalError() }
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

@available(iOS 26.0, macOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static var automatic: ScrollEdgeEffectStyle { fatalError() }
  public static var hard: ScrollEdgeEffectStyle { fatalError() }
  public static var soft: ScrollEdgeEffectStyle { fatalError() }
}

@available(iOS 26.0, macOS 26.0, *)
extension View {
  public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, *)
public struct ContainerBackgroundPlacement: Sendable {
  public static let widget = ContainerBackgroundPlacement()
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> V
  ) -> some View { self }
}

@available(iOS 18.0, macOS 15.0, *)
public protocol NavigationTransition {}

@available(iOS 18.0, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {}

@available(iOS 18.0, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension View {
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}
