// Declarations that only chose between two halves of their own: the new one gets the head of what called it.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Library.swift
import SwiftUI

struct Library: View {
  var isEmpty: Bool

  // The list, or a hint.
  var body: some View {
    if #available(iOS 15, macOS 12, *) {
      newBody
    } else {
      oldBody
    }
  }

  @available(iOS 15, macOS 12, *)
  @ViewBuilder
  var newBody: some View {
    if isEmpty { Text("empty").badge(1) }
    Text("books").badge(2)
  }

  @ViewBuilder
  var oldBody: some View {
    Text("books")
  }

  // It needs no gate, and the one beside it goes.
  @ViewBuilder
  var footer: some View {
    if #available(iOS 15, macOS 12, *) {
      footerNew
    } else {
      footerOld
    }
  }

  private var footerNew: some View { Text("new") }

  private var footerOld: some View { Text("old") }
}

// What a group shows by itself.
struct Bar: View {
  var isOn: Bool
  var body: some View {
    Group {
      if #available(iOS 15, macOS 12, *) {
        glassBar
      } else {
        legacyBar
      }
    }
    .padding()
  }

  @available(iOS 15, macOS 12, *)
  private var glassBar: some View {
    Text("glass")
      .badge(1)
  }

  private var legacyBar: some View { Text("legacy") }
}

struct Bars: View {
  var isOn: Bool
  var body: some View {
    Group {
      if #available(iOS 15, macOS 12, *) { glassBars } else { Text("legacy") }
    }
    .padding()
  }

  @available(iOS 15, macOS 12, *)
  @ViewBuilder private var glassBars: some View {
    let title = "glass"
    Text(title).badge(1)
    if isOn { Text("on") }
  }
}

struct Frame: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 15, macOS 12, *) {
      frameBody(content: content)
    } else {
      content.padding()
    }
  }

  @available(iOS 15, macOS 12, *)
  private func frameBody(content: Content) -> some View {
    content.badge(1).badge(2)
  }
}

extension View {
  @ViewBuilder
  func marked(_ count: Int) -> some View {
    if #available(iOS 15, macOS 12, *) { markedNew(count) } else { self }
  }

  @available(iOS 15, macOS 12, *)
  @ViewBuilder
  private func markedNew(_ count: Int) -> some View {
    self.badge(count).badge(count)
  }
}

// ==== Store.swift
import Foundation

final class Store {
  /// Prepares it.
  func setUp(at date: Date) {
    if #available(iOS 15, macOS 12, *) {
      setUpModern(at: date)
    } else {
      setUpLegacy(at: date)
    }
  }

  /// Formats the date as the system does.
  @available(iOS 15, macOS 12, *)
  private func setUpModern(at date: Date) {
    let text = date.formatted()
    guard !text.isEmpty else { return }
    print(text)
  }

  private func setUpLegacy(at date: Date) {
    print(date)
  }

  func load() async throws -> String {
    if #available(iOS 15, macOS 12, *) { return try await self.loadNow() } else { return try await loadThen() }
  }

  @available(iOS 15, macOS 12, *)
  private func loadNow() async throws -> String {
    await Task.yield()
    return Date().formatted()
  }

  private func loadThen() async throws -> String { "" }

  // Below the minimum.
  var name: String {
    guard #available(iOS 13, macOS 10.15, *) else { return "" }
    return newName
  }

  @available(iOS 13, macOS 10.15, *)
  private var newName: String {
    let name = "name"
    return name + name
  }

  static func title() -> String {
    if #available(iOS 15, macOS 12, *) {
      return Self.newTitle()
    } else {
      return ""
    }
  }

  @available(iOS 15, macOS 12, *) private static func newTitle() -> String { Date().formatted() }
}

private func describe(_ date: Date) -> String {
  if #available(iOS 15, macOS 12, *) { return describeNew(date) }
  return "\(date)"
}

@available(iOS 15, macOS 12, *)
private func describeNew(_ date: Date) -> String { date.formatted() + "" }

func log(_ date: Date) { print(describe(date)) }

// ==== after: Library.swift
import SwiftUI

struct Library: View {
  var isEmpty: Bool

  // The list, or a hint.
  var body: some View {
    if isEmpty { Text("empty").badge(1) }
    Text("books").badge(2)
  }

  // It needs no gate, and the one beside it goes.
  @ViewBuilder
  var footer: some View { Text("new") }
}

// What a group shows by itself.
struct Bar: View {
  var isOn: Bool
  var body: some View {
    Text("glass")
      .badge(1)
      .padding()
  }
}

struct Bars: View {
  var isOn: Bool
  var body: some View {
    Group {
      let title = "glass"
      Text(title).badge(1)
      if isOn { Text("on") }
    }
    .padding()
  }
}

struct Frame: ViewModifier {
  func body(content: Content) -> some View {
    content.badge(1).badge(2)
  }
}

extension View {
  @ViewBuilder
  func marked(_ count: Int) -> some View {
    self.badge(count).badge(count)
  }
}

// ==== after: Store.swift
import Foundation

final class Store {
  /// Prepares it.
  /// Formats the date as the system does.
  func setUp(at date: Date) {
    let text = date.formatted()
    guard !text.isEmpty else { return }
    print(text)
  }

  func load() async throws -> String {
    await Task.yield()
    return Date().formatted()
  }

  // Below the minimum.
  var name: String {
    let name = "name"
    return name + name
  }

  static func title() -> String { Date().formatted() }
}

private func describe(_ date: Date) -> String { date.formatted() + "" }

func log(_ date: Date) { print(describe(date)) }
