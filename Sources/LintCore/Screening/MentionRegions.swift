import SwiftSource

/// What of availability is said in code, and not in comments and strings, with the regions of code that each may
/// say something of: told from the tokens, before anything is parsed. A region may turn out to be smaller, never
/// larger.
struct MentionRegions {
  /// What a mention opens a region for.
  enum Kind {
    /// A check: up to the end of its statement, or, of a `guard`, of the block around it.
    case statement(isGuard: Bool)
    /// An attribute: up to the end of its declaration.
    case declaration
  }
  private struct Region {
    var kind: Kind
    /// How many brackets were open where it began.
    var depth: Int
  }
  let tokens: UnsafeBufferPointer<Token>
  private var regions: [Region] = []
  /// The kinds of the brackets that were opened since the first of the regions was, and are open.
  private var brackets: [TokenKind] = []
  /// How many of them were open at each `#if` that is open.
  private var conditionals: [Int] = []
  /// Brackets or `#if`s do not close in order: where a region ends only the parser can tell.
  private(set) var isUnclear = false
  /// The `#if`s that are open, each with its clauses so far, by their first tokens: the last one is open.
  private(set) var openConditionals: [[Int]] = []

  init(_ tokens: UnsafeBufferPointer<Token>) { self.tokens = tokens }

  /// Goes on to the next mention; `nil` at the end.
  mutating func next(after index: Int) -> Int? {
    var index = index + 1
    while index < tokens.count {
      // Most tokens are of no account.
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
    // Where brackets open and close does not matter else.
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

  /// The bytes of what a clause of an `#if` asks: up to the end of its line, or of the last bracket in it.
  /// - Parameter clause: its first token.
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

  /// Whether a mention, the last that `next` came to, may lie in the region of one before.
  func mayHold(_ mention: Int) -> Bool {
    guard tokens[mention].kind == .atSign else { return !regions.isEmpty }
    // One attribute beside another is of the same declaration, or of the next.
    return regions.contains { region in
      if case .declaration = region.kind { return region.depth < brackets.count }
      return true
    }
  }

  /// That mention may say something of what follows.
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

  /// Whether not surely a check of an `if` or a `while`.
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
      // Behind one there may be another statement, also one within the conditions.
      case .leftBrace, .rightBrace, .semicolon: return true
      default: break
      }
      index -= 1
    }
    return true
  }

  private mutating func close(_ opening: TokenKind, at index: Int) {
    guard let last = brackets.popLast() else {
      // The end of what is around all of them, if it is the end of a block.
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

  /// Whether with a closing brace a statement or a declaration surely ends: another one begins behind it, which is
  /// no part of a longer expression.
  private func endsItem(at index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    let next = tokens[index + 1]
    switch next.kind {
    case .rightBrace, .semicolon, .endOfFile: return true
    case .atSign: return next.flags.contains(.atStartOfLine)
    // Not the label of one more closure.
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
