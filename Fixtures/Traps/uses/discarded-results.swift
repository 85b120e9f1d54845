// A shim whose result may be discarded, over a native function whose result the compiler wants to be used.
// min: 16
// expects: unchanged

// ==== Native/Store.swift
public struct Store {
  public init() {}
  public func insert(_ number: Int) -> Int { print(number); return number }
}

// ==== Compat.swift
import Native

extension Store {
  @discardableResult func add(_ number: Int) -> Int {  // stays: removable-shim/forwarding "discard"
    if #available(iOS 15, *) { return insert(number) } else { return 0 }
  }
}

// ==== main.swift
import Native

Store().add(1)
print(Store().add(2))
