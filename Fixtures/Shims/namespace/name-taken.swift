// The project has a type of its own with the native name: without the wrapper before it the name would mean
// that one, so the module is written in front.
// iOS: 14 -> 16

// ==== Backport.swift
import SwiftUI

enum Backport<Content> {}

extension Backport where Content == Any {
  @ViewBuilder
  static func AsyncImage(url: URL?) -> some View {
    if #available(iOS 15, *) {
      SwiftUI.AsyncImage(url: url)
    } else {
      EmptyView()
    }
  }
}

// ==== AsyncImage.swift
import SwiftUI

/// Loads by the app's own cache.
struct AsyncImage: View {
  let url: URL?
  var body: some View { Text("cached") }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      Backport.AsyncImage(url: nil)
      AsyncImage(url: nil)
    }
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      SwiftUI.AsyncImage(url: nil)
      AsyncImage(url: nil)
    }
  }
}
