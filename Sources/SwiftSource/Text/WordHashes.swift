/// Hashes of words, each once, in the same memory for many texts.
package struct WordHashes: Sendable {
  /// In the order in which they came.
  package private(set) var all: [UInt32] = []
  /// Open addressing; 0 is free. As many as a power of two, at most half of them in use.
  private var table: [UInt32] = Array(repeating: 0, count: 1 << 12)

  package init() {}

  @inline(__always)
  package mutating func insert(_ hash: UInt32) {
    let hash = max(hash, 1)
    // Most words of a text stand in it several times.
    if table[Int(hash) & (table.count - 1)] != hash { insertOther(hash) }
  }

  @inline(never)
  private mutating func insertOther(_ hash: UInt32) {
    let slot = slot(of: hash)
    if table[slot] != 0 { return }
    table[slot] = hash
    all.append(hash)
    if all.count * 2 > table.count { grow() }
  }

  package mutating func insert(wordsOf bytes: UnsafeBufferPointer<UInt8>) {
    bytes.forEachWord { insert(ByteHash.hash($0, of: UnsafeRawBufferPointer(bytes))) }
  }

  /// Of two words in four thousand million one may seem to be the other.
  package func mayHold(_ word: String) -> Bool {
    var word = word
    return table[slot(of: max(word.withUTF8 { NameTable.hash($0) }, 1))] != 0
  }

  package mutating func removeAll() {
    for hash in all {
      // Those that did not find their own slot free lie right behind it.
      var slot = Int(hash) & (table.count - 1)
      while table[slot] != 0 {
        table[slot] = 0
        slot = (slot + 1) & (table.count - 1)
      }
    }
    all.removeAll(keepingCapacity: true)
  }

  /// That of a hash, or the free one for it.
  @inline(__always)
  private func slot(of hash: UInt32) -> Int {
    var slot = Int(hash) & (table.count - 1)
    while table[slot] != 0, table[slot] != hash { slot = (slot + 1) & (table.count - 1) }
    return slot
  }

  private mutating func grow() {
    table = Array(repeating: 0, count: table.count * 4)
    for hash in all { table[slot(of: hash)] = hash }
  }
}
