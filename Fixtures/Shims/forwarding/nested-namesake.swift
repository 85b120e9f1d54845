// A type inside of another one is named by its path: it is not what an extension of the system's type extends, and what is
// known of the system's members stays.
// iOS: 13 -> 17
// still builds for the old minimum: the check is what shows that the shim can go, and stays with it

// ==== Records.swift
enum Records {
  struct View { var id = 1 }
  struct Text { var words = 2 }
}
let records = [Records.View().id, Records.Text().words]

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

struct Page: SwiftUI.View {
  let count: Int
  var body: some SwiftUI.View { SwiftUI.Text("a").onValue(of: count) { print($0) } }
}
