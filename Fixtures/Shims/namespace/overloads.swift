// Overloads told apart by a type or by a label all go; each forwards.
// iOS: 14 -> 15

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func badge(_ count: Int) -> some View {
    if #available(iOS 15, *) { content.badge(count) } else { content }
  }

  @ViewBuilder
  func badge(_ label: Text?) -> some View {
    if #available(iOS 15, *) { content.badge(label) } else { content }
  }

  @ViewBuilder
  func task(_ action: @escaping @Sendable () async -> Void) -> some View {
    if #available(iOS 15, *) {
      content.task(action)
    } else {
      content.onAppear { Task { await action() } }
    }
  }

  @ViewBuilder
  func task<Value: Equatable>(id value: Value, _ action: @escaping @Sendable () async -> Void) -> some View {
    if #available(iOS 15, *) {
      content.task(id: value, action)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a")
      .backport.badge(count)
      .backport.badge(Text("b"))
      .backport.task { await Task.yield() }
      .backport.task(id: count) {
        await Task.yield()
      }
      .backport.task(id: 2, { await Task.yield() })
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a")
      .badge(count)
      .badge(Text("b"))
      .task { await Task.yield() }
      .task(id: count) {
        await Task.yield()
      }
      .task(id: 2, { await Task.yield() })
  }
}
