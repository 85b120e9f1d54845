/// A value that is computed at first use, once. Threads that need it wait; different values do not block each
/// other.
public final class Lazy<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  public init() {}

  public func get(_ make: () -> Value) -> Value {
    value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
