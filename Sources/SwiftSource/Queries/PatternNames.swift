// .circle(let r), let (a, b), let .pair(x, y), let shape as Circle, let value?

/// The names that one `let` or `var` of a pattern binds.
public struct PatternNames: Sendable {
  /// The token of `let`, `var` or `inout`.
  public var introducer: Int
  /// The tokens after it, up to the next comma or the closing bracket.
  public var pattern: Range<Int>
  public var names: [Int]
}

extension SyntaxTree {
  /// The names that each `let` and `var` of a pattern binds, in order.
  public func patternNames(in pattern: Range<Int>) -> [PatternNames] {
    var result: [PatternNames] = []
    var index = pattern.lowerBound
    while index < pattern.upperBound {
      guard [.let, .var, .inout].contains(tokens[index].keyword) else {
        // A closure in a condition has its own bindings.
        index =
          tokens[index].kind == .leftBrace
          ? (matchingBracket(ofToken: index) ?? index) + 1 : index + 1
        continue
      }
      let part = index + 1..<endOfElement(from: index + 1, in: pattern)
      result.append(PatternNames(introducer: index, pattern: part, names: boundNames(in: part)))
      index = part.upperBound
    }
    return result
  }

  /// All names of a pattern except for labels and members: `x`, `(a, b)`, `.some(x)`, `Shape.circle(radius: r)`.
  public func boundNames(in pattern: Range<Int>) -> [Int] {
    var depth = 0
    var names: [Int] = []
    for index in pattern {
      let next = tokens[index + 1].kind
      switch tokens[index].kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .colon where depth == 0, .equal where depth == 0: return names
      case .keyword where depth == 0 && [.as, .where].contains(tokens[index].keyword): return names
      case .identifier:
        let isMember = index > 0 && tokens[index - 1].kind == .period
        let isLabel = depth > 0 && next == .colon
        let isPath = next == .period || next == .leftParen
        if !isMember, !isLabel, !isPath { names.append(index) }
      default: break
      }
    }
    return names
  }
}
