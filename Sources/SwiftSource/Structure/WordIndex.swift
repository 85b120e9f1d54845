/// Which words stand in some bytes, by parts of their hashes: one look at the bytes tells of any name, asked for whenever,
/// whether it may stand there. Over-approximates: about one name in 40,000 seems to stand where it does not.
public struct WordIndex: Sendable {
  /// Open addressing; 0 is free. As many as a power of two, at most half of them in use.
  private let slots: [UInt16]

  /// What the index looks up of a name, made once.
  public struct Key: Sendable {
    fileprivate let hash: UInt32

    public init(_ name: String) {
      var name = name
      hash = max(name.withUTF8 { NameTable.hash($0) }, 1)
    }
  }

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
  /// The hashes of the file at hand, each once.
  private var hashes: [UInt32] = []
  /// Open addressing; 0 is free. As many as a power of two.
  private var table: [UInt32] = Array(repeating: 0, count: 1 << 12)

  public init() {}

  /// Of the words that consist of letters, digits, underscores and what is no ASCII. What is no ASCII may be no letter:
  /// what stands between that counts as well.
  public mutating func index(of bytes: UnsafeBufferPointer<UInt8>) -> WordIndex {
    bytes.forEachWord { word in
      let word = UnsafeBufferPointer(rebasing: bytes[word])
      var others: UInt8 = 0
      for byte in word { others |= byte }
      insert(NameTable.hash(word))
      if others < 0x80 { return }
      for part in word.split(whereSeparator: { $0 >= 0x80 }) {
        insert(NameTable.hash(UnsafeBufferPointer(rebasing: part)))
      }
    }
    defer { clear() }
    return WordIndex(hashes)
  }

  private mutating func insert(_ hash: UInt32) {
    let hash = max(hash, 1)
    var slot = Int(hash) & (table.count - 1)
    while table[slot] != 0 {
      if table[slot] == hash { return }
      slot = (slot + 1) & (table.count - 1)
    }
    table[slot] = hash
    hashes.append(hash)
    if hashes.count * 2 > table.count { grow() }
  }

  private mutating func grow() {
    table = Array(repeating: 0, count: table.count * 4)
    for hash in hashes {
      var slot = Int(hash) & (table.count - 1)
      while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = hash
    }
  }

  private mutating func clear() {
    for hash in hashes {
      // Those that did not find their own slot free lie right behind it.
      var slot = Int(hash) & (table.count - 1)
      while table[slot] != 0 {
        table[slot] = 0
        slot = (slot + 1) & (table.count - 1)
      }
    }
    hashes.removeAll(keepingCapacity: true)
  }
}
