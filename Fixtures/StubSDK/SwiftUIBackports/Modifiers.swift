import SwiftUI

@MainActor
extension Backport where Wrapped: View {
  @available(iOS, deprecated: 15.0)
  @available(macOS, deprecated: 12.0)
  @ViewBuilder
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }

  @available(iOS, deprecated: 15.0)
  @available(macOS, deprecated: 12.0)
  public func task<Value: Equatable>(
    id: Value, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }

  @available(iOS, deprecated: 15)
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { EmptyView() }

  @available(iOS, deprecated: 14)
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    EmptyView()
  }

  @available(iOS, deprecated: 14)
  @ViewBuilder
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { EmptyView() }

  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder _ content: () -> Content
  ) -> some View { EmptyView() }

  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder _ content: () -> Content
  ) -> some View { EmptyView() }

  @available(iOS, deprecated: 15)
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }

  /// There is nothing like it in the system.
  public func interactiveDismissDisabled(
    _ isDisabled: Bool = true, onAttempt: @escaping () -> Void
  ) -> some View { EmptyView() }

  @available(iOS, deprecated: 16)
  public func presentationDetents(_ detents: Set<Backport<Any>.PresentationDetent>) -> some View { EmptyView() }

  @available(iOS, deprecated: 16)
  public func presentationDragIndicator(_ visibility: Backport<Any>.Visibility) -> some View { EmptyView() }

  @available(iOS, deprecated: 16)
  public func scrollDisabled(_ disabled: Bool) -> some View { EmptyView() }
}

@MainActor
extension Backport where Wrapped: View {
  /// What another library of the same name has.
  public func glassEffect() -> some View { EmptyView() }
  public func glassEffectID(_ id: String) -> some View { EmptyView() }
}
