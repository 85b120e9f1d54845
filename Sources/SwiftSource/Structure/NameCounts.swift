/// The number of occurrences of each name in a file, by its bytes.
public struct NameCounts: Sendable {
  private var names = NameTable()
  private var counts: [Int32] = []

  /// - Parameter name: returns the byte range of the name at a token index; `nil`: the token is not a name.
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

  /// The count of the name at a range of a text.
  public func count(of range: Range<Int>, in text: SourceText) -> Int {
    text.bytes.withUnsafeBufferPointer { bytes in
      names.number(of: UnsafeBufferPointer(rebasing: bytes[range])).map { Int(counts[$0]) } ?? 0
    }
  }

  /// The names that do not occur in the other file.
  public func missing(in other: NameCounts) -> [String] {
    names.numbers(missingIn: other.names).map { names[$0] }
  }
}
