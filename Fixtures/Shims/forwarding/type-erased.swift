// What comes back is wrapped first: the call site gets something else than the native view.
// iOS: 15 -> 16

// ==== View+Compat.swift
import SwiftUI

extension View {
  func unscrollable(_ isDisabled: Bool) -> AnyView {  // stays: removable-shim/forwarding "more than"
    guard #available(iOS 16, *) else { return AnyView(self) }
    return AnyView(scrollDisabled(isDisabled))
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let isOn: Bool
  var shown: AnyView { isOn ? Text("a").unscrollable(true) : AnyView(Text("b")) }
  var body: some View { shown }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  func unscrollable(_ isDisabled: Bool) -> AnyView {
    return AnyView(scrollDisabled(isDisabled))
  }
}
