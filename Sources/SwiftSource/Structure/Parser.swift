/// Builds the light structure of a file from its tokens: a hand-written recursive-descent parser.
///
/// Wherever a boundary depends on it, it decides like SwiftParser. It never fails: unexpected tokens become
/// `.unexpected`, and a missing part sets `.incomplete`. Types and expressions are skipped to find their end;
/// only the nodes listed in `NodeKind` are kept.
public struct Parser {
  let tokens: UnsafePointer<Token>
  /// The index of the last token, `endOfFile`.
  let last: Int
  let bytes: UnsafePointer<UInt8>

  /// The current token.
  var index = 0
  /// The number of consumed bytes of the current token: after the first `>` of `>>`, 1.
  var split = 0
  /// The kind and keyword of the current token, or of its rest.
  var kind: TokenKind
  var keyword: Keyword

  /// The number of tokens read ahead and given back. Tests check that it is linear in the file's length.
  var tokensReadAhead = 0

  /// Whether `init` starts a declaration here. It does not among the statements of an initializer.
  var initIsDeclaration = true

  /// The number of brackets, ternaries, … around the current token.
  var depth = 0
  /// The limit of nesting: the contents of deeper brackets are skipped. SwiftParser has the same limit. It
  /// bounds the stack, which has only 512 KB on some threads, and the cost of looking ahead.
  #if DEBUG
    static let maximumDepth = 100
  #else
    static let maximumDepth = 256
  #endif

  var nodes: UnsafeMutablePointer<Node>
  var nodeCount = 0
  var nodeCapacity: Int

  /// The nodes of a file in pre-order.
  ///
  /// - Parameter tokens: the tokens of the text, with `endOfFile` last.
  public static func nodes(of text: SourceText, tokens: [Token]) -> [Node] {
    parse(text, tokens: tokens).nodes
  }

  /// The nodes, and the number of tokens read ahead.
  static func parse(_ text: SourceText, tokens: [Token]) -> (nodes: [Node], tokensReadAhead: Int) {
    text.bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        var parser = Parser(bytes: bytes, tokens: tokens)
        defer { parser.nodes.deallocate() }
        parser.parseSourceFile()
        return (parser.finishedNodes(), parser.tokensReadAhead)
      }
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>) {
    precondition(tokens.last?.kind == .endOfFile, "the last token must be the end of the file")
    self.tokens = tokens.baseAddress!
    self.last = tokens.count - 1
    // An empty file has no base address, and no token of it has bytes to read.
    self.bytes = bytes.baseAddress ?? UnsafeRawPointer(self.tokens).assumingMemoryBound(to: UInt8.self)
    self.kind = tokens[0].kind
    self.keyword = tokens[0].keyword
    self.nodeCapacity = tokens.count / 2 + 64
    self.nodes = .allocate(capacity: nodeCapacity)
  }
}

// MARK: The current token and those after it

extension Parser {
  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { self.kind == kind }

  @inline(__always)
  func at(_ keyword: Keyword) -> Bool { self.keyword == keyword }

  /// A following token; `endOfFile` beyond the end.
  @inline(__always)
  func peek(_ distance: Int = 1) -> Token { tokens[min(index + distance, last)] }

  @inline(__always)
  var atStartOfLine: Bool { split == 0 && tokens[index].flags.contains(.atStartOfLine) }

  @inline(__always)
  func startsLine(_ token: Token) -> Bool { token.flags.contains(.atStartOfLine) }

  /// Advances past the current token or its rest. Stays at the end of the file.
  @inline(__always)
  mutating func advance() {
    if split != 0 { return advanceInSplitToken() }
    if index < last { index += 1 }
    kind = tokens[index].kind
    keyword = tokens[index].keyword
  }

  @inline(__always)
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func consume(_ keyword: Keyword) -> Bool {
    guard self.keyword == keyword else { return false }
    advance()
    return true
  }

  /// Moves to a token.
  mutating func move(to index: Int) {
    self.index = min(index, last)
    split = 0
    kind = tokens[self.index].kind
    keyword = tokens[self.index].keyword
  }
}

// MARK: Parts of tokens

extension Parser {
  /// The first byte of the current token or of its rest.
  var firstByte: UInt8 {
    let token = tokens[index]
    return Int(token.end) - Int(token.start) > split ? bytes[Int(token.start) + split] : 0
  }
  var remainingLength: Int { Int(tokens[index].end) - Int(tokens[index].start) - split }

  @inline(__always)
  var atOperator: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// Whether the current token is an operator with this text.
  func atOperator(_ text: StaticString) -> Bool {
    atOperator && hasText(tokens[index], from: split, text)
  }

  /// Whether a token's bytes, from an offset on, are this text.
  func hasText(_ token: Token, from offset: Int = 0, _ text: StaticString) -> Bool {
    guard token.range.count - offset == text.utf8CodeUnitCount else { return false }
    let start = bytes + Int(token.start) + offset
    for byte in 0..<text.utf8CodeUnitCount where start[byte] != text.utf8Start[byte] { return false }
    return true
  }

  /// Whether the current token is an operator that starts with a byte: the `>` that closes a generic argument list.
  @inline(__always)
  func atOperator(startingWith byte: UInt8) -> Bool { atOperator && firstByte == byte }

  /// Consumes one byte of a token that the lexer joined, such as `>>` or `>?`.
  mutating func advanceOneByte() {
    guard remainingLength > 1 else {
      split = 0
      return advance()
    }
    split += 1
    keyword = .none
    let isLastByte = remainingLength == 1
    switch firstByte {
    case UInt8(ascii: "?"): kind = .postfixQuestionMark
    case UInt8(ascii: "!"): kind = .exclamationMark
    case UInt8(ascii: "=") where isLastByte: kind = .equal
    case UInt8(ascii: ".") where isLastByte: kind = .period
    case UInt8(ascii: "-") where atOperator("->"): kind = .arrow
    default: kind = .binaryOperator
    }
  }

  private mutating func advanceInSplitToken() {
    switch kind {
    case .postfixQuestionMark, .exclamationMark: advanceOneByte()
    default: move(to: index + 1)
    }
  }
}

// MARK: Going back

extension Parser {
  /// A position to return to after looking ahead.
  struct Place {
    var index: Int
    var split: Int
    var kind: TokenKind
    var keyword: Keyword
    var nodeCount: Int
  }

  var place: Place {
    Place(index: index, split: split, kind: kind, keyword: keyword, nodeCount: nodeCount)
  }

  mutating func goBack(to place: Place) {
    tokensReadAhead += index - place.index
    index = place.index
    split = place.split
    kind = place.kind
    keyword = place.keyword
    nodeCount = place.nodeCount
  }

  /// Runs `body` and restores the state.
  @inline(__always)
  mutating func lookingAhead(_ body: (inout Parser) -> Bool) -> Bool {
    let place = self.place
    defer { goBack(to: place) }
    return body(&self)
  }

  func hasMoved(since place: Place) -> Bool { index != place.index || split != place.split }
}

// MARK: Bounded depth

extension Parser {
  /// Enters a construct that can be nested in itself. When it returns false, the contents must be skipped.
  /// Always paired with `leave`.
  @inline(__always)
  mutating func enter() -> Bool {
    depth += 1
    return depth <= Parser.maximumDepth
  }

  @inline(__always)
  mutating func leave() { depth -= 1 }
}
