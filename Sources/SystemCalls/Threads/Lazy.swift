/// A value that is made when it is first asked for. Who asks meanwhile waits; who asks for another one does not.
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
