// A view nested in the wrapper that shows the native one, called with and without the argument.
// iOS: 14 -> 16

// ==== Backport.swift
import SwiftUI

enum Backport<Content> {}

extension Backport where Content == Any {
  /// A picture from the net, or nothing.
  struct AsyncImage: View {
    let url: URL?
    var scale: CGFloat = 1

    var body: some View {
      if #available(iOS 15, *) {
        SwiftUI.AsyncImage(url: url, scale: scale)
      } else {
        EmptyView()
      }
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let url: URL?

  var body: some View {
    VStack {
      Backport.AsyncImage(url: url).padding()
      Backport<Any>.AsyncImage(url: nil, scale: 2)
    }
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let url: URL?

  var body: some View {
    VStack {
      AsyncImage(url: url).padding()
      AsyncImage(url: nil, scale: 2)
    }
  }
}
