public struct NavigationView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {}

extension NavigationLink {
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Destination == Never {
  @available(iOS 16.0, macOS 13.0, *)
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {}

  @available(iOS 16.0, macOS 13.0, *)
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {}
}

#if os(iOS)
  extension View {
    public func navigationBarTitle(_ key: LocalizedStringKey) -> some View { self }
    public func navigationBarTitle(_ title: Text) -> some View { self }
  }
#endif

@available(iOS 16.0, macOS 13.0, *)
public struct NavigationPath: Equatable {
  public struct CodableRepresentation: Codable, Equatable {}
  public init() {}
  public init(_ codable: CodableRepresentation) {}
  public var count: Int { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var codable: CodableRepresentation? { fatalError() }
  public mutating func append<Value: Hashable>(_ value: Value) {}
  public mutating func removeLast(_ count: Int = 1) {}
}

@available(iOS 16.0, macOS 13.0, *)
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

@available(iOS 16.0, macOS 13.0, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {}
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
}

@available(iOS 16.0, macOS 13.0, *)
extension View {
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View { self }
}
