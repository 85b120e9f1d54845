import SystemCalls

/// The tracked files, read from `.git/index`. A tracked file is never ignored, so git runs only for the other
/// files, and in most repositories not at all.
///
/// Format: https://git-scm.com/docs/index-format, versions 2 and 3. For anything else (version 4, a split or sparse
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
    guard bytes.count > 12 + Self.checksumBytes, bytes.starts(with: "DIRC".utf8),
      2...3 ~= number(at: 4, bytes: 4)
    else { return nil }
    var next = 0
    var result: [Int] = []
    index = 12
    for _ in 0..<number(at: 8, bytes: 4) {
      guard let name = readEntry() else { return nil }
      // Both lists are sorted: paths before this name are not tracked.
      while next < paths.count {
        let order = bytes.withUnsafeBytes { bytes in
          paths.withPath(next) { Bytes.order($0, .init(rebasing: bytes[name])) }
        }
        if order > 0 { break }
        if order < 0 { result.append(next) }
        next += 1
        if order == 0 { break }
      }
    }
    return extensionsAreKnown() ? result + Array(next..<paths.count) : nil
  }

  /// Reads an entry. Returns the byte range of its name.
  private mutating func readEntry() -> Range<Int>? {
    let start = index
    guard start + Self.fixedBytes < bytes.count - Self.checksumBytes else { return nil }
    // A sparse index contains entries for folders.
    guard number(at: start + 24, bytes: 4) & 0o170000 != 0o040000 else { return nil }
    let flags = number(at: start + 60, bytes: 2)
    let place = start + Self.fixedBytes + (flags & 0x4000 != 0 ? 2 : 0)
    guard let end = bytes.withUnsafeBytes({ Bytes.firstOffset(of: 0, in: $0, from: place) }), end > place,
      bytes[place] != UInt8(ascii: "/"), flags & 0xFFF == min(end - place, 0xFFF)
    else { return nil }
    // Entries are padded with one to eight zeros to a multiple of eight.
    index = start + (end - start + 8) / 8 * 8
    return place..<end
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
