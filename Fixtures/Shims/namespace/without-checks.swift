// Members and a property wrapper of a wrapper that have no check any more: the system is known to have them.
// iOS: 14 -> 15
// migrate: --unsafe

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @available(iOS 15, *)
  func badge(_ count: Int) -> some View { content.badge(count) }
}

extension Backport where Content: ObservableObject {
  @propertyWrapper
  struct StateObject: DynamicProperty {
    @State private var kept: Content
    @ObservedObject private var observed: Content

    init(wrappedValue: Content) {
      _kept = State(wrappedValue: wrappedValue)
      _observed = ObservedObject(wrappedValue: wrappedValue)
    }

    var wrappedValue: Content { kept }
    var projectedValue: ObservedObject<Content>.Wrapper { ObservedObject(wrappedValue: kept).projectedValue }
  }
}

// ==== Row.swift
import SwiftUI

final class Model: ObservableObject {
  @Published var isOn = false
}

struct Row: View {
  @Backport.StateObject private var model = Model()

  @available(iOS 15, *)
  var row: some View { Toggle("a", isOn: $model.isOn).backport.badge(1) }
  var body: some View { Text("a") }
}

// ==== after: Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension Backport where Content: ObservableObject {
  @propertyWrapper
  struct StateObject: DynamicProperty {
    @State private var kept: Content
    @ObservedObject private var observed: Content

    init(wrappedValue: Content) {
      _kept = State(wrappedValue: wrappedValue)
      _observed = ObservedObject(wrappedValue: wrappedValue)
    }

    var wrappedValue: Content { kept }
    var projectedValue: ObservedObject<Content>.Wrapper { ObservedObject(wrappedValue: kept).projectedValue }
  }
}

// ==== after: Row.swift
import SwiftUI

final class Model: ObservableObject {
  @Published var isOn = false
}

struct Row: View {
  @Backport.StateObject private var model = Model()

  var row: some View { Toggle("a", isOn: $model.isOn).badge(1) }
  var body: some View { Text("a") }
}
