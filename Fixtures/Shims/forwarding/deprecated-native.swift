// The native call is deprecated at the minimum: one place with a warning is better than one at each use.
// iOS: 13 -> 17
// still builds for the old minimum: the check is what shows that the shim can go, and stays with it

// ==== Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func onValue<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {  // stays: removable-shim/forwarding "'onChange' is deprecated itself"
    if #available(iOS 14, *) {
      onChange(of: value, perform: action)
    } else {
      self
    }
  }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  let count: Int
  var body: some View { Text("a").onValue(of: count) { print($0) } }
}
