// A property wrapper in the wrapper, marked as deprecated with what takes its place.
// iOS: 13 -> 14

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension Backport where Content: ObservableObject {
  @available(iOS, deprecated: 14, renamed: "StateObject")
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
  @Backport<Model>.StateObject var other = Model()

  var body: some View {
    Toggle(other.isOn ? "a" : "b", isOn: $model.isOn)
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

final class Model: ObservableObject {
  @Published var isOn = false
}

struct Row: View {
  @StateObject private var model = Model()
  @StateObject var other = Model()

  var body: some View {
    Toggle(other.isOn ? "a" : "b", isOn: $model.isOn)
  }
}
