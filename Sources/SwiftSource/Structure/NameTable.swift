/// Numbers for names, found by their bytes: a lookup creates no string.
public struct NameTable: Sendable {
  /// All names, concatenated, and the end of each.
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  private var hashes: [UInt32] = []
  /// Open addressing: a name's number plus one; 0: free. The size is a power of two.
  private var slots: [Int32] = Array(repeating: 0, count: 16)
  /// A filter that rejects most other names.
  private(set) var filter = NameFilter([])

  public init(_ names: some Sequence<String> = []) {
    for name in names { _ = Array(name.utf8).withUnsafeBufferPointer { insert($0) } }
  }

  public var count: Int { hashes.count }

  /// The name with a number.
  public subscript(number: Int) -> String {
    String(decoding: bytes[ends[number]..<ends[number + 1]], as: UTF8.self)
  }

  public func number(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let number = Int(slots[slot(of: name, Self.hash(name))]) - 1
    return number < 0 ? nil : number
  }

  public func number(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { number(of: $0) }
  }

  /// The number of a name. A new name gets a new number.
  public mutating func insert(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(name)
    let slot = slot(of: name, hash)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    bytes += name
    filter.insert(name)
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = Int32(count)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  /// The numbers of the names that another table does not contain.
  func numbers(missingIn other: NameTable) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      hashes.indices.filter { number in
        let name = UnsafeBufferPointer(rebasing: bytes[ends[number]..<ends[number + 1]])
        return other.slots[other.slot(of: name, hashes[number])] == 0
      }
    }
  }

  /// The slot of a name, or the free slot for it.
  private func slot(of name: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] > 0, !stands(name, hash, at: Int(slots[slot]) - 1) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func stands(_ name: UnsafeBufferPointer<UInt8>, _ hash: UInt32, at number: Int) -> Bool {
    guard hashes[number] == hash, ends[number + 1] - ends[number] == name.count else { return false }
    let start = ends[number]
    for index in name.indices where bytes[start + index] != name[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  @inline(__always)
  static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    ByteHash.hash(UnsafeRawBufferPointer(name))
  }
}

extension SyntaxTree {
  /// A hash of the text of each token.
  public var tokenHashes: [UInt32] {
    text.bytes.withUnsafeBufferPointer { bytes in
      tokens.map { NameTable.hash(UnsafeBufferPointer(rebasing: bytes[$0.range])) }
    }
  }
}

/// The names of a table that occur in a file.
private struct FoundNames {
  let names: NameTable
  /// In the order of their first occurrence.
  private(set) var numbers: [Int] = []
  private let filter: NameFilter
  private var isFound: [Bool]

  init(of names: NameTable) {
    self.names = names
    filter = names.filter
    isFound = Array(repeating: false, count: names.count)
  }

  mutating func look(at name: UnsafeBufferPointer<UInt8>) {
    guard filter.mayHold(name), let number = names.number(of: name), !isFound[number] else { return }
    isFound[number] = true
    numbers.append(number)
  }

  mutating func look(atWordsOf string: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < string.count {
      guard string[start].mayBeInWord else {
        start += 1
        continue
      }
      var end = start
      var isASCII = true
      while end < string.count, string[end].mayBeInWord {
        if string[end] >= 0x80 { isASCII = false }
        end += 1
      }
      let word = UnsafeBufferPointer(rebasing: string[start..<end])
      if isASCII { look(at: word) } else { look(atPartsOf: word) }
      start = end
    }
  }

  /// A non-ASCII byte may or may not belong to a letter.
  private mutating func look(atPartsOf word: UnsafeBufferPointer<UInt8>) {
    let parts = String(decoding: word, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    for part in parts {
      let bytes = Array(part.utf8)
      bytes.withUnsafeBufferPointer { look(at: $0) }
    }
  }
}

extension [Token] {
  /// The numbers of the names that occur as identifiers, without back-ticks, or as words in strings.
  public func mentions(of names: NameTable, in text: SourceText) -> [Int] {
    var found = FoundNames(of: names)
    text.bytes.withUnsafeBufferPointer { bytes in
      for token in self {
        switch token.kind {
        case .identifier, .keyword: found.look(at: UnsafeBufferPointer(rebasing: bytes[token.nameRange]))
        case .stringSegment: found.look(atWordsOf: UnsafeBufferPointer(rebasing: bytes[token.range]))
        default: break
        }
      }
    }
    return found.numbers
  }
}

extension Token {
  /// Without back-ticks.
  public var nameRange: Range<Int> {
    let isQuoted = flags.contains(.backticked) && range.count > 2
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }
}

extension UInt8 {
  /// A letter, a digit, an underscore, or a byte of a non-ASCII character.
  var mayBeInWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
