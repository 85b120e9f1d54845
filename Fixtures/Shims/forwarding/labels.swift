// Parameters with other labels than the native ones, with no labels, and with two names each.
// iOS: 14 -> 16

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func dragBar(_ visibility: Bool, corner radius: CGFloat) -> some View {
    if #available(iOS 16.4, *) {
      self.presentationCornerRadius(radius)
    } else {
      self
    }
  }

  @ViewBuilder
  func compatTask<Value: Equatable>(
    for value: Value, at urgency: TaskPriority, do work: @escaping @Sendable () async -> Void
  ) -> some View {
    if #available(iOS 15, *) {
      task(id: value, priority: urgency, work)
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a")
      .compatTask(for: count, at: .high) { await Task.yield() }
      .compatTask(
        for: count + 1,
        at: .low,  // nobody waits for it
        do: { await Task.yield() }
      )
      .dragBar(true, corner: 3)
  }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func dragBar(_ visibility: Bool, corner radius: CGFloat) -> some View {
    if #available(iOS 16.4, *) {
      self.presentationCornerRadius(radius)
    } else {
      self
    }
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a")
      .task(id: count, priority: .high) { await Task.yield() }
      .task(
        id: count + 1,
        priority: .low,  // nobody waits for it
        { await Task.yield() }
      )
      .dragBar(true, corner: 3)
  }
}
