// What is passed is no closure that stands there, or one that says the types of its parameters.
// iOS: 16 -> 17
// macOS: 13 -> 14

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func onChangeCompat<Value: Equatable>(  // stays: removable-shim/forwarding "the call does not say 'action' in a form that has a type by itself"
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    if #available(iOS 17, macOS 14, *) {
      onChange(of: value) { _, newValue in action(newValue) }
    } else {
      onChange(of: value, perform: action)
    }
  }

  @ViewBuilder
  func onTypedChange<Value: Equatable>(  // stays: removable-shim/forwarding "a closure in the call would have to move or to change"
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    if #available(iOS 17, macOS 14, *) {
      onChange(of: value) { _, newValue in action(newValue) }
    } else {
      onChange(of: value, perform: action)
    }
  }

  @ViewBuilder
  func onDoubledChange(  // stays: removable-shim/forwarding "it is more than a native call with its parameters: '{ _, newValue in action(newValue * 2) }'"
    of value: Int, perform action: @escaping (Int) -> Void
  ) -> some View {
    if #available(iOS 17, macOS 14, *) {
      onChange(of: value) { _, newValue in action(newValue * 2) }
    } else {
      onChange(of: value) { action($0 * 2) }
    }
  }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  var count = 1
  var note: (Int) -> Void = { _ in }

  var body: some View {
    Text("a")
      .onChangeCompat(of: count, perform: note)
      .onTypedChange(of: count) { (number: Int) in note(number) }
      .onDoubledChange(of: count) { note($0) }
  }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func onChangeCompat<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, newValue in action(newValue) }
  }

  @ViewBuilder
  func onTypedChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, newValue in action(newValue) }
  }

  @ViewBuilder
  func onDoubledChange(
    of value: Int, perform action: @escaping (Int) -> Void
  ) -> some View {
    onChange(of: value) { _, newValue in action(newValue * 2) }
  }
}
