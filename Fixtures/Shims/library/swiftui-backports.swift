// The package SwiftUIBackports: methods, types, property wrappers, and what there is nothing native for.
// iOS: 14 -> 16

// ==== Sources/Feed/Feed.swift
import SwiftUI
import SwiftUIBackports

final class Model: ObservableObject {
  @Published var isOn = false
}

struct Feed: View {
  @Backport.StateObject private var model = Model()
  @Backport.AppStorage("size") private var size = 3
  @Environment(\.backportDismiss) private var dismiss
  @State private var isShown = false

  var body: some View {
    List {
      Backport.AsyncImage(url: nil)
      Backport.Label("Off", systemImage: "power")
      Toggle("On", isOn: $model.isOn)
    }
    .backport.refreshable { await Task.yield() }
    .backport
    .task { await Task.yield() }
    .backport.navigationTitle("Feed")
    .sheet(isPresented: $isShown) {
      Button("Close") { dismiss() }
        .backport.presentationDetents([.medium, .large])
        .backport.presentationDragIndicator(.hidden)
        .backport.background { Color.gray }
    }
  }
}

// ==== Sources/Feed/Draft.swift
import SwiftUI
import SwiftUIBackports

struct Draft: View {
  var body: some View {
    Text("a")
      .backport.interactiveDismissDisabled(true) { print("no") }  // stays: removable-shim/library "onAttempt"
      .backport.interactiveDismissDisabled()
  }
}

// ==== after: Sources/Feed/Feed.swift
import SwiftUI

final class Model: ObservableObject {
  @Published var isOn = false
}

struct Feed: View {
  @StateObject private var model = Model()
  @AppStorage("size") private var size = 3
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false

  var body: some View {
    List {
      AsyncImage(url: nil)
      Label("Off", systemImage: "power")
      Toggle("On", isOn: $model.isOn)
    }
    .refreshable { await Task.yield() }
    .task { await Task.yield() }
    .navigationTitle("Feed")
    .sheet(isPresented: $isShown) {
      Button("Close") { dismiss() }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.hidden)
        .background { Color.gray }
    }
  }
}

// ==== after: Sources/Feed/Draft.swift
import SwiftUI
import SwiftUIBackports

struct Draft: View {
  var body: some View {
    Text("a")
      .backport.interactiveDismissDisabled(true) { print("no") }
      .interactiveDismissDisabled()
  }
}
