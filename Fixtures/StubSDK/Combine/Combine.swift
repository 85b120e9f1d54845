public class AnyCancellable: Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }

  @available(iOS 14.0, macOS 11.0, *)
  public func assign(to published: inout Published<Output>.Publisher) {}
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  public func send() {}
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { fatalError() }
}

@propertyWrapper
public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }

  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}

  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public var projectedValue: Publisher {
    get { fatalError() }
    set {}
  }
}
