// What only deleted code read: numbers and texts go with what writes them, of objects a person decides.
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
