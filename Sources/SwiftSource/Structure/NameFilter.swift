/// Tells nearly all other names from some that are looked for, by their length and their ends: no text has to be
/// made of those.
public struct NameFilter: Sendable {
  /// A bit for each key.
  private var bits: [UInt64] = Array(repeating: 0, count: 64)

  public init(_ names: some Sequence<String>) {
    for name in names { Array(name.utf8).withUnsafeBufferPointer { insert($0) } }
  }

  mutating func insert(_ name: UnsafeBufferPointer<UInt8>) {
    guard let key = Self.key(name) else { return }
    bits[key >> 6] |= 1 << UInt64(key & 63)
  }

  @inline(__always)
  func mayHold(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let key = Self.key(name) else { return false }
    return bits[key >> 6] & 1 << UInt64(key & 63) != 0
  }

  /// Twelve bits; `nil` for no name at all.
  @inline(__always)
  private static func key(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = name.first, let last = name.last else { return nil }
    return (Int(first) &* 37 &+ Int(last) &* 11 &+ name.count &* 131 &+ Int(name[name.count / 2]) &* 71)
      & 0xFFF
  }
}

extension SyntaxTree {
  /// The identifiers that may have one of the names, by their place among the tokens, in order.
  /// - Parameter orKeywords: keywords as well.
  public func identifiers(among filter: NameFilter, orKeywords: Bool = false) -> [Int] {
    tokens.identifiers(among: filter, in: text, orKeywords: orKeywords)
  }
}

extension [Token] {
  /// The same of what the lexer makes of a text.
  func identifiers(among filter: NameFilter, in text: SourceText, orKeywords: Bool) -> [Int] {
    var found: [Int] = []
    text.bytes.withUnsafeBufferPointer { bytes in
      for (index, token) in enumerated()
      where token.kind == .identifier || orKeywords && token.kind == .keyword {
        if filter.mayHold(UnsafeBufferPointer(rebasing: bytes[token.nameRange])) { found.append(index) }
      }
    }
    return found
  }
}
