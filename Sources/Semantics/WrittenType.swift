import SwiftSource

/// A type as it is written: its names with their tokens.
indirect enum WrittenType {
  /// `A.B<C>`: each name with its token and generic arguments.
  case path([Component])
  case optional(WrittenType)
  case array(WrittenType)
  case dictionary(WrittenType, WrittenType)
  case tuple([(label: String?, type: WrittenType)])
  case function([WrittenType], WrittenType)
  case composition([WrittenType])
  case metatype(WrittenType)
  case unknown

  struct Component {
    var name: String
    var token: Int
    var arguments: [WrittenType]
  }

  /// The paths in it, in source order.
  var paths: [[Component]] {
    switch self {
    case .path(let path): [path] + path.flatMap { $0.arguments.flatMap(\.paths) }
    case .optional(let type), .array(let type), .metatype(let type): type.paths
    case .dictionary(let key, let value): key.paths + value.paths
    case .tuple(let elements): elements.flatMap { $0.type.paths }
    case .function(let parameters, let result): parameters.flatMap(\.paths) + result.paths
    case .composition(let types): types.flatMap(\.paths)
    case .unknown: []
    }
  }
}

/// Reads types from tokens. What is no type ends the reading.
struct TypeReader {
  let tree: SyntaxTree
  var index: Int
  let end: Int
  /// The number of `>` that the current token, `>>` or `>?`, has closed.
  private var closed = 0

  init(_ tree: SyntaxTree, _ tokens: Range<Int>) {
    self.tree = tree
    index = tokens.lowerBound
    end = tokens.upperBound
  }

  init(_ node: Syntax) { self.init(node.tree, node.tokenIndices) }

  private var kind: TokenKind { index < end ? tree.tokens[index].kind : .endOfFile }
  private var keyword: Keyword { index < end ? tree.tokens[index].keyword : .none }
  private var text: String { index < end ? tree.text(ofToken: index) : "" }

  mutating func read() -> WrittenType {
    skipSpecifiers()
    var type = readSimple()
    var parts = [type]
    while text == "&", kind == .binaryOperator || kind == .prefixAmpersand {
      index += 1
      skipSpecifiers()
      parts.append(readSimple())
    }
    if parts.count > 1 { type = .composition(parts) }
    while keyword == .async || keyword == .throws || keyword == .rethrows {
      index += 1
      if kind == .leftParen { skipBrackets() }
    }
    guard kind == .arrow else { return type }
    index += 1
    let result = read()
    if case .tuple(let elements) = type { return .function(elements.map(\.type), result) }
    return .function([type], result)
  }

  private mutating func skipBrackets() { index = (tree.matchingBracket(ofToken: index) ?? index) + 1 }

  private mutating func skipSpecifiers() {
    while index < end {
      if kind == .atSign {
        index += 2
        while kind == .period { index += 2 }
        if kind == .leftParen, tree.tokens[index].flags.contains(.joinedToPrevious) { skipBrackets() }
        continue
      }
      if kind == .prefixOperator, text == "~" {
        index += 1
        continue
      }
      switch keyword {
      case .inout, .repeat, .isolated, .sending, .borrowing, .consuming, .__owned, .__shared, ._const, .some,
        .any, .each:
        let next = index + 1 < end ? tree.tokens[index + 1].kind : .endOfFile
        switch next {
        case .identifier, .keyword, .leftParen, .leftSquare, .atSign, .prefixOperator: index += 1
        default: return
        }
      case .nonisolated:
        index += 1
        if kind == .leftParen { skipBrackets() }
      default: return
      }
    }
  }

  private mutating func readSimple() -> WrittenType {
    var type: WrittenType
    switch kind {
    case .identifier: type = readPath()
    case .keyword where keyword == .Self || keyword == .Any: type = readPath()
    case .leftParen: type = readTuple()
    case .leftSquare: type = readCollection()
    default: return .unknown
    }
    while index < end {
      if closed == 0, kind == .postfixQuestionMark || kind == .exclamationMark {
        index += 1
        type = .optional(type)
      } else if kind == .period, index + 1 < end, [.Type, .Protocol].contains(tree.tokens[index + 1].keyword)
      {
        index += 2
        type = .metatype(type)
      } else {
        break
      }
    }
    return type
  }

  private mutating func readPath() -> WrittenType {
    var components: [WrittenType.Component] = []
    var isOptional = false
    while index < end, kind == .identifier || kind == .keyword {
      components.append(.init(name: text, token: index, arguments: []))
      index += 1
      if closed == 0, text.hasPrefix("<"), kind != .identifier {
        index += 1
        repeat {
          let start = index
          components[components.count - 1].arguments.append(read())
          guard kind == .comma, index > start else { break }
          index += 1
        } while index < end
        isOptional = closeAngle()
      }
      guard closed == 0, kind == .period || kind == .colonColon, index + 1 < end,
        ![.Type, .Protocol].contains(tree.tokens[index + 1].keyword)
      else { break }
      index += 1
    }
    return isOptional ? .optional(.path(components)) : .path(components)
  }

  /// Takes one `>`. Returns whether a `?` or `!` is joined to it.
  private mutating func closeAngle() -> Bool {
    let bytes = Array(text.utf8)
    guard closed < bytes.count, bytes[closed] == UInt8(ascii: ">") else { return false }
    closed += 1
    if closed < bytes.count, bytes[closed] == UInt8(ascii: ">") { return false }
    let isOptional =
      closed < bytes.count && (bytes[closed] == UInt8(ascii: "?") || bytes[closed] == UInt8(ascii: "!"))
    closed = 0
    index += 1
    return isOptional
  }

  private mutating func readTuple() -> WrittenType {
    let close = tree.matchingBracket(ofToken: index) ?? end
    index += 1
    var elements: [(label: String?, type: WrittenType)] = []
    while index < min(close, end) {
      let start = index
      var label: String?
      if index + 1 < end, tree.tokens[index + 1].kind == .colon {
        label = text
        index += 2
      } else if index + 2 < end, tree.tokens[index + 2].kind == .colon {
        // `_ name: T`
        index += 3
      }
      elements.append((label, read()))
      if text == "..." { index += 1 }
      guard kind == .comma, index > start else { break }
      index += 1
    }
    index = min(close + 1, end)
    return elements.count == 1 && kind != .arrow && ![.async, .throws, .rethrows].contains(keyword)
      ? elements[0].type : .tuple(elements)
  }

  private mutating func readCollection() -> WrittenType {
    let close = tree.matchingBracket(ofToken: index) ?? end
    index += 1
    let first = read()
    var type = WrittenType.array(first)
    if kind == .colon {
      index += 1
      type = .dictionary(first, read())
    } else if keyword == .of {
      type = .unknown
    }
    index = min(close + 1, end)
    return type
  }
}
