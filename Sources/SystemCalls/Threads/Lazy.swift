/// Values that are computed at first use, by key. Threads may compute one at the same time; all get the same.
package final class Cache<Key: Hashable, Value>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  package init() {}

  package func value(of key: Key, _ make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = make()
    return values.withLock { values in
      if let other = values[key] { return other }
      values[key] = made
      return made
    }
  }
}

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
