// What other files could name, and do not: stored properties that only deleted code read.
// iOS: 14 -> 15

// ==== Controller.swift
import SwiftUI
import UIKit

class Controller: UIViewController {
  var isNarrow = false
  var isWide = false
  let lock = NSObject()
  var observation: NSObjectProtocol?

  func update() {
    if #available(iOS 15, *) {
      print(Date.now)
    } else {
      print(isNarrow, isWide, lock, observation as Any)
    }
  }
}

struct BackButton: View {
  @Environment(\.colorScheme) var colorScheme
  let radius: CGFloat = 8
  var spacing: CGFloat = 4
  lazy var depth: CGFloat = 2

  var body: some View {
    if #available(iOS 15, *) {
      Text("Back").badge(1)
    } else {
      Text("Back").padding(spacing).cornerRadius(radius).foregroundColor(colorScheme == .dark ? .gray : .red)
    }
  }
}

protocol Sized { var size: Int { get set } }

private struct Box: Sized {
  var size = 0
  var depth = 0
  func show() -> Int {
    if #available(iOS 15, *) { return 1 }
    return size + depth
  }
}

private class Resolver: NSObject, Resolving {
  var limit: CGFloat
  var least: CGFloat
  init(limit: CGFloat, least: CGFloat) {
    self.limit = limit
    self.least = least
  }
  func show() -> String {
    if #available(iOS 15, *) { return "\(Date.now)" }
    return "\(limit) \(least)"
  }
}

// ==== Other.swift
import UIKit

protocol Resolving { var limit: CGFloat { get } }

func widen(_ controller: Controller) { controller.isWide.toggle() }

// ==== after: Controller.swift
import SwiftUI
import UIKit

class Controller: UIViewController {
  var isWide = false

  func update() {
    print(Date.now)
  }
}

struct BackButton: View {
  var spacing: CGFloat = 4
  lazy var depth: CGFloat = 2

  var body: some View {
    Text("Back").badge(1)
  }
}

protocol Sized { var size: Int { get set } }

private struct Box: Sized {
  var size = 0
  func show() -> Int {
    return 1
  }
}

private class Resolver: NSObject, Resolving {
  var limit: CGFloat
  init(limit: CGFloat, least: CGFloat) {
    self.limit = limit
  }
  func show() -> String {
    return "\(Date.now)"
  }
}
