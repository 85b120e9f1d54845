// The wrapper is at the same time a property wrapper of the standard form.
// iOS: 15 -> 16

// ==== Backport.swift
import SwiftUI

@propertyWrapper
struct Backport<Value> {
  var wrappedValue: Value

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension View {
  var backport: Backport<Self> { .init(wrappedValue: self) }
}

extension Backport where Value: View {
  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    if #available(iOS 16, *) {
      wrappedValue.scrollDisabled(isDisabled)
    } else {
      wrappedValue
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.backport.scrollDisabled(true) }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.scrollDisabled(true) }
}
