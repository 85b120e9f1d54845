// Its type is named, it is extended, asked for what it keeps, says a text, or keeps more than it hands on.
// iOS: 14 -> 15

// ==== Views.swift
import SwiftUI

struct Named: View {  // stays: removable-shim/view "it is used in another way than by a call"
  let url: URL?

  var body: some View {
    if #available(iOS 15, *) { AsyncImage(url: url) } else { Text("…") }
  }
}

struct Extended: View {  // stays: removable-shim/view "it is used in another way than by a call"
  let url: URL?

  var body: some View {
    if #available(iOS 15, *) { AsyncImage(url: url) } else { Text("…") }
  }
}

extension Extended {
  static let none = Extended(url: nil)
}

struct Asked: View {  // stays: removable-shim/view "its value is used in a way that the native one may not allow"
  let url: URL?

  var body: some View {
    if #available(iOS 15, *) { AsyncImage(url: url) } else { Text("…") }
  }
}

struct Loading: View {
  var body: some View {
    if #available(iOS 15, *) { Text("Loading").badge(2) } else { Text("…") }
  }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  let named: Named

  var body: some View {
    VStack {
      named
      Extended.none
      Named(url: nil)
      Loading()
    }
  }

  var isEmpty: Bool { Asked(url: nil).url == nil }
}

// ==== after: Views.swift
import SwiftUI

struct Named: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url)
  }
}

struct Extended: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url)
  }
}

extension Extended {
  static let none = Extended(url: nil)
}

struct Asked: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url)
  }
}

struct Loading: View {
  var body: some View {
    Text("Loading").badge(2)
  }
}
