// The clauses of one '#if' declare it in turn: where each comes to the same call, all of them go.
// iOS: 13 -> 14

// ==== Compat.swift
import SwiftUI

#if os(iOS)
struct LazyColumn<Content: View>: View {
  let spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  var body: some View {
    if #available(iOS 14, *) {
      LazyVStack(spacing: spacing, content: content)
    } else {
      VStack(spacing: spacing, content: content)
    }
  }
}
#else
struct LazyColumn<Content: View>: View {
  let spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  var body: some View {
    LazyVStack(spacing: spacing, content: content)
  }
}
#endif

#if os(iOS)
struct Column<Content: View>: View {  // stays: removable-shim/view "it depends on '#if'"
  let spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  var body: some View {
    if #available(iOS 14, *) {
      LazyVStack(spacing: spacing, content: content)
    } else {
      VStack(spacing: spacing, content: content)
    }
  }
}
#else
struct Column<Content: View>: View {
  let spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: spacing, content: content)
  }
}
#endif

#if os(iOS)
struct Framed<Content: View>: View {  // stays: removable-shim/view "it depends on '#if'"
  let spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  var body: some View {
    if #available(iOS 14, *) {
      LazyVStack(spacing: spacing, content: content)
    } else {
      VStack(spacing: spacing, content: content)
    }
  }
}
#else
struct Framed<Content: View>: View {
  let spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Text("a")
      VStack(spacing: spacing, content: content)
    }
  }
}
#endif

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    LazyColumn(spacing: 4) { Text("a") }
    Column(spacing: 4) { Text("b") }
    Framed(spacing: 4) { Text("c") }
  }
}

// ==== after: Compat.swift
import SwiftUI

#if os(iOS)
struct Column<Content: View>: View {
  let spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  var body: some View {
    LazyVStack(spacing: spacing, content: content)
  }
}
#else
struct Column<Content: View>: View {
  let spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: spacing, content: content)
  }
}
#endif

#if os(iOS)
struct Framed<Content: View>: View {
  let spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  var body: some View {
    LazyVStack(spacing: spacing, content: content)
  }
}
#else
struct Framed<Content: View>: View {
  let spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Text("a")
      VStack(spacing: spacing, content: content)
    }
  }
}
#endif

// ==== after: Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    LazyVStack(spacing: 4) { Text("a") }
    Column(spacing: 4) { Text("b") }
    Framed(spacing: 4) { Text("c") }
  }
}
