@available(iOS 15.0, macOS 12.0, *)
public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

public struct Button<Label: View>: PrimitiveView {
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}

  @available(iOS 15.0, macOS 12.0, *)
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  public init(_ key: LocalizedStringKey, action: @escaping () -> Void) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {}

  @available(iOS 15.0, macOS 12.0, *)
  public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {}
}

public struct Toggle<Label: View>: PrimitiveView {
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {}
}

public struct TextField<Label: View>: PrimitiveView {
  public init(_ key: LocalizedStringKey, text: Binding<String>) where Label == Text {}
}

public struct Section<Parent, Content, Footer> {}
extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(header: Parent, @ViewBuilder content: () -> Content) {}
}

public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}

public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
}

public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { fatalError() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { fatalError() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { fatalError() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

extension View {
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
}
