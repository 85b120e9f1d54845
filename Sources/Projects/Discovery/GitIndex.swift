import SystemCalls

/// The tracked files, read from `.git/index`. A tracked file is never ignored, so git runs only for the other
/// files, and in most repositories not at all.
///
/// Format: https://git-scm.com/docs/index-format, versions 2 to 4. For anything else (a split or sparse
/// index, another hash) the result is `nil`, and git is asked.
struct GitIndex {
  private let bytes: [UInt8]
  private var index = 0

  /// The indices of the untracked paths; `nil` when the index cannot be read.
  /// - Parameter paths: relative to the repository, sorted by bytes.
  static func untracked(_ paths: PathList, inRepository repository: String) -> [Int]? {
    guard let bytes = try? FileReader.bytes(of: gitFolder(of: repository) + "/index") else { return nil }
    var reader = GitIndex(bytes: bytes)
    return reader.untracked(paths)
  }

  /// `.git`, or the folder that it refers to (work trees and submodules).
  private static func gitFolder(of repository: String) -> String {
    let path = repository + "/.git"
    guard let bytes = try? FileReader.bytes(of: path) else { return path }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("gitdir:") else { return path }
    let name = text.dropFirst("gitdir:".count).drop { $0 == " " }.prefix { !$0.isNewline }
    return Paths.join(repository, String(name))
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func number(at place: Int, bytes count: Int) -> Int {
    var number = 0
    for offset in 0..<count { number = number << 8 | Int(bytes[place + offset]) }
    return number
  }

  /// The size of an entry's fields before its name, with a SHA-1 hash.
  private static let fixedBytes = 62
  private static let checksumBytes = 20

  mutating func untracked(_ paths: PathList) -> [Int]? {
    guard bytes.count > 12 + Self.checksumBytes, bytes.starts(with: "DIRC".utf8) else { return nil }
    let version = number(at: 4, bytes: 4)
    guard 2...4 ~= version else { return nil }
    var next = 0
    var result: [Int] = []
    var name = EntryName()
    index = 12
    for _ in 0..<number(at: 8, bytes: 4) {
      guard readEntry(version: version, into: &name) else { return nil }
      // Both lists are sorted: paths before this name are not tracked.
      while next < paths.count {
        let order = withBytes(of: name) { name in paths.withPath(next) { Bytes.order($0, name) } }
        if order > 0 { break }
        if order < 0 { result.append(next) }
        next += 1
        if order == 0 { break }
      }
    }
    return extensionsAreKnown() ? result + Array(next..<paths.count) : nil
  }

  private struct EntryName {
    /// The byte range of the name in the file; in version 4, of its suffix.
    var place = 0..<0
    /// In version 4, the whole name.
    var bytes: [UInt8]?
  }

  private func withBytes<Result>(of name: EntryName, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let bytes = name.bytes { return bytes.withUnsafeBytes(body) }
    return bytes.withUnsafeBytes { body(.init(rebasing: $0[name.place])) }
  }

  /// - Parameter name: the name of the previous entry, replaced by that of this one.
  private mutating func readEntry(version: Int, into name: inout EntryName) -> Bool {
    let start = index
    guard start + Self.fixedBytes < bytes.count - Self.checksumBytes else { return false }
    // A sparse index contains entries for folders.
    guard number(at: start + 24, bytes: 4) & 0o170000 != 0o040000 else { return false }
    let flags = number(at: start + 60, bytes: 2)
    index += Self.fixedBytes
    if flags & 0x4000 != 0 {
      guard version > 2 else { return false }
      index += 2
    }
    var kept: ArraySlice<UInt8>?
    if version == 4 {
      let before = name.bytes ?? []
      guard let dropped = readVariableNumber(), dropped <= before.count else { return false }
      kept = before.dropLast(dropped)
    }
    guard let end = endOfName() else { return false }
    name.place = index..<end
    name.bytes = kept.map { Array($0 + bytes[index..<end]) }
    let (first, count) = withBytes(of: name) { ($0.first, $0.count) }
    guard let first, first != UInt8(ascii: "/"), flags & 0xFFF == min(count, 0xFFF) else { return false }
    // Up to version 3, entries are padded with one to eight zeros to a multiple of eight.
    index = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
    return true
  }

  /// The offset of the zero byte after a name.
  private func endOfName() -> Int? {
    bytes.withUnsafeBytes { Bytes.firstOffset(of: 0, in: $0, from: index) }
  }

  /// The encoding of pack files: seven bits for each byte, the highest first, adding one for each following
  /// byte.
  private mutating func readVariableNumber() -> Int? {
    var value = 0
    for position in 0..<5 {
      guard index < bytes.count else { return nil }
      let byte = bytes[index]
      index += 1
      if position > 0 { value += 1 }
      value = value << 7 | Int(byte & 0x7F)
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }

  /// Whether all extensions after the entries are optional: their names begin with a capital letter.
  private func extensionsAreKnown() -> Bool {
    var place = index
    let end = bytes.count - Self.checksumBytes
    while place < end {
      guard place + 8 <= end, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[place] else { return false }
      place += 8 + number(at: place + 4, bytes: 4)
    }
    return place == end
  }
}
