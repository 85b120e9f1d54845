import SwiftSource
import SystemCalls

/// The objects of a project by identifier: a hash table with open addressing over the keys' places, so that
/// no identifier becomes a `String`.
struct ObjectTable: Sendable {
  let list: PropertyList
  /// The node of a key; 0: free (the root is not a key).
  private var slots: [UInt32]

  init(_ objects: PropertyListValue) {
    list = objects.list
    var keys: [UInt32] = []
    var children = list.children(of: objects.index)
    while let key = children.next(), children.next() != nil { keys.append(UInt32(key)) }
    var capacity = 16
    while capacity < keys.count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    for key in keys {
      var slot = list.withBytes(at: Int(key)) { Int(ByteHash.hash($0)) } & (capacity - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = key
    }
  }

  /// The upper bound of the objects' numbers.
  var capacity: Int { slots.count }

  /// The number of the object that a string identifies. It differs from the number of its node.
  func number(of identifier: Int?) -> Int? {
    guard let identifier else { return nil }
    return list.withBytes(at: identifier) { bytes in
      guard bytes.count > 0 else { return nil }
      var slot = Int(ByteHash.hash(bytes)) & (slots.count - 1)
      while slots[slot] != 0 {
        let isSame = list.withBytes(at: Int(slots[slot])) { key in
          key.hasSameBytes(as: bytes)
        }
        if isSame { return slot }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  /// The node of an object.
  func node(ofObject number: Int) -> Int { Int(list.nodes[Int(slots[number])].next) }

  /// The object that a value identifies.
  func object(_ identifier: PropertyListValue?) -> PropertyListValue? {
    guard let identifier, identifier.list === list else { return nil }
    return number(of: identifier.index).map { PropertyListValue(list: list, index: node(ofObject: $0)) }
  }
}
