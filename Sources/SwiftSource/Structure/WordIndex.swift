/// Which words stand in some bytes, by parts of their hashes: one look at the bytes tells of any name, asked for whenever,
/// whether it may stand there. The same for words in a place: for declarations (`func badge` and `func ==` stand where any
/// keyword that declares does, with the word or operator behind it, and behind commas and parentheses of the same list:
/// `case first, second`, `let (size, fade)`), for extensions and paths (`extension Outer.Inner`), for imports, for what a
/// type inherits from (`: Base`), and for what an alias stands for (`= Type`). Over-approximates: about one name in 40,000
/// seems to stand where it does not.
public struct WordIndex: Sendable {
  /// Hashes of the names behind `extension`.
  private let extended: [UInt32]
  /// Open addressing; 0 is free. As many as a power of two, at most half of them in use.
  private let slots: [UInt16]

  /// What the index looks up of a name or a declaration, made once.
  public struct Key: Sendable {
    fileprivate let hash: UInt32

    /// - Parameter name: a word, or one in a place as `hasPlace` requires.
    public init(_ name: String) {
      let place = WordIndex.hasPlace(name) ? Place(behind: name.prefix { $0 != " " }) : nil
      var name = place == nil ? name : String(name.drop { $0 != " " }.dropFirst())
      let hash = name.withUTF8 { NameTable.hash($0) }
      self.hash = max(place?.hash(hash) ?? hash, 1)
    }

    /// See `WordIndex.marks`.
    public var mark: UInt16 { WordIndex.mark(hash) }
  }

  /// Where a word stands. The raw value tells its hash there from that of the word.
  fileprivate enum Place: UInt32 {
    case declaration = 0x9E37_79B1
    case `extension` = 0xC2B2_AE3D
    case `import` = 0x27D4_EB2F
    case inheritance = 0x85EB_CA77
    case alias = 0x1656_67B1

    init(behind keyword: some StringProtocol) {
      switch keyword {
      case "extension": self = .extension
      case "import": self = .import
      case ":": self = .inheritance
      case "=": self = .alias
      default: self = .declaration
      }
    }

    @inline(__always)
    func hash(_ word: UInt32) -> UInt32 { word ^ rawValue }
  }

  /// The keywords behind which the name of a declaration follows, or of a module.
  fileprivate static let keywords = [
    "func", "var", "let", "case", "class", "struct", "enum", "protocol", "actor", "typealias", "extension",
    "associatedtype", "macro", "import",
  ]

  /// Some names, for `mayExtend`.
  public struct Names: Sendable {
    fileprivate let hashes: Set<UInt32>

    public init(_ names: some Sequence<String>) {
      hashes = Set(names.lazy.map { Key($0).hash })
    }
  }

  /// Whether a type of one of some names may be extended.
  public func mayExtend(_ names: Names) -> Bool { extended.contains(where: names.hashes.contains) }

  /// Whether a text is one of `keywords`, a colon or an equals sign, a space, and a word or operator.
  public static func hasPlace(_ text: String) -> Bool {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[1].isEmpty
      && ([":", "="].contains(parts[0]) || isKeyword(String(parts[0])))
  }

  /// Whether a text is one of `keywords`.
  public static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }

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

  fileprivate init(_ hashes: [UInt32], extended: [UInt32]) {
    self.extended = extended
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

/// The head of a type, an extension or an alias, as far as it was read.
private struct TypeHead {
  /// The end of its last word.
  var end: Int
  let isAlias: Bool
  /// What its last word is: `nil` before its colon, or an alias's equals sign.
  var place: WordIndex.Place?

  /// Reads on to a word.
  /// - Returns: whether the head reaches so far.
  mutating func reads(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes[end..<word.lowerBound] {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return false }
      if byte == UInt8(ascii: isAlias ? "=" : ":") { place = isAlias ? .alias : .inheritance }
    }
    end = word.upperBound
    return true
  }
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
  private let importKeyword = WordIndex.Key("import").hash
  private let aliasKeyword = WordIndex.Key("typealias").hash
  /// Those that `extension [Element]` and `extension Wrapped?` may extend.
  private let typesWithoutNames = ["Array", "Dictionary", "Optional"].map { WordIndex.Key($0).hash }
  /// Those of declarations that may inherit, or stand for a type.
  private let keywordsOfTypes = ["class", "struct", "enum", "protocol", "actor", "extension", "typealias"]
    .map { WordIndex.Key($0).hash }

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
    /// The end of the word before, if that is a keyword, and what follows it.
    var keyword: Int?
    var following = WordIndex.Place.declaration
    /// The end of the word before, in a list of declarations.
    var list: Int?
    /// Whether a comment stands between a comma of the list and what it announces, which may be any word up to the next line.
    var isInterrupted = false
    /// The end of the word before, in the path of an extended type.
    var path: Int?
    var head: TypeHead?
    var extended: [UInt32] = []
    let isASCII = bytes.isASCII
    bytes.forEachWord { place in
      let word = UnsafeBufferPointer(rebasing: bytes[place])
      let hash = NameTable.hash(word)
      hashes.insert(hash)
      if !(isASCII || word.isASCII) {
        for part in word.split(whereSeparator: { $0 >= 0x80 }) {
          hashes.insert(NameTable.hash(UnsafeBufferPointer(rebasing: part)))
        }
      }
      let isKeyword = isKeyword(hash)
      // Most words stand in no place.
      if !isKeyword, keyword == nil, list == nil, path == nil, head == nil { return }
      var isImported = false
      if let keyword, bytes.isGap(keyword..<place.lowerBound) {
        hashes.insert(following.hash(hash))
        isImported = following == .import
      }
      if let end = list {
        let step = bytes.stepOfList(end..<place.lowerBound)
        let wasInterrupted = isInterrupted
        isInterrupted = step == .interrupted || wasInterrupted && step != .end
        if step == .next || isInterrupted || wasInterrupted {
          hashes.insert(WordIndex.Place.declaration.hash(hash))
        }
        list = step == .end && !wasInterrupted ? nil : place.upperBound
      }
      if let end = path {
        let gap = end..<place.lowerBound
        let isNext = gap.count == 1 && bytes[end] == UInt8(ascii: ".") || keyword == end
        if isNext {
          hashes.insert(WordIndex.Place.extension.hash(hash))
          extended.append(max(hash, 1))
          if bytes[gap].contains(UInt8(ascii: "[")) || bytes[place.upperBound...].first == UInt8(ascii: "?") {
            for name in typesWithoutNames { hashes.insert(WordIndex.Place.extension.hash(name)) }
          }
        }
        path = isNext ? place.upperBound : nil
      }
      if head?.isAlias == true && isKeyword || head?.reads(place, in: bytes) == false { head = nil }
      if let place = head?.place { hashes.insert(place.hash(hash)) }
      keyword = isKeyword ? place.upperBound : nil
      if hash == extensionKeyword { path = place.upperBound }
      if let keyword {
        // `import struct Module.Name` names a module, too.
        let isImport = hash == importKeyword || isImported
        following = isImport ? .import : hash == extensionKeyword ? .extension : .declaration
        if keywordsOfTypes.contains(hash) { head = TypeHead(end: keyword, isAlias: hash == aliasKeyword) }
        if keywordsOfLists.contains(hash) { list = keyword }
        let name = bytes.rangeOfOperator(behind: keyword)
        if !name.isEmpty {
          let name = NameTable.hash(UnsafeBufferPointer(rebasing: bytes[name]))
          hashes.insert(WordIndex.Place.declaration.hash(name))
        }
      }
    }
    defer { hashes.removeAll() }
    return WordIndex(hashes.all, extended: extended)
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
  fileprivate var isASCII: Bool {
    var bits: UInt8 = 0
    for byte in self { bits |= byte }
    return bits < 0x80
  }

  /// Whether only blanks, and a back-tick, stand between a keyword and the name behind it.
  fileprivate func isGap(_ gap: Range<Int>) -> Bool {
    self[gap].allSatisfy { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
  }

  /// What stands between two words of a list of declarations.
  fileprivate enum ListStep { case next, interrupted, other, end }

  /// - Parameter gap: without words.
  fileprivate func stepOfList(_ gap: Range<Int>) -> ListStep {
    func announces(_ part: Slice<Self>) -> Bool {
      let last = part.last { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "`") }
      return last == UInt8(ascii: ",") || last == UInt8(ascii: "(")
    }
    if announces(self[gap]) { return .next }
    let code = self[gap].prefix { $0 != UInt8(ascii: "/") }
    if code.endIndex < gap.upperBound, announces(code) { return .interrupted }
    return self[gap].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ? .end : .other
  }

  /// The ASCII operator that follows a keyword; empty if something else does.
  fileprivate func rangeOfOperator(behind keyword: Int) -> Range<Int> {
    let start = self[keyword...].firstIndex { $0 > UInt8(ascii: " ") } ?? count
    let end = self[start...].firstIndex { !"/=-+!*%<>&|^~?".utf8.contains($0) } ?? count
    return start..<end
  }
}
