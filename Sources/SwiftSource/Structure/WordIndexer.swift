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
  /// what stands between that counts as well. Lines that are comments as far as they tell themselves hold none.
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
    // In a long string, a line that looks like a comment may hold a name.
    let tellsComments = !bytes.holdsLongString
    var endOfComment = 0
    bytes.forEachWord { place in
      if place.lowerBound < endOfComment { return }
      if tellsComments, let end = bytes.endOfComment(beginningWith: place.lowerBound) {
        endOfComment = end
        return
      }
      let hash = ByteHash.hash(place, of: UnsafeRawBufferPointer(bytes))
      hashes.insert(hash)
      if !isASCII, !UnsafeBufferPointer(rebasing: bytes[place]).isASCII {
        for part in bytes[place].split(whereSeparator: { $0 >= 0x80 }) {
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

  /// Whether three quotation marks stand side by side.
  fileprivate var holdsLongString: Bool {
    // Without a branch, so that the compiler makes it look at many bytes at once.
    let quote = UInt8(ascii: "\"")
    var least: UInt8 = 1
    for place in 0..<Swift.max(count - 2, 0) {
      let others = (self[place] ^ quote) | (self[place &+ 1] ^ quote) | (self[place &+ 2] ^ quote)
      least = Swift.min(least, others)
    }
    return least == 0
  }

  /// The end of the line, if that is a comment which begins with the word at a place; `nil`: it is not, or a block comment
  /// ends in it.
  @inline(__always)
  fileprivate func endOfComment(beginningWith word: Int) -> Int? {
    if word >= 8 {
      // Before most words no slash is near.
      let near = UnsafeRawBufferPointer(self).eight(at: word &- 8)
      if EightBytes.zeroBytes(near ^ EightBytes.repeating(UInt8(ascii: "/"))) == 0 { return nil }
    }
    return endOfComment(before: word)
  }

  @inline(never)
  private func endOfComment(before word: Int) -> Int? {
    let slash = UInt8(ascii: "/")
    let line = self[..<word].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let start = self[line..<word].firstIndex { !$0.isBlank } ?? word
    guard word - start > 1, self[start] == slash, self[start + 1] == slash else { return nil }
    let end = self[word...].firstIndex(where: \.isNewline) ?? count
    let endsBlock = (start + 2..<end).contains { self[$0] == slash && self[$0 - 1] == UInt8(ascii: "*") }
    return endsBlock ? nil : end
  }

  /// Whether only blanks, and a back-tick, stand between a keyword and the name behind it.
  fileprivate func isGap(_ gap: Range<Int>) -> Bool {
    self[gap].allSatisfy { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
  }

  /// What stands between two words of a list of declarations.
  fileprivate enum ListStep { case next, interrupted, other, end }

  /// - Parameter gap: without words.
  fileprivate func stepOfList(_ gap: Range<Int>) -> ListStep {
    // Most words follow another one directly.
    if gap.count == 1, self[gap.lowerBound] == UInt8(ascii: " ") { return .other }
    func announces(_ part: Slice<Self>) -> Bool {
      let last = part.last { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "`") }
      return last == UInt8(ascii: ",") || last == UInt8(ascii: "(")
    }
    if announces(self[gap]) { return .next }
    let code = self[gap].prefix { $0 != UInt8(ascii: "/") }
    if code.endIndex < gap.upperBound, announces(code) { return .interrupted }
    return self[gap].contains { $0.isNewline } ? .end : .other
  }

  /// The ASCII operator that follows a keyword; empty if something else does.
  fileprivate func rangeOfOperator(behind keyword: Int) -> Range<Int> {
    let start = self[keyword...].firstIndex { $0 > UInt8(ascii: " ") } ?? count
    let end = self[start...].firstIndex { !"/=-+!*%<>&|^~?".utf8.contains($0) } ?? count
    return start..<end
  }
}
