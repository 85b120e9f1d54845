// A view nested in the wrapper is also written where a type stands. The native one is generic: what its
// argument would be is for a type checker to say.
// iOS: 14 -> 16

// ==== Backport.swift
import SwiftUI

enum Backport<Content> {}

extension Backport where Content == Any {
  struct AsyncImage: View {  // stays: removable-shim/namespace "it is used in another way than by a call"
    let url: URL?

    var body: some View {
      if #available(iOS 15, *) {
        SwiftUI.AsyncImage(url: url)
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

  var body: some View { picture }

  private var picture: Backport<Any>.AsyncImage { .init(url: url) }
}

// ==== after: Backport.swift
import SwiftUI

enum Backport<Content> {}

extension Backport where Content == Any {
  struct AsyncImage: View {
    let url: URL?

    var body: some View {
      SwiftUI.AsyncImage(url: url)
    }
  }
}
