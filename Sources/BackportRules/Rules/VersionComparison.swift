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
  /// It is compared as a decimal: 14.10 is less than 14.2.
  var isDecimal = false
  /// `UIDevice`'s, which macOS does not have.
  var isOfDevice = false
  var lastToken: Int

  /// What comes out on every system from that version on; `nil` when it differs.
  func result(from minimum: Version) -> Bool? {
    let minimum = isMajorOnly ? Version(minimum.major) : minimum
    if isDecimal, minimum.major == version.major, version != Version(version.major) { return nil }
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
  /// `ProcessInfo.processInfo.isOperatingSystemAtLeast`; with the brackets of a conversion around it.
  func start(of token: Int, in tree: SyntaxTree) -> Int {
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
    // Brackets that close before the comparison ends were opened before it began.
    var depth = 0
    var start = first
    for index in token...lastToken {
      if tree.tokens[index].kind == .leftParen { depth += 1 }
      if tree.tokens[index].kind == .rightParen { depth -= 1 }
      if depth < 0, start > 0, tree.tokens[start - 1].kind == .leftParen {
        depth += 1
        start -= 1
        // `Float(…)`
        if start > 0, tree.tokens[start - 1].kind == .identifier,
          tree.tokens[start].flags.contains(.joinedToPrevious)
        {
          start -= 1
        }
      }
    }
    return Int(tree.tokens[start].start)
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

  /// What people do with `UIDevice.current.systemVersion`, a string.
  /// - Parameter name: the variable that holds it; `nil`: none does.
  init?(ofSystemVersionAt index: Int, named name: String? = nil, in tree: SyntaxTree) {
    var cursor = TokenCursor(tree: tree, index: index)
    guard name != nil || cursor.isOfDevice, cursor.take(name ?? "systemVersion") else { return nil }
    var version: Version?
    var operation: Operator?
    var isMajorOnly = false
    var isDecimal = false
    if cursor.take("."), cursor.take("hasPrefix") {
      guard cursor.take("("), let prefix = cursor.string(), cursor.take(")") else { return nil }
      // "1" is what "16.0" begins with.
      if prefix.count < 2 { return nil }
      version = Version(prefix.hasSuffix(".") ? prefix.dropLast() : prefix[...])
      (operation, isMajorOnly) = (.same, version.map { $0 == Version($0.major) } ?? false)
    } else {
      cursor.index = index + 1
      if cursor.take("."), cursor.take("compare") {
        guard cursor.take("("), let text = cursor.string(), cursor.take(","), cursor.take("options"),
          cursor.take(":"), cursor.take("."), cursor.take("numeric"), cursor.take(")"),
          let ordering = cursor.ordering()
        else { return nil }
        (operation, version) = (ordering, Version(text))
      } else {
        cursor.index = index + 1
        // Strings compare letter by letter, and "16.4.1" is no number.
        guard let conversion = cursor.conversion(), let comparison = cursor.comparison() else { return nil }
        operation = comparison
        version = cursor.number()
        (isMajorOnly, isDecimal) = (conversion == .whole, conversion == .decimal)
        if cursor.isContinued { return nil }
      }
    }
    guard let version, let operation else { return nil }
    self.init(
      operation: operation, version: version, isMajorOnly: isMajorOnly, isDecimal: isDecimal,
      isOfDevice: true, lastToken: cursor.index - 1)
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

  /// `13`, `13.4`
  mutating func number() -> Version? {
    guard tree.tokens[index].kind == .integerLiteral || tree.tokens[index].kind == .floatLiteral,
      let version = Version(text)
    else { return nil }
    index += 1
    return version
  }

  /// A string literal without anything special in it.
  mutating func string() -> String? {
    guard index + 2 < tree.tokens.count, tree.tokens[index].kind == .stringQuote,
      tree.tokens[index + 1].kind == .stringSegment, tree.tokens[index + 2].kind == .stringQuote
    else { return nil }
    index += 3
    return tree.text[tree.tokens[index - 2].range]
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

  /// `== .orderedAscending` and its kin, after `compare`.
  mutating func ordering() -> VersionComparison.Operator? {
    guard let operation = comparison() else { return nil }
    if tree.tokens[index].kind == .identifier { guard take("ComparisonResult") else { return nil } }
    guard take(".") else { return nil }
    let word = text
    index += 1
    switch (word, operation) {
    case ("orderedAscending", .same): return .older
    case ("orderedAscending", .other): return .atLeast
    case ("orderedDescending", .same): return .newer
    case ("orderedDescending", .other): return .atMost
    case ("orderedSame", .same): return .same
    case ("orderedSame", .other): return .other
    default: return nil
    }
  }

  /// `as NSString).floatValue`, `)!`: what reads as much of a number as there is, or insists on one.
  mutating func conversion() -> Conversion? {
    if take("as") {
      guard take("NSString"), take(")"), take(".") else { return nil }
      if take("floatValue") || take("doubleValue") { return .decimal }
      return take("integerValue") || take("intValue") ? .whole : nil
    }
    // `Float(UIDevice.current.systemVersion)!`; `Int("16.4")` is `nil`.
    guard index >= 7, ["Float", "Double", "CGFloat"].contains(tree.text(ofToken: index - 7)), take(")"),
      tree.tokens[index].kind == .exclamationMark
    else { return nil }
    index += 1
    return .decimal
  }

  enum Conversion { case decimal, whole }

  /// An operator that binds tighter goes on with the operand.
  var isContinued: Bool {
    let token = tree.tokens[index]
    return token.kind == .binaryOperator && ["+", "-", "*", "/", "%", "..<", "..."].contains(text)
      || token.kind == .period
  }

  /// Whether the name before is `current` of `UIDevice` or `WKInterfaceDevice`.
  var isOfDevice: Bool {
    guard index >= 4, tree.tokens[index - 1].kind == .period else { return false }
    var before = index - 2
    if tree.tokens[before].kind == .rightParen, before >= 4 { before -= 2 }
    guard before >= 2, tree.text[tree.tokens[before].range] == "current" else { return false }
    let type = tree.text[tree.tokens[before - 2].range]
    return type == "UIDevice" || type == "WKInterfaceDevice"
  }
}
