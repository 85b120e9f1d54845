// The system's own function wants nothing of a closure, as the index has it: what the native call gives is dropped
// there. One that takes a closure of any type would see it.
// min: 16
// module: SwiftUI

// ==== Native/View.swift
public protocol View {}

extension View {
  @discardableResult public func onTapGesture(count: Int = 1, perform action: () -> Void) -> Self {
    action()
    return self
  }
  @discardableResult public func made<T>(_ body: () -> T) -> Self {
    print(T.self, body())
    return self
  }
}

public struct Item: View {
  public init() {}
  @discardableResult public func reload(_ count: Int) -> Int {
    print("reload", count)
    return count
  }
}

// ==== Compat.swift
import SwiftUI

extension Item {
  func refresh(_ count: Int) {
    if #available(iOS 15, *) { reload(count) }
  }
  func renew(_ count: Int) {  // stays: removable-shim/forwarding "'reload' has its type from the shim, and may have another one in the native call"
    if #available(iOS 15, *) { reload(count) }
  }
}

// ==== main.swift
import SwiftUI

let item = Item()
item.onTapGesture { item.refresh(1) }
item.onTapGesture(count: 2) { item.refresh(2) }
item.onTapGesture(perform: { item.refresh(3) })
item.made { item.renew(4) }

// ==== after: Compat.swift
import SwiftUI

extension Item {
  func renew(_ count: Int) {
    if #available(iOS 15, *) { reload(count) }
  }
}

// ==== after: main.swift
import SwiftUI

let item = Item()
item.onTapGesture { item.reload(1) }
item.onTapGesture(count: 2) { item.reload(2) }
item.onTapGesture(perform: { item.reload(3) })
item.made { item.renew(4) }
