/// The objects of a project by their identifiers: open addressing over the places of the keys, so that no
/// identifier becomes a `String`.
struct ObjectTable: Sendable {
  private let list: PropertyList
  /// The node of a key; 0 is free (the root is no key).
  private var slots: [UInt32]

  init(_ objects: PropertyListValue) {
    list = objects.list
    let entries = objects.entries
    var capacity = 16
    while capacity < entries.count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    for entry in entries {
      var slot = Self.hash(entry.key.rawBytes) & (capacity - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = UInt32(entry.key.index)
    }
  }

  /// The object that a value names.
  func object(_ identifier: PropertyListValue?) -> PropertyListValue? {
    guard let identifier, identifier.list === list else { return nil }
    let bytes = identifier.rawBytes
    guard !bytes.isEmpty else { return nil }
    var slot = Self.hash(bytes) & (slots.count - 1)
    while slots[slot] != 0 {
      let key = PropertyListValue(list: list, index: Int(slots[slot]))
      if key.rawBytes.elementsEqual(bytes) {
        return PropertyListValue(list: list, index: Int(list.nodes[key.index].next))
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    let hash = bytes.withUnsafeBufferPointer { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & 0x7FFF_FFFF)
  }
}
