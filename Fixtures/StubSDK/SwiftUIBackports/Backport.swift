import SwiftUI

public struct Backport<Wrapped> {
  public let wrapped: Wrapped
  public init(_ wrapped: Wrapped) { self.wrapped = wrapped }
}

@MainActor
extension View {
  public var backport: Backport<Self> { fatalError() }
}

@MainActor
extension AnyTransition {
  public static var backport: Backport<Self> { fatalError() }
}

extension Backport where Wrapped == Any {
  @available(iOS, deprecated: 15.0)
  public static func AsyncImage(url: URL?, scale: CGFloat = 1) -> some View { EmptyView() }

  @available(iOS, deprecated: 15.0)
  public static func AsyncImage<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) -> some View { EmptyView() }

  @available(iOS, deprecated: 15)
  @available(macOS, deprecated: 12)
  public struct DismissAction {
    public func callAsFunction() {}
  }

  public enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }

  @available(iOS, deprecated: 16)
  public struct PresentationDetent: Hashable {
    public static var medium: PresentationDetent { fatalError() }
    public static var large: PresentationDetent { fatalError() }
  }

  @available(iOS, deprecated: 14)
  @available(macOS, deprecated: 11)
  public struct Label<Title: View, Icon: View>: View {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
    public var body: some View { EmptyView() }
  }

  @available(iOS, deprecated: 14)
  @available(macOS, deprecated: 11)
  @propertyWrapper
  public struct AppStorage<Value>: DynamicProperty {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults = .standard) where Value == Bool {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
  }
}

extension Backport.Label where Wrapped == Any, Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) { fatalError() }
}

extension Backport.AppStorage where Wrapped == Any {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults = .standard) where Value == Int {
    fatalError()
  }
}

extension EnvironmentValues {
  public var backportDismiss: Backport<Any>.DismissAction { fatalError() }
  public var backportIsPresented: Bool { fatalError() }
}

@available(iOS, deprecated: 14.0, message: "Use SwiftUI.StateObject instead")
@available(macOS, deprecated: 11.0, message: "Use SwiftUI.StateObject instead")
extension Backport where Wrapped: ObservableObject {
  @propertyWrapper
  public struct StateObject: DynamicProperty {
    public init(wrappedValue thunk: @autoclosure @escaping () -> Wrapped) {}
    public var wrappedValue: Wrapped { fatalError() }
    public var projectedValue: ObservedObject<Wrapped>.Wrapper { fatalError() }
  }
}
