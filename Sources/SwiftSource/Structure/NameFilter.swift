/// A Bloom filter for names, by their length, first and last bytes. It avoids creating strings for other
/// names.
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

  /// Twelve bits; `nil` for an empty name.
  @inline(__always)
  private static func key(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = name.first, let last = name.last else { return nil }
    return (Int(first) &* 37 &+ Int(last) &* 11 &+ name.count &* 131 &+ Int(name[name.count / 2]) &* 71)
      & 0xFFF
  }
}

extension SyntaxTree {
  /// The indices of the identifiers that may have one of the names, in order.
  public func identifiers(among filter: NameFilter) -> [Int] {
    tokens.identifiers(among: filter, in: text)
  }
}

extension [Token] {
  /// The same for a text, which is lexed here.
  func identifiers(among filter: NameFilter, in text: SourceText) -> [Int] {
    var found: [Int] = []
    text.bytes.withUnsafeBufferPointer { bytes in
      for (index, token) in enumerated() where token.kind == .identifier {
        if filter.mayHold(UnsafeBufferPointer(rebasing: bytes[token.nameRange])) { found.append(index) }
      }
    }
    return found
  }
}
