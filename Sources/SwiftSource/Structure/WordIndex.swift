/// Which words stand in some bytes, by parts of their hashes: one look at the bytes tells of any name, asked for whenever,
/// whether it may stand there. The same for declarations: `func badge` and `func ==` stand where any keyword that declares
/// does, with the word or operator behind it, and behind commas and parentheses of the same list: `case first, second`,
/// `let (size, fade)`, and in paths: `extension Outer.Inner`. Over-approximates: about one name in 40,000 seems to stand where it does not.
public struct WordIndex: Sendable {
  /// Open addressing; 0 is free. As many as a power of two, at most half of them in use.
  private let slots: [UInt16]

  /// What the index looks up of a name or a declaration, made once.
  public struct Key: Sendable {
    fileprivate let hash: UInt32

    /// - Parameter name: a word, or a declaration as `isDeclaration` requires.
    public init(_ name: String) {
      let isDeclaration = WordIndex.isDeclaration(name)
      var name = isDeclaration ? String(name.drop { $0 != " " }.dropFirst()) : name
      let hash = name.withUTF8 { NameTable.hash($0) }
      self.hash = max(isDeclaration ? WordIndex.hash(ofDeclared: hash) : hash, 1)
    }

    /// See `WordIndex.marks`.
    public var mark: UInt16 { WordIndex.mark(hash) }
  }

  /// The keywords behind which the name of a declaration follows, or of a module.
  fileprivate static let keywords = [
    "func", "var", "let", "case", "class", "struct", "enum", "protocol", "actor", "typealias", "extension",
    "associatedtype", "macro", "import",
  ]

  /// Whether a text is one of `keywords`, a space, and a word or operator.
  public static func isDeclaration(_ text: String) -> Bool {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[1].isEmpty && keywords.contains(String(parts[0]))
  }

  /// Whether a text is one of `keywords`.
  public static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }

  @inline(__always)
  fileprivate static func hash(ofDeclared name: UInt32) -> UInt32 { name ^ 0x9E37_79B1 }

  /// A part of each hash: where a word stands, its key's mark is among these. May repeat some.
  public var marks: some Sequence<UInt16> { slots.lazy.filter { $0 != 0 } }

  public func mayHold(_ key: Key) -> Bool {
    let mark = Self.mark(key.hash)
    var slot = Int(key.hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] == mark { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  fileprivate init(_ hashes: [UInt32]) {
    var count = 16
    while count < hashes.count * 2 { count *= 2 }
    slots = [UInt16](unsafeUninitializedCapacity: count) { slots, initialized in
      slots.initialize(repeating: 0)
      for hash in hashes {
        var slot = Int(hash) & (count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
        slots[slot] = Self.mark(hash)
      }
      initialized = count
    }
  }

  /// The bits that the place of a slot does not tell.
  @inline(__always)
  private static func mark(_ hash: UInt32) -> UInt16 { max(UInt16(hash >> 16), 1) }
}

/// Makes the indices of many files in the same memory.
public struct WordIndexer {
  /// Those of the file at hand.
  private var hashes = WordHashes()
  /// The hashes of the keywords. Open addressing; 0 is free.
  private let keywords: [UInt32]
  /// Those behind which a list may follow.
  private let keywordsOfLists = ["var", "let", "case"].map { WordIndex.Key($0).hash }
  private let extensionKeyword = WordIndex.Key("extension").hash

  public init() {
    keywords = [UInt32](unsafeUninitializedCapacity: 256) { slots, count in
      slots.initialize(repeating: 0)
      count = slots.count
      for keyword in WordIndex.keywords {
        let hash = WordIndex.Key(keyword).hash
        slots[(0...).lazy.map { (Int(hash) + $0) & 255 }.first { slots[$0] == 0 }!] = hash
      }
    }
  }

  /// Of the words that consist of letters, digits, underscores and what is no ASCII. What is no ASCII may be no letter:
  /// what stands between that counts as well.
  public mutating func index(of bytes: UnsafeBufferPointer<UInt8>) -> WordIndex {
    /// The end of the word before, if that is a keyword.
    var keyword: Int?
    /// The end of the word before, in a list of declarations.
    var list: Int?
    /// The end of the word before, in the path of an extended type.
    var path: Int?
    bytes.forEachWord { place in
      let word = UnsafeBufferPointer(rebasing: bytes[place])
      var others: UInt8 = 0
      for byte in word { others |= byte }
      let hash = NameTable.hash(word)
      hashes.insert(hash)
      if let keyword, bytes.isGap(keyword..<place.lowerBound) {
        hashes.insert(WordIndex.hash(ofDeclared: hash))
      }
      if let end = list {
        let step = bytes.stepOfList(end..<place.lowerBound)
        if step == .next { hashes.insert(WordIndex.hash(ofDeclared: hash)) }
        list = step == .end ? nil : place.upperBound
      }
      if let end = path {
        let gap = end..<place.lowerBound
        let isNext = gap.count == 1 && bytes[end] == UInt8(ascii: ".") || keyword == end
        if isNext { hashes.insert(WordIndex.hash(ofDeclared: hash)) }
        path = isNext ? place.upperBound : nil
      }
      keyword = isKeyword(hash) ? place.upperBound : nil
      if hash == extensionKeyword { path = place.upperBound }
      if let keyword {
        if keywordsOfLists.contains(hash) { list = keyword }
        let name = bytes.rangeOfOperator(behind: keyword)
        if !name.isEmpty {
          let name = NameTable.hash(UnsafeBufferPointer(rebasing: bytes[name]))
          hashes.insert(WordIndex.hash(ofDeclared: name))
        }
      }
      if others < 0x80 { return }
      for part in word.split(whereSeparator: { $0 >= 0x80 }) {
        hashes.insert(NameTable.hash(UnsafeBufferPointer(rebasing: part)))
      }
    }
    defer { hashes.removeAll() }
    return WordIndex(hashes.all)
  }

  @inline(__always)
  private func isKeyword(_ hash: UInt32) -> Bool {
    var slot = Int(hash) & 255
    while keywords[slot] != 0 {
      if keywords[slot] == hash { return true }
      slot = (slot + 1) & 255
    }
    return false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether only blanks, and a back-tick, stand between a keyword and the name behind it.
  fileprivate func isGap(_ gap: Range<Int>) -> Bool {
    self[gap].allSatisfy { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
  }

  /// What stands between two words of a list of declarations.
  fileprivate enum ListStep { case next, other, end }

  /// - Parameter gap: without words.
  fileprivate func stepOfList(_ gap: Range<Int>) -> ListStep {
    let last = self[gap].last { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "`") }
    if last == UInt8(ascii: ",") || last == UInt8(ascii: "(") { return .next }
    return self[gap].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ? .end : .other
  }

  /// The ASCII operator that follows a keyword; empty if something else does.
  fileprivate func rangeOfOperator(behind keyword: Int) -> Range<Int> {
    let start = self[keyword...].firstIndex { $0 > UInt8(ascii: " ") } ?? count
    let end = self[start...].firstIndex { !"/=-+!*%<>&|^~?".utf8.contains($0) } ?? count
    return start..<end
  }
}
