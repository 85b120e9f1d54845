// What only deleted code read: numbers, texts and other values go with what writes them, of objects a person decides.
// iOS: 14 -> 15

// ==== Player.swift
import Foundation

final class Token {}

final class Player {
  private var rate: Int!
  private var title = ""
  private var token: Token?
  private var total = 0
  // Nothing referred to it: an attribute of that name does not.
  private var available = false

  init(title: String) {
    self.title = title
  }

  func start() -> String {
    rate = 60
    total = 0
    token = Token()
    guard #available(iOS 15, *) else { return "\(rate!) \(title) \(String(describing: token))" }
    total += count()
    return "\(Date.now)"
  }

  private func count() -> Int { 1 }

  @available(iOS 15, *)
  func date() -> Date { Date.now }
}

// ==== Badge.swift
import SwiftUI

protocol Marked {}

struct Badge: View, Marked {
  enum Size { case small, large }
  private let tint: Color
  private let size: Size
  private let box: CGSize
  private var style: ContentMode = .fit
  private let token: Token

  init(tint: Color = .gray, size: Size, box: CGSize, token: Token) {
    self.tint = tint
    self.size = size
    self.box = box
    self.token = token
    style = .fill
  }

  var body: some View {
    if #available(iOS 15, *) {
      Text("a").badge(1)
    } else {
      Text("\(String(describing: size)) \(String(describing: box)) \(String(describing: style)) \(String(describing: token))")
        .foregroundColor(tint)
    }
  }
}

// ==== Box.swift
import Foundation

private class Box {
  var depth = 0
  var count = 0
  func set(_ numbers: [Int]) {
    depth = 3
    numbers.forEach { count = $0 }
  }
  func show() -> String {
    if #available(iOS 15, *) { return "\(Date.now)" }
    return "\(depth) \(count)"
  }
}

private final class Deep: Box {
  override var depth: Int { didSet { print("set") } }
}

func boxes() -> String { Deep().show() }

// ==== after: Player.swift
import Foundation

final class Token {}

final class Player {
  private var token: Token?
  private var total = 0
  // Nothing referred to it: an attribute of that name does not.
  private var available = false

  init(title: String) {
  }

  func start() -> String {
    total = 0
    token = Token()
    total += count()
    return "\(Date.now)"
  }

  private func count() -> Int { 1 }

  func date() -> Date { Date.now }
}

// ==== after: Badge.swift
import SwiftUI

protocol Marked {}

struct Badge: View, Marked {
  enum Size { case small, large }
  private let token: Token

  init(tint: Color = .gray, size: Size, box: CGSize, token: Token) {
    self.token = token
  }

  var body: some View {
    Text("a").badge(1)
  }
}

// ==== after: Box.swift
import Foundation

private class Box {
  var depth = 0
  var count = 0
  func set(_ numbers: [Int]) {
    depth = 3
    numbers.forEach { count = $0 }
  }
  func show() -> String {
    return "\(Date.now)"
  }
}

private final class Deep: Box {
  override var depth: Int { didSet { print("set") } }
}

func boxes() -> String { Deep().show() }
