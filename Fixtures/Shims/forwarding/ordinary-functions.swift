// Functions of the app that ask for the version and have one thing to do: none of them is a shim, and nobody wants
// to read of them.
// iOS: 14 -> 15

// ==== Screen.swift
import SwiftUI
import UIKit

struct Feed: View {
  let count: Int

  var body: some View {
    if #available(iOS 15, *) {
      NumberedRow(count: count)
    } else {
      Text("a")
    }
  }
}

@available(iOS 15, *)
struct NumberedRow: View {
  let count: Int
  var body: some View { Text("a").badge(count) }
}

final class Screen: UIViewController {
  private var isWide = false

  override func viewDidLoad() { update() }

  private func update() {
    if #available(iOS 15, *) {
      isWide = true
    }
  }
}

extension Screen {
  func refresh() {
    if #available(iOS 15, *) {
      reload()
    } else {
      viewDidLoad()
    }
  }

  func reload() {}
}

// ==== after: Screen.swift
import SwiftUI
import UIKit

struct Feed: View {
  let count: Int

  var body: some View {
    NumberedRow(count: count)
  }
}

struct NumberedRow: View {
  let count: Int
  var body: some View { Text("a").badge(count) }
}

final class Screen: UIViewController {
  private var isWide = false

  override func viewDidLoad() { update() }

  private func update() {
    isWide = true
  }
}

extension Screen {
  func refresh() {
    reload()
  }

  func reload() {}
}
