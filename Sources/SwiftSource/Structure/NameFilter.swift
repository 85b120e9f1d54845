/// Tells nearly all other names from some that are looked for, by their length and their ends: no text has to be
/// made of those.
public struct NameFilter: Sendable {
  /// A bit for each key.
  private var bits: [UInt64] = Array(repeating: 0, count: 64)

  public init(_ names: some Sequence<String>) {
    for name in names {
      guard let key = Array(name.utf8).withUnsafeBufferPointer(Self.key) else { continue }
      bits[key >> 6] |= 1 << UInt64(key & 63)
    }
  }

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
        let range = token.range
        let isQuoted = token.flags.contains(.backticked) && range.count > 2
        let name = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
        if filter.mayHold(UnsafeBufferPointer(rebasing: bytes[name])) { found.append(index) }
      }
    }
    return found
  }

  /// Those of some names that stand there as identifiers, without back-ticks, or as words in strings.
  public func mentions(of names: Set<String>, _ filter: NameFilter, in text: SourceText) -> Set<String> {
    var found: Set<String> = []
    for index in identifiers(among: filter, in: text, orKeywords: true) {
      let word = text[self[index].range]
      let name = word.hasPrefix("`") ? String(word.dropFirst().dropLast()) : word
      if names.contains(name) { found.insert(name) }
    }
    text.bytes.withUnsafeBufferPointer { bytes in
      for token in self where token.kind == .stringSegment {
        for word in bytes[token.range].split(whereSeparator: { !$0.mayBeInWord }) {
          let word = UnsafeBufferPointer(rebasing: word)
          // What is no ASCII may be a letter, or not.
          if word.allSatisfy({ $0 < 0x80 }) {
            guard filter.mayHold(word) else { continue }
            let name = String(decoding: word, as: UTF8.self)
            if names.contains(name) { found.insert(name) }
          } else {
            let parts = String(decoding: word, as: UTF8.self)
              .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            found.formUnion(parts.lazy.map(String.init).filter(names.contains))
          }
        }
      }
    }
    return found
  }
}

extension UInt8 {
  /// A letter, a digit, an underscore, or a part of what is no ASCII.
  fileprivate var mayBeInWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
