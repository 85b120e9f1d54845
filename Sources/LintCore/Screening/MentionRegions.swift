import SwiftSource

/// The availability mentions in code (not in comments and strings) and the region of code that each may
/// affect. It works on tokens, before parsing. It over-approximates: the true region is never larger.
struct MentionRegions {
  /// The construct that a mention belongs to.
  enum Kind {
    /// A check. Its region extends to the end of its statement; for a `guard`, to the end of the enclosing
    /// block.
    case statement(isGuard: Bool)
    /// An attribute. Its region extends to the end of its declaration.
    case declaration
  }
  private struct Region {
    var kind: Kind
    /// The number of open brackets at its start.
    var depth: Int
  }
  let tokens: UnsafeBufferPointer<Token>
  private var regions: [Region] = []
  /// The kinds of the open brackets since the first region was opened.
  private var brackets: [TokenKind] = []
  /// The number of open brackets at each open `#if`.
  private var conditionals: [Int] = []
  /// Brackets or `#if`s are not nested properly: only the parser can find where a region ends.
  private(set) var isUnclear = false
  /// The open `#if`s. For each, the first tokens of its clauses so far; the last clause is open.
  private(set) var openConditionals: [[Int]] = []

  init(_ tokens: UnsafeBufferPointer<Token>) { self.tokens = tokens }

  /// Advances to the next mention; `nil` at the end.
  mutating func next(after index: Int) -> Int? {
    var index = index + 1
    while index < tokens.count {
      // Most tokens are irrelevant.
      if tokens[index].kind.rawValue >= TokenKind.leftParen.rawValue, isMention(index) { return index }
      index += 1
    }
    if !regions.isEmpty, !brackets.isEmpty || !conditionals.isEmpty { isUnclear = true }
    if !openConditionals.isEmpty { isUnclear = true }
    return nil
  }

  private mutating func isMention(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .poundAvailable, .poundUnavailable: return true
    case .atSign:
      let name = index + 1 < tokens.count ? tokens[index + 1].keyword : .none
      return name == .available || name == .backDeployed
    case .poundIf: openConditionals.append([index])
    case .poundElseif, .poundElse:
      if openConditionals.isEmpty { openConditionals.append([]) }
      openConditionals[openConditionals.count - 1].append(index)
    case .poundEndif: if openConditionals.popLast() == nil { isUnclear = true }
    default: break
    }
    // Outside of regions, brackets are irrelevant.
    if !regions.isEmpty { follow(index) }
    return false
  }

  private mutating func follow(_ index: Int) {
    switch tokens[index].kind {
    case .leftBrace, .leftParen, .leftSquare: brackets.append(tokens[index].kind)
    case .rightBrace: close(.leftBrace, at: index)
    case .rightParen: close(.leftParen, at: index)
    case .rightSquare: close(.leftSquare, at: index)
    case .poundIf: conditionals.append(brackets.count)
    case .poundElse, .poundElseif: if conditionals.last ?? 0 != brackets.count { isUnclear = true }
    case .poundEndif: if conditionals.popLast() ?? 0 != brackets.count { isUnclear = true }
    default: break
    }
  }

  /// The byte range of the condition of an `#if` clause: to the end of its line, or of its last bracket.
  /// - Parameter clause: the first token of the clause.
  func condition(ofClause clause: Int) -> Range<Int> {
    var end = clause + 1
    var nesting = 0
    while end < tokens.count - 1, nesting > 0 || !tokens[end].flags.contains(.atStartOfLine) {
      switch tokens[end].kind {
      case .leftParen: nesting += 1
      case .rightParen: nesting -= 1
      default: break
      }
      end += 1
    }
    return Int(tokens[clause].end)..<Int(tokens[end - 1].end)
  }

  /// Whether the last mention returned by `next` may be in the region of an earlier one.
  func mayHold(_ mention: Int) -> Bool {
    guard tokens[mention].kind == .atSign else { return !regions.isEmpty }
    // Adjacent attributes belong to the same declaration, or to consecutive ones.
    return regions.contains { region in
      if case .declaration = region.kind { return region.depth < brackets.count }
      return true
    }
  }

  /// Opens the region of that mention.
  mutating func open(at mention: Int) {
    if regions.isEmpty {
      brackets.removeAll(keepingCapacity: true)
      conditionals.removeAll(keepingCapacity: true)
    }
    let isAttribute = tokens[mention].kind == .atSign
    regions.append(
      Region(
        kind: isAttribute ? .declaration : .statement(isGuard: mayBeOfGuard(mention)),
        depth: brackets.count))
  }

  /// Whether the check may belong to a `guard`, not an `if` or `while`.
  private func mayBeOfGuard(_ mention: Int) -> Bool {
    var index = mention - 1
    while index >= 0 {
      switch tokens[index].kind {
      case .keyword:
        switch tokens[index].keyword {
        case .if, .while: return false
        case .guard: return true
        default: break
        }
      // Another statement may follow, even inside the conditions.
      case .leftBrace, .rightBrace, .semicolon: return true
      default: break
      }
      index -= 1
    }
    return true
  }

  private mutating func close(_ opening: TokenKind, at index: Int) {
    guard let last = brackets.popLast() else {
      // The region ends with the innermost enclosing bracket, if that is a block.
      if opening != .leftBrace { isUnclear = true }
      return regions.removeAll(keepingCapacity: true)
    }
    if last != opening { isUnclear = true }
    let depth = brackets.count
    let endsItem = opening == .leftBrace && endsItem(at: index)
    regions.removeAll { region in
      if region.depth != depth { return region.depth > depth }
      if case .statement(isGuard: true) = region.kind { return false }
      return endsItem
    }
  }

  /// Whether a closing brace certainly ends a statement or declaration: the next token starts another one and
  /// cannot continue an expression.
  private func endsItem(at index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    let next = tokens[index + 1]
    switch next.kind {
    case .rightBrace, .semicolon, .endOfFile: return true
    case .atSign: return next.flags.contains(.atStartOfLine)
    // Unless it is the label of another trailing closure.
    case .identifier: return next.flags.contains(.atStartOfLine) && tokens[index + 2].kind != .colon
    case .keyword:
      let goesOn: Bool =
        switch next.keyword {
        case .else, .catch, .where, .is, .as, .in, .default: true
        default: false
        }
      return next.flags.contains(.atStartOfLine) && !goesOn && tokens[index + 2].kind != .colon
    default: return false
    }
  }
}
