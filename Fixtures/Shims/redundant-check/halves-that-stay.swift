// What merely looks like a half: another use, another head, or above the minimum.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Store.swift
import SwiftUI

final class Store {
  private var title = "t"

  // Something else calls it.
  func first() {
    if #available(iOS 15, macOS 12, *) { firstNow() } else { print("old") }
  }
  @available(iOS 15, macOS 12, *)
  func firstNow() { print(Date().formatted()) }

  // A parameter would hide a property.
  func second(_ title: String) {
    if #available(iOS 15, macOS 12, *) { secondNow() } else { print("old") }
  }
  @available(iOS 15, macOS 12, *)
  private func secondNow() { print(Date().formatted(), title) }

  // Another value is passed.
  func third(_ count: Int) {
    if #available(iOS 15, macOS 12, *) { thirdNow(count + 1) } else { print("old") }
  }
  @available(iOS 15, macOS 12, *)
  private func thirdNow(_ count: Int) { print(Date().formatted(), count) }

  // It gives something, and the caller does not.
  func fourth() {
    if #available(iOS 15, macOS 12, *) { fourthNow() } else { print("old") }
  }
  @available(iOS 15, macOS 12, *)
  @discardableResult
  private func fourthNow() -> Int {
    print(Date().formatted())
    return 1
  }

  // An error is not handed on.
  func fifth() {
    if #available(iOS 15, macOS 12, *) { try? fifthNow() } else { print("old") }
  }
  @available(iOS 15, macOS 12, *)
  private func fifthNow() throws { print(Date().formatted()) }

  // No half: it was there for all systems, and nothing of its kind stood beside it.
  func sixth() {
    if #available(iOS 15, macOS 12, *) { report() } else { print("old") }
  }
  private func report() { print("report") }

  // It is asked for the selector's sake.
  func seventh() {
    if #available(iOS 15, macOS 12, *) { seventhNow() } else { print("old") }
  }
  @available(iOS 15, macOS 12, *)
  private func seventhNow() { print(Date().formatted(), "seventhNow") }

  // Every use makes its text anew.
  static func eighth() -> String {
    if #available(iOS 15, macOS 12, *) { return eighthNow } else { return "old" }
  }
  @available(iOS 15, macOS 12, *)
  private static let eighthNow = Date().formatted()

  // Above the minimum.
  func above() {
    if #available(iOS 16, macOS 13, *) { aboveNow() } else { aboveThen() }
  }
  @available(iOS 16, macOS 13, *)
  private func aboveNow() { print("now") }
  private func aboveThen() { print("then") }

  // It can be set.
  var name: String {
    if #available(iOS 15, macOS 12, *) { return nameNow } else { return "" }
  }
  @available(iOS 15, macOS 12, *)
  private var nameNow: String {
    get { Date().formatted() }
    set { print(newValue) }
  }

  // A comment would be lost.
  func tenth() {
    if #available(iOS 15, macOS 12, *) {
      // Works around a fault of the panel.
      tenthNow()
    } else {
      print("old")
    }
  }
  @available(iOS 15, macOS 12, *)
  private func tenthNow() { print(Date().formatted()) }

  // It speaks of itself.
  func ninth() {
    if #available(iOS 15, macOS 12, *) { ninthNow() } else { print("old") }
  }
  @available(iOS 15, macOS 12, *)
  private func ninthNow() { print(Date().formatted(), #function) }
}

extension Store {
  func again() {
    if #available(iOS 15, macOS 12, *) { firstNow() }
  }
}

// Without a builder, an 'if' gives a value.
struct Badge: View {
  var isOn: Bool
  @ViewBuilder var body: some View {
    if #available(iOS 15, macOS 12, *) { newBody } else { Text("old") }
  }
  @available(iOS 15, macOS 12, *)
  private var newBody: some View {
    let text = Text("a")
    return text.badge(1)
  }
}

// A group whose half returns, and one beside another view.
struct Bar: View {
  var body: some View {
    Group {
      if #available(iOS 15, macOS 12, *) { glassBar } else { Text("legacy") }
    }
    .padding()
  }

  @available(iOS 15, macOS 12, *)
  private var glassBar: some View {
    let title = "glass"
    return Text(title).badge(1)
  }
}

struct Bars: View {
  var body: some View {
    Group {
      if #available(iOS 15, macOS 12, *) { glassBars } else { Text("legacy") }
      Text("b")
    }
    .padding()
  }

  @available(iOS 15, macOS 12, *)
  private var glassBars: some View { Text("a").badge(1) }
}

// Where something asynchronous is called, the body may call another function.
final class Loader {
  func load() async {
    if #available(iOS 15, macOS 12, *) { loadNow() } else { print("old") }
  }
  @available(iOS 15, macOS 12, *)
  private func loadNow() { print(Date().formatted(), text()) }
  private func text() -> String { "sync" }
  private func text() async -> String { "async" }
}

// ==== after: Store.swift
import SwiftUI

final class Store {
  private var title = "t"

  // Something else calls it.
  func first() {
    firstNow()
  }
  func firstNow() { print(Date().formatted()) }

  // A parameter would hide a property.
  func second(_ title: String) {
    secondNow()
  }
  private func secondNow() { print(Date().formatted(), title) }

  // Another value is passed.
  func third(_ count: Int) {
    thirdNow(count + 1)
  }
  private func thirdNow(_ count: Int) { print(Date().formatted(), count) }

  // It gives something, and the caller does not.
  func fourth() {
    fourthNow()
  }
  @discardableResult
  private func fourthNow() -> Int {
    print(Date().formatted())
    return 1
  }

  // An error is not handed on.
  func fifth() {
    try? fifthNow()
  }
  private func fifthNow() throws { print(Date().formatted()) }

  // No half: it was there for all systems, and nothing of its kind stood beside it.
  func sixth() {
    report()
  }
  private func report() { print("report") }

  // It is asked for the selector's sake.
  func seventh() {
    seventhNow()
  }
  private func seventhNow() { print(Date().formatted(), "seventhNow") }

  // Every use makes its text anew.
  static func eighth() -> String {
    return eighthNow
  }
  private static let eighthNow = Date().formatted()

  // Above the minimum.
  func above() {
    if #available(iOS 16, macOS 13, *) { aboveNow() } else { aboveThen() }
  }
  @available(iOS 16, macOS 13, *)
  private func aboveNow() { print("now") }
  private func aboveThen() { print("then") }

  // It can be set.
  var name: String {
    return nameNow
  }
  private var nameNow: String {
    get { Date().formatted() }
    set { print(newValue) }
  }

  // A comment would be lost.
  func tenth() {
    // Works around a fault of the panel.
    tenthNow()
  }
  private func tenthNow() { print(Date().formatted()) }

  // It speaks of itself.
  func ninth() {
    ninthNow()
  }
  private func ninthNow() { print(Date().formatted(), #function) }
}

extension Store {
  func again() {
    firstNow()
  }
}

// Without a builder, an 'if' gives a value.
struct Badge: View {
  var isOn: Bool
  @ViewBuilder var body: some View {
    newBody
  }
  private var newBody: some View {
    let text = Text("a")
    return text.badge(1)
  }
}

// A group whose half returns, and one beside another view.
struct Bar: View {
  var body: some View {
    Group {
      glassBar
    }
    .padding()
  }

  private var glassBar: some View {
    let title = "glass"
    return Text(title).badge(1)
  }
}

struct Bars: View {
  var body: some View {
    Group {
      glassBars
      Text("b")
    }
    .padding()
  }

  private var glassBars: some View { Text("a").badge(1) }
}

// Where something asynchronous is called, the body may call another function.
final class Loader {
  func load() async {
    loadNow()
  }
  private func loadNow() { print(Date().formatted(), text()) }
  private func text() -> String { "sync" }
  private func text() async -> String { "async" }
}
