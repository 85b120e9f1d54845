// What a list holds beside its new name is a value of its own, however it is declared; one that only gives the new one
// is not.
// iOS: 14 -> 16
// migrate: --unsafe
// still builds for the old minimum: nothing newer is called

// ==== Symbol.swift
import Foundation

struct Symbol: CaseIterable, ExpressibleByStringLiteral {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }

  @available(iOS, deprecated: 15, renamed: "alignedLeft")
  static let justifiedLeft: Symbol = "text.justifyleft"
  @available(iOS, deprecated: 15, renamed: "alignedLeft")
  static var flushLeft: Symbol { Symbol(rawValue: "text.flushleft") }
  @available(iOS, deprecated: 15, renamed: "alignedLeft")
  static var raggedRight: Symbol {
    get { return .init(rawValue: "text.ragged") }
  }
  @available(iOS, deprecated: 15, renamed: "alignedLeft")
  static var left: Symbol { alignedLeft }
  static let alignedLeft = Symbol(rawValue: "text.alignleft")

  static let allCases: [Symbol] = [.justifiedLeft, .flushLeft, .raggedRight, .alignedLeft]
}

let byDefault = Symbol.left

// ==== after: Symbol.swift
import Foundation

struct Symbol: CaseIterable, ExpressibleByStringLiteral {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }

  @available(iOS, deprecated: 15, renamed: "alignedLeft")
  static let justifiedLeft: Symbol = "text.justifyleft"
  @available(iOS, deprecated: 15, renamed: "alignedLeft")
  static var flushLeft: Symbol { Symbol(rawValue: "text.flushleft") }
  @available(iOS, deprecated: 15, renamed: "alignedLeft")
  static var raggedRight: Symbol {
    get { return .init(rawValue: "text.ragged") }
  }
  static let alignedLeft = Symbol(rawValue: "text.alignleft")

  static let allCases: [Symbol] = [.justifiedLeft, .flushLeft, .raggedRight, .alignedLeft]
}

let byDefault = Symbol.alignedLeft
