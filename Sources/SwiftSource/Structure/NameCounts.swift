/// How often each name stands in a file, by its bytes.
public struct NameCounts: Sendable {
  private var names = NameTable()
  private var counts: [Int32] = []

  /// - Parameter name: the bytes of the name that a token is, by the token's index; `nil`: it is none.
  public init(in tree: SyntaxTree, name: (Int) -> Range<Int>?) {
    tree.text.bytes.withUnsafeBufferPointer { bytes in
      for index in tree.tokens.indices {
        guard let range = name(index) else { continue }
        let number = names.insert(UnsafeBufferPointer(rebasing: bytes[range]))
        if number == counts.count { counts.append(0) }
        counts[number] += 1
      }
    }
  }

  public func count(of name: String) -> Int { names.number(of: name).map { Int(counts[$0]) } ?? 0 }

  /// The count of the name that stands somewhere in a text.
  public func count(of range: Range<Int>, in text: SourceText) -> Int {
    text.bytes.withUnsafeBufferPointer { bytes in
      names.number(of: UnsafeBufferPointer(rebasing: bytes[range])).map { Int(counts[$0]) } ?? 0
    }
  }

  /// The names of which another file has none.
  public func missing(in other: NameCounts) -> [String] {
    names.numbers(missingIn: other.names).map { names[$0] }
  }
}
