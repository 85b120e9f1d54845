/// The names that stand outside of all braces of a file: what is declared at its top has one of these. Read from tokens,
/// without structure.
public struct TopNames: Sendable {
  /// `nil`: the braces do not match.
  private let hashes: Set<UInt32>?

  public init(_ tokens: [Token], of text: SourceText) {
    var depth = 0
    /// The depths before the clauses of `#if` around a token.
    var depths: [Int] = []
    var isBalanced = true
    var found: Set<UInt32> = []
    text.bytes.withUnsafeBufferPointer { bytes in
      for token in tokens {
        switch token.kind {
        case .leftBrace: depth += 1
        case .rightBrace:
          depth -= 1
          if depth < 0 { isBalanced = false }
        case .poundIf: depths.append(depth)
        case .poundElseif, .poundElse: depth = depths.last ?? depth
        case .poundEndif: _ = depths.popLast()
        case .identifier, .keyword, .binaryOperator, .prefixOperator, .postfixOperator:
          if depth == 0 {
            found.insert(NameTable.hash(UnsafeBufferPointer(rebasing: bytes[token.nameRange])))
          }
        default: break
        }
      }
    }
    hashes = isBalanced && depth == 0 ? found : nil
  }

  /// Whether a name may be one of these.
  public func mayHold(_ name: String) -> Bool {
    guard let hashes else { return true }
    var name = name
    return hashes.contains(name.withUTF8 { NameTable.hash($0) })
  }
}
