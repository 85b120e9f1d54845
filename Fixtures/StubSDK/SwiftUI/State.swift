public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    fatalError()
  }
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { fatalError() }
}

@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { fatalError() }
  }
  public init(wrappedValue: ObjectType) {}
  public init(initialValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get { fatalError() }
    set {}
  }
  public var projectedValue: Wrapper { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}

@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { fatalError() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }

public struct EnvironmentValues {
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { fatalError() }
    set {}
  }
  public var locale: Locale { fatalError() }
  public var colorScheme: ColorScheme { fatalError() }
  public var presentationMode: Binding<PresentationMode> { fatalError() }

  @available(iOS 15.0, macOS 12.0, *)
  public var dismiss: DismissAction { fatalError() }

  @available(iOS 15.0, macOS 12.0, *)
  public var isPresented: Bool { fatalError() }

  @available(iOS 14.0, macOS 11.0, *)
  public var openURL: OpenURLAction { fatalError() }
}

public struct PresentationMode {
  public var isPresented: Bool { fatalError() }
  public mutating func dismiss() {}
}

@available(iOS 15.0, macOS 12.0, *)
public struct DismissAction {
  public func callAsFunction() {}
}

@available(iOS 14.0, macOS 11.0, *)
public struct OpenURLAction {
  public func callAsFunction(_ url: URL) {}
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

extension View {
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    self
  }
  public func environmentObject<Model: ObservableObject>(_ model: Model) -> some View { self }
}

@available(iOS 14.0, macOS 11.0, *)
@propertyWrapper
public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}
