import SystemCalls

/// The names of a folder's Swift files, links and folders in one buffer. Most names are looked at once and
/// need no `String`.
struct FolderEntries {
  enum Kind { case file, folder, link }

  private struct Entry {
    var start: Int
    var end: Int
    var kind: Kind
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []

  var count: Int { entries.count }

  func kind(_ index: Int) -> Kind { entries[index].kind }

  mutating func append(_ name: UnsafeRawBufferPointer, _ kind: Kind) {
    let start = bytes.count
    bytes.append(contentsOf: name)
    // With a slash after folder names, sorting the names also sorts all paths below them.
    if kind == .folder { bytes.append(UInt8(ascii: "/")) }
    entries.append(Entry(start: start, end: bytes.count, kind: kind))
  }

  /// Sorts the names by bytes.
  mutating func sort() {
    bytes.withUnsafeBytes { bytes in
      entries.sort { left, right in
        Bytes.order(
          .init(rebasing: bytes[left.start..<left.end]), .init(rebasing: bytes[right.start..<right.end])) < 0
      }
    }
  }

  /// The path of an entry. The path of a folder ends with a slash.
  /// - Parameter folder: empty, or ending with a slash.
  func path(_ index: Int, in folder: String) -> String {
    let entry = entries[index]
    let (folderCount, nameCount) = (folder.utf8.count, entry.end - entry.start)
    return String(unsafeUninitializedCapacity: folderCount + nameCount) { path in
      let path = UnsafeMutableRawBufferPointer(path)
      folder.withBytes { path.copyMemory(from: UnsafeRawBufferPointer($0)) }
      bytes.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(rebasing: path[folderCount...])
          .copyMemory(from: .init(rebasing: $0[entry.start..<entry.end]))
      }
      return folderCount + nameCount
    }
  }

  mutating func removeAll(where isUnwanted: (Int) -> Bool) {
    entries = entries.indices.filter { !isUnwanted($0) }.map { entries[$0] }
  }
}
