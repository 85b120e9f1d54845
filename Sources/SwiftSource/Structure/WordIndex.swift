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
  public struct Key: Hashable, Sendable {
    let hash: UInt32

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
  enum Place: UInt32 {
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
  static let keywords = [
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

  init(_ hashes: [UInt32], extended: [UInt32]) {
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
