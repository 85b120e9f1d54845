/// The list of the files that git tracks, read from `.git/index`: what is tracked is never ignored, so git has
/// to be started for the other files only, and in most repositories for none.
///
/// Format: https://git-scm.com/docs/index-format, versions 2 to 4. Whatever is not as described there (a split
/// or sparse index, another hash) gives no answer, and git is asked.
struct GitIndex {
  private let bytes: [UInt8]
  private var index = 0

  /// Those of the paths that are not tracked. `nil` when the index cannot be read.
  /// - Parameter paths: relative to the repository, ordered by their bytes.
  static func untracked(_ paths: [String], inRepository repository: String) -> [String]? {
    guard let bytes = try? FileReader.bytes(of: gitFolder(of: repository) + "/index") else { return nil }
    var reader = GitIndex(bytes: bytes)
    return reader.untracked(paths)
  }

  /// `.git`, or the folder that it names (work trees and submodules).
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
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The fields of an entry before its name, with a SHA-1 hash.
  private static let fixedBytes = 62
  private static let checksumBytes = 20

  mutating func untracked(_ paths: [String]) -> [String]? {
    guard bytes.count > 12 + Self.checksumBytes, bytes.starts(with: "DIRC".utf8) else { return nil }
    let version = number(at: 4, bytes: 4)
    guard 2...4 ~= version else { return nil }
    var remaining = paths[...]
    var result: [String] = []
    var name: [UInt8] = []
    index = 12
    for _ in 0..<number(at: 8, bytes: 4) {
      guard let next = readEntry(version: version, previous: name) else { return nil }
      name = next
      // Both are in order: what comes before this name is not tracked.
      while let path = remaining.first, path.utf8.lexicographicallyPrecedes(name) {
        result.append(path)
        remaining.removeFirst()
      }
      if let path = remaining.first, path.utf8.elementsEqual(name) { remaining.removeFirst() }
    }
    return extensionsAreKnown() ? result + remaining : nil
  }

  private mutating func readEntry(version: Int, previous: [UInt8]) -> [UInt8]? {
    let start = index
    guard start + Self.fixedBytes < bytes.count - Self.checksumBytes else { return nil }
    // A sparse index has entries for folders.
    guard number(at: start + 24, bytes: 4) & 0o170000 != 0o040000 else { return nil }
    let flags = number(at: start + 60, bytes: 2)
    index += Self.fixedBytes
    if flags & 0x4000 != 0 {
      guard version > 2 else { return nil }
      index += 2
    }
    var name: [UInt8] = []
    if version == 4 {
      guard let dropped = readVariableNumber(), dropped <= previous.count else { return nil }
      name = Array(previous.dropLast(dropped))
    }
    guard index < bytes.count, let end = bytes[index...].firstIndex(of: 0) else { return nil }
    name += bytes[index..<end]
    guard flags & 0xFFF == min(name.count, 0xFFF), name.first != UInt8(ascii: "/"), !name.isEmpty else {
      return nil
    }
    // Up to version 3, one to eight zeros fill the entry up to a multiple of eight.
    index = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
    return name
  }

  /// As in pack files: seven bits each, the first byte the highest, with one added for each that follows.
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

  /// Whether what follows the entries is a run of extensions that may be passed over: those in capitals.
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
