import SystemCalls

/// The names of a folder's Swift files, links and folders, one behind the other: most of them are looked at for a
/// moment only, and need no `String` for that.
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
    // With a slash at the end of folders, the order of the names is the order of all paths below them.
    if kind == .folder { bytes.append(UInt8(ascii: "/")) }
    entries.append(Entry(start: start, end: bytes.count, kind: kind))
  }

  /// Orders the names by their bytes.
  mutating func sort() {
    bytes.withUnsafeBytes { bytes in
      entries.sort { left, right in
        Bytes.order(
          .init(rebasing: bytes[left.start..<left.end]), .init(rebasing: bytes[right.start..<right.end])) < 0
      }
    }
  }

  /// Where an entry of the folder lies; the path of a folder ends with a slash.
  /// - Parameter folder: empty, or with a slash at its end.
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
