// The index is text: it can be compared, embedded and searched as it is.
//
//   backport-index 1
//   sdk iphoneos 17.4
//   modules Charts Combine Foundation SwiftUI
//   (an empty line)
//   <name>TAB<kind and flags>TAB<module>TAB<owner>TAB<generics>TAB<parameters>TAB<result>TAB<requirements>
//     TAB<availability>TAB<renamed>
//
// Each line is a declaration; lines are sorted by bytes. The kind is a letter, followed by a letter for each
// flag (`NativeEntry`). The owner is the type that contains the declaration, without its module; it is empty
// at top level. Members of an extension include its constraints. Parameters are separated by `|`: attributes,
// label (`_`: none), `:`, type, `...`, and `=` with the default, which is `…` when it is long. A line of kind
// `c` is a conformance: its name is the type, its result the protocol. Empty fields at the end are omitted.

import SystemCalls

/// The declarations of a system, by name. A lookup is a binary search in the text, with no preparation.
public struct NativeIndex: @unchecked Sendable {
  /// The text is immutable: it is part of the program, or `owner` keeps it alive.
  private let text: UnsafeBufferPointer<UInt8>
  private let owner: Storage?
  /// The byte offset of the first entry.
  private let start: Int
  /// The SDK: `iphoneos 17.4`.
  public let sdk: String
  public let modules: [String]

  static let signature = "backport-index 1"

  /// Opens an index that is embedded in the program.
  init?(_ text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), nil)
  }

  /// Opens an index from the bytes of a file. Returns `nil` when the form is wrong.
  public init?(_ bytes: [UInt8]) {
    let storage = Storage(bytes)
    self.init(UnsafeBufferPointer(storage.bytes), storage)
  }

  private init?(_ text: UnsafeBufferPointer<UInt8>, _ owner: Storage?) {
    var header: [String] = []
    var offset = 0
    while header.count < 4, let end = text[offset...].firstIndex(of: UInt8(ascii: "\n")) {
      header.append(String(decoding: text[offset..<end], as: UTF8.self))
      offset = end + 1
    }
    guard header.count == 4, header[0] == Self.signature, header[1].hasPrefix("sdk "),
      header[2].hasPrefix("modules"), header[3].isEmpty
    else { return nil }
    self.text = text
    self.owner = owner
    start = offset
    sdk = String(header[1].dropFirst(4))
    modules = header[2].split(separator: " ").dropFirst().map(String.init)
  }

  private final class Storage: @unchecked Sendable {
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ array: [UInt8]) {
      bytes = .allocate(capacity: array.count)
      _ = bytes.initialize(from: array)
    }

    deinit { bytes.deallocate() }
  }
}

extension NativeIndex {
  /// All declarations with a name, without conformances. Initializers are named `init`.
  public func declarations(named name: String) -> [NativeEntry] {
    entries(named: name).filter { $0.kind != .conformance }
  }

  /// The declarations with a name in one type, or at top level when `owner` is empty.
  public func declarations(named name: String, in owner: String) -> [NativeEntry] {
    entries(named: name, in: owner).filter { $0.kind != .conformance }
  }

  /// The protocols and superclasses of a type. The name includes the enclosing types.
  public func conformances(of type: String) -> [NativeEntry] {
    entries(named: type).filter { $0.kind == .conformance }
  }

  /// Every line, including conformances. For comparisons.
  public var all: [NativeEntry] { entries { _ in true } }

  /// The names of all protocols, without the types around them. This scans the whole text, in a millisecond or two.
  public var protocolNames: Set<String> {
    var names: Set<String> = []
    var line = start
    while line < text.count {
      let end = lineEnd(line)
      if let tab = text[line..<end].firstIndex(of: UInt8(ascii: "\t")), text[tab + 1] == UInt8(ascii: "p") {
        names.insert(String(decoding: text[line..<tab], as: UTF8.self))
      }
      line = end
    }
    return names
  }

  /// The members of a type. This scans the whole text, in a millisecond or two.
  public func members(of owner: String) -> [NativeEntry] {
    let key = Array(owner.utf8)
    return entries { declares($0, in: key) }
  }

  private func entries(where isWanted: (Range<Int>) -> Bool) -> [NativeEntry] {
    var entries: [NativeEntry] = []
    var line = start
    while line < text.count {
      let end = lineEnd(line)
      if isWanted(line..<end), let entry = NativeEntry(text[line..<end - 1]) { entries.append(entry) }
      line = end
    }
    return entries
  }

  /// - Parameter owner: entries of other types are skipped without parsing: there are thousands named
  ///   `init`.
  private func entries(named name: String, in owner: String? = nil) -> [NativeEntry] {
    let key = Array(name.utf8) + [UInt8(ascii: "\t")]
    let owner = owner.map { Array($0.utf8) }
    var (low, high) = (start, text.count)
    // Invariant: `low` is the start of a line, and every line before it is smaller.
    while low < high {
      let middle = lineStart((low + high) / 2, from: low)
      if precedes(middle, key) { low = lineEnd(middle) } else { high = middle }
    }
    var entries: [NativeEntry] = []
    while low < text.count, starts(low, with: key) {
      let end = lineEnd(low)
      if owner.map({ declares(low..<end, in: $0) }) ?? true, let entry = NativeEntry(text[low..<end - 1]) {
        entries.append(entry)
      }
      low = end
    }
    return entries
  }

  /// Whether the fourth field of the line is this owner. The line includes its newline; empty fields at the
  /// end are omitted.
  private func declares(_ line: Range<Int>, in owner: [UInt8]) -> Bool {
    let (tab, newline) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"))
    var fields = 0
    var offset = line.lowerBound
    while offset < line.upperBound, fields < 3 {
      if text[offset] == tab { fields += 1 }
      offset += 1
    }
    let after = offset + owner.count
    guard fields == 3 else { return owner.isEmpty }
    guard after < line.upperBound, text[after] == tab || text[after] == newline else { return false }
    return starts(offset, with: owner)
  }

  private func lineStart(_ offset: Int, from first: Int) -> Int {
    var offset = offset
    while offset > first, text[offset - 1] != UInt8(ascii: "\n") { offset -= 1 }
    return offset
  }

  /// The offset after the line's newline.
  private func lineEnd(_ offset: Int) -> Int {
    let end = Bytes.firstOffset(of: UInt8(ascii: "\n"), in: UnsafeRawBufferPointer(text), from: offset)
    return end.map { $0 + 1 } ?? text.count
  }

  private func precedes(_ line: Int, _ key: [UInt8]) -> Bool {
    for (offset, byte) in key.enumerated() {
      guard line + offset < text.count else { return true }
      if text[line + offset] != byte { return text[line + offset] < byte }
    }
    return false
  }

  private func starts(_ line: Int, with key: [UInt8]) -> Bool {
    line + key.count <= text.count && text[line..<line + key.count].elementsEqual(key)
  }
}
