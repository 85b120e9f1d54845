// A stored constant has a value of its own, and its new name another one: no compiler notices when they are mixed up.
// iOS: 14 -> 16
// migrate: --unsafe
// still builds for the old minimum: nothing is done

// ==== Symbol.swift
import Foundation

struct Symbol {
  let rawValue: String

  @available(iOS, deprecated: 15, renamed: "alignedLeft")
  static let justifiedLeft = Symbol(rawValue: "text.justifyleft")
  static let alignedLeft = Symbol(rawValue: "text.alignleft")

  static let all = [justifiedLeft, alignedLeft]
}
