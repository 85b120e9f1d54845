// Called from methods of the same type without a receiver, and beside a local function of that name.
// iOS: 15 -> 16

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func halfSheet() -> some View {
    if #available(iOS 16, *) {
      presentationDetents([.medium])
    } else {
      self
    }
  }

  func quietSheet() -> some View {
    halfSheet().padding()
  }

  func loudSheet() -> some View {
    self
      .halfSheet()
      .font(.title)
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    func part() -> some View { Text("b").halfSheet() }
    return VStack {
      Text("a").quietSheet().loudSheet()
      part()
    }
  }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  func quietSheet() -> some View {
    presentationDetents([.medium]).padding()
  }

  func loudSheet() -> some View {
    self
      .presentationDetents([.medium])
      .font(.title)
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    func part() -> some View { Text("b").presentationDetents([.medium]) }
    return VStack {
      Text("a").quietSheet().loudSheet()
      part()
    }
  }
}
