// A compiler that builds for the minimum compiles the first clause. Of `swift(>=…)`, which asks for the language mode,
// nothing is known; nor of a version that came after the minimum.
// iOS: 16 -> 17
// macOS: 13 -> 14

// ==== Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func valueChanged<T: Equatable>(value: T, onChange: @escaping (T) -> Void) -> some View {
    #if compiler(>=5.9)
    if #available(iOS 17, macOS 14, *) {
      self.onChange(of: value) { _, newValue in
        onChange(newValue)
      }
    } else {
      self.onChange(of: value, perform: onChange)
    }
    #else
    self.onChange(of: value, perform: onChange)
    #endif
  }

  func onWidget() -> some View {
    #if compiler(>=6.2)
    if #available(iOS 17, macOS 14, *) {
      return containerBackground(for: .widget) { Text("") }
    } else {
      return background(Text(""))
    }
    #else
    return self
    #endif
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a")
      .valueChanged(value: count) { new in print(new) }
      .onWidget()
  }
}

// ==== after: Compat.swift
import SwiftUI

extension View {
  func onWidget() -> some View {
    #if compiler(>=6.2)
    return containerBackground(for: .widget) { Text("") }
    #else
    return self
    #endif
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a")
      .onChange(of: count) { _, new in print(new) }
      .onWidget()
  }
}
