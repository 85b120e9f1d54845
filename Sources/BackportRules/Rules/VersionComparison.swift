import Availability
import SwiftSource

/// A comparison of the running system's version with one that is written out, read from the tokens.
struct VersionComparison {
  enum Operator {
    case atLeast, newer, older, atMost, same, other
  }
  var operation: Operator
  var version: Version
  /// Only the first number is compared.
  var isMajorOnly = false
  var lastToken: Int

  /// What comes out on every system from that version on; `nil` when it differs.
  func result(from minimum: Version) -> Bool? {
    let minimum = isMajorOnly ? Version(minimum.major) : minimum
    switch operation {
    case .atLeast: return minimum >= version ? true : nil
    case .newer: return minimum > version ? true : nil
    case .older: return minimum >= version ? false : nil
    case .atMost: return minimum > version ? false : nil
    case .same: return minimum > version ? false : nil
    case .other: return minimum > version ? true : nil
    }
  }

  /// Where the expression begins that the token is the last name of: `ProcessInfo` of
  /// `ProcessInfo.processInfo.isOperatingSystemAtLeast`.
  static func firstToken(of token: Int, in tree: SyntaxTree) -> Int {
    var first = token
    while first >= 2, tree.tokens[first - 1].kind == .period {
      if tree.tokens[first - 2].kind == .identifier || tree.tokens[first - 2].kind == .keyword {
        first -= 2
      } else if first >= 4, tree.tokens[first - 2].kind == .rightParen,
        tree.tokens[first - 3].kind == .leftParen,
        tree.tokens[first - 4].kind == .identifier
      {
        first -= 4
      } else {
        break
      }
    }
    return first
  }
}

// MARK: - Reading

extension VersionComparison {
  /// `isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 13, minorVersion: 0, patchVersion: 0))`
  init?(ofCallAt index: Int, in tree: SyntaxTree) {
    var cursor = TokenCursor(tree: tree, index: index)
    guard cursor.take("isOperatingSystemAtLeast"), cursor.take("(") else { return nil }
    if cursor.take(".") {
      guard cursor.take("init") else { return nil }
    } else {
      guard cursor.take("OperatingSystemVersion") else { return nil }
    }
    guard cursor.take("("), cursor.take("majorVersion"), cursor.take(":"), let major = cursor.integer(),
      cursor.take(","), cursor.take("minorVersion"), cursor.take(":"), let minor = cursor.integer(),
      cursor.take(","), cursor.take("patchVersion"), cursor.take(":"), let patch = cursor.integer(),
      cursor.take(")"), cursor.take(")")
    else { return nil }
    self.init(operation: .atLeast, version: Version(major, minor, patch), lastToken: cursor.index - 1)
  }

  /// `operatingSystemVersion.majorVersion >= 13`
  /// - Parameter name: what holds the version.
  init?(ofMajorVersionAt index: Int, named name: String = "operatingSystemVersion", in tree: SyntaxTree) {
    var cursor = TokenCursor(tree: tree, index: index)
    guard cursor.take(name), cursor.take("."), cursor.take("majorVersion"),
      let operation = cursor.comparison(), let major = cursor.integer(), !cursor.isContinued
    else { return nil }
    self.init(
      operation: operation, version: Version(major), isMajorOnly: true, lastToken: cursor.index - 1)
  }
}

/// Reads tokens one after the other; what is not there is not taken.
private struct TokenCursor {
  let tree: SyntaxTree
  var index: Int

  private var text: String { tree.text[tree.tokens[index].range] }

  mutating func take(_ expected: String) -> Bool {
    guard index < tree.tokens.count - 1, text == expected else { return false }
    index += 1
    return true
  }

  mutating func integer() -> Int? {
    guard tree.tokens[index].kind == .integerLiteral, let value = Int(text) else { return nil }
    index += 1
    return value
  }

  mutating func comparison() -> VersionComparison.Operator? {
    guard tree.tokens[index].kind == .binaryOperator else { return nil }
    let operators: [String: VersionComparison.Operator] = [
      ">=": .atLeast, ">": .newer, "<": .older, "<=": .atMost, "==": .same, "!=": .other,
    ]
    guard let operation = operators[text] else { return nil }
    index += 1
    return operation
  }

  /// An operator that binds tighter goes on with the operand.
  var isContinued: Bool {
    let token = tree.tokens[index]
    return token.kind == .binaryOperator && ["+", "-", "*", "/", "%", "..<", "..."].contains(text)
      || token.kind == .period
  }
}
