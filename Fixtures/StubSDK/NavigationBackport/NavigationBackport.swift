import SwiftUI

@available(iOS 14.0, macOS 12.0, *)
public struct NBNavigationPath: Equatable {
  public struct CodableRepresentation: Codable, Equatable {}
  public init() {}
  public init(_ codable: CodableRepresentation) {}
  public var count: Int { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var codable: CodableRepresentation? { fatalError() }
  public mutating func append<Value: Hashable>(_ value: Value) {}
  public mutating func removeLast(_ count: Int = 1) {}
  public mutating func push<Value: Hashable>(_ value: Value) {}
  public mutating func popToRoot() {}
}

public protocol NBScreen: Hashable {}

@available(iOS 14.0, macOS 12.0, *)
public struct NBNavigationStack<Root: View, Data: Hashable>: View {
  public init(@ViewBuilder root: () -> Root) where Data == AnyHashable {}
  public init(path: Binding<NBNavigationPath>, @ViewBuilder root: () -> Root) where Data == AnyHashable {}
  public init(path: Binding<[Data]>, @ViewBuilder root: () -> Root) {}
  public var body: some View { EmptyView() }
}

@available(iOS 14.0, macOS 12.0, *)
public struct NBNavigationLink<Value: Hashable, Label: View>: View {
  public init(value: Value?, @ViewBuilder label: () -> Label) {}
  public init(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {}
  public var body: some View { EmptyView() }
}

@available(iOS 14.0, macOS 12.0, *)
extension View {
  public func nbNavigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }
  public func nbNavigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View { self }
}

@available(iOS 14.0, macOS 12.0, *)
public class Navigator<Screen>: ObservableObject {
  public func push(_ screen: Screen) {}
  public func popToRoot() {}
}

@available(iOS 14.0, macOS 12.0, *)
public typealias PathNavigator = Navigator<AnyHashable>

@available(iOS 14.0, macOS 12.0, *)
extension Binding where Value == NBNavigationPath {
  public func withDelaysIfUnsupported(_ change: @escaping (inout NBNavigationPath) -> Void) {}
}

public enum UseNavigationStackPolicy { case whenAvailable, never }

@available(iOS 14.0, macOS 12.0, *)
extension View {
  public func nbUseNavigationStack(_ policy: UseNavigationStackPolicy) -> some View { self }
  public func nbNavigationDestination<Value: Hashable, Destination: View>(
    item: Binding<Value?>, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }
}
