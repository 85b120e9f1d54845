extension View {
  public func font(_ font: Font?) -> some View { self }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    self
  }
  public func frame(minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil) -> some View {
    self
  }
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self
  }
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }
  public func hidden() -> some View { self }
  public func tag<Value: Hashable>(_ tag: Value) -> some View { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { self }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
}

public enum ContentMode: Sendable { case fit, fill }

@available(iOS 14.0, macOS 11.0, *)
extension View {
  public func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
  public func navigationTitle(_ title: Text) -> some View { self }
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View { self }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func ignoresSafeArea() -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  public func badge(_ count: Int) -> some View { self }
  public func badge(_ label: Text?) -> some View { self }
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges: Edge.Set = .all) -> some View {
    self
  }
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { self }
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }
  public func tint(_ tint: Color?) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func textSelection(_ selectability: EnabledTextSelectability) -> some View { self }
}

@available(iOS 15.0, macOS 12.0, *)
public struct EnabledTextSelectability: Sendable {
  public static let enabled = EnabledTextSelectability()
}

@available(iOS 15.0, macOS 13.0, *)
extension View {
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }
}

@available(iOS 26.0, macOS 26.0, *)
extension View {
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
}

@available(iOS 15.0, macOS 12.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

@available(iOS 16.0, macOS 13.0, *)
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { fatalError() }
  public static func height(_ height: CGFloat) -> PresentationDetent { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: ScrollDismissesKeyboardMode { fatalError() }
  public static var immediately: ScrollDismissesKeyboardMode { fatalError() }
  public static var interactively: ScrollDismissesKeyboardMode { fatalError() }
  public static var never: ScrollDismissesKeyboardMode { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
extension View {
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func bold(_ isActive: Bool = true) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
}

@available(iOS 18.0, macOS 15.0, *)
public protocol PresentationSizing {}

@available(iOS 18.0, macOS 15.0, *)
public struct PagePresentationSizing: PresentationSizing, Sendable {}

@available(iOS 18.0, macOS 15.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, *)
extension View {
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
