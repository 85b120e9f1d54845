import SwiftSource
import SystemCalls

/// The Swift files that a project lists, by folder and name, each with the number of its list of targets. A
/// hash table with open addressing over the bytes of the names, so that no name becomes a `String`.
struct ListedFiles: Sendable {
  private struct Entry: Sendable {
    var folder: Int32
    /// The offset of the name in the buffer of all names.
    var start: UInt32
    var end: UInt32
    var list: Int32
  }
  private struct UnusualName: Hashable, Sendable {
    var folder: Int
    var name: String
  }

  private var folders: [String: Int] = [:]
  private var names: [UInt8] = []
  private var entries: [Entry] = []
  /// The index of an entry, from 1; 0: free.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)
  /// Names with non-ASCII letters, which can have several equivalent spellings.
  private var unusual: [UnusualName: Int] = [:]

  /// The number of a folder (absolute) with listed files.
  func folder(_ path: String) -> Int? { folders[path] }

  mutating func addFolder(_ path: String) -> Int {
    if let known = folders[path] { return known }
    folders[path] = folders.count
    return folders.count - 1
  }

  /// The number of the list of targets of a file; 0: the file is not listed.
  subscript(name: UnsafeRawBufferPointer, in folder: Int) -> Int {
    get {
      guard Self.isASCII(name) else {
        return unusual[UnusualName(folder: folder, name: String(decoding: name, as: UTF8.self))] ?? 0
      }
      let slot = slot(of: name, in: folder)
      return slots[slot] == 0 ? 0 : Int(entries[Int(slots[slot]) - 1].list)
    }
    set {
      guard Self.isASCII(name) else {
        unusual[UnusualName(folder: folder, name: String(decoding: name, as: UTF8.self))] = newValue
        return
      }
      let slot = slot(of: name, in: folder)
      if slots[slot] != 0 {
        entries[Int(slots[slot]) - 1].list = Int32(newValue)
        return
      }
      let start = names.count
      names.append(contentsOf: name)
      entries.append(
        Entry(
          folder: Int32(folder), start: UInt32(start), end: UInt32(names.count), list: Int32(newValue)))
      slots[slot] = UInt32(entries.count)
      if entries.count * 2 > slots.count { grow() }
    }
  }

  /// The slot of an entry, or the free slot for it.
  private func slot(of name: UnsafeRawBufferPointer, in folder: Int) -> Int {
    var slot = Self.hash(name, folder) & (slots.count - 1)
    while slots[slot] != 0, !holds(entries[Int(slots[slot]) - 1], name, folder) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func holds(_ entry: Entry, _ name: UnsafeRawBufferPointer, _ folder: Int) -> Bool {
    guard Int(entry.folder) == folder, Int(entry.end - entry.start) == name.count else { return false }
    return names.withUnsafeBytes {
      Bytes.areEqual($0.baseAddress! + Int(entry.start), name.baseAddress!, count: name.count)
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for (number, entry) in entries.enumerated() {
      let hash = names.withUnsafeBytes {
        Self.hash(.init(rebasing: $0[Int(entry.start)..<Int(entry.end)]), Int(entry.folder))
      }
      var slot = hash & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  private static func hash(_ name: UnsafeRawBufferPointer, _ folder: Int) -> Int {
    Int(ByteHash.hash(name, seed: folder))
  }

  private static func isASCII(_ name: UnsafeRawBufferPointer) -> Bool { name.allSatisfy { $0 < 0x80 } }
}
