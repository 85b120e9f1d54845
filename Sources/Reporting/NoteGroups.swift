/// Notes with the same message for many places. The first one represents the group.
struct NoteGroups {
  /// A group with more notes is shown as one line.
  static let limit = 20

  /// All notes of a large group, by the first one.
  private var members: [Int: [Int]] = [:]
  private var hidden: Set<Int> = []

  /// - Parameter kind: the group of a note; `nil`: it is always shown.
  init(_ count: Int, kind: (Int) -> String?) {
    var found: [String: [Int]] = [:]
    for index in 0..<count {
      if let kind = kind(index) { found[kind, default: []].append(index) }
    }
    for group in found.values where group.count > Self.limit {
      members[group[0]] = group
      hidden.formUnion(group.dropFirst())
    }
  }

  /// Whether a note is shown.
  func leads(_ index: Int) -> Bool { !hidden.contains(index) }

  /// `250 of this kind in 37 files, --verbose lists them; the first: `, or nothing.
  func phrase(_ index: Int, path: (Int) -> String) -> String {
    guard let group = members[index] else { return "" }
    let files = Set(group.map(path)).count
    return
      "\(group.count) of this kind in \(files == 1 ? "1 file" : "\(files) files"), --verbose lists them; "
      + "the first: "
  }

  /// The common part of messages of one kind: everything except quotations, numbers and words that name
  /// files.
  static func kind(_ message: String) -> String {
    var kind: [UInt8] = []
    kind.reserveCapacity(message.utf8.count)
    var isQuoted = false
    var word = (start: 0, namesFile: false)
    var previous = UInt8(ascii: " ")
    func endWord(_ separator: UInt8) {
      if word.namesFile { kind.removeSubrange(word.start...) }
      kind.append(separator)
      word = (kind.count, false)
    }
    for byte in message.utf8 {
      switch byte {
      case UInt8(ascii: "'"):
        isQuoted.toggle()
        endWord(byte)
      case _ where isQuoted: break
      case UInt8(ascii: " "): endWord(byte)
      case UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      default:
        // `Sources/App` and `App.swift:3` name files. A full stop before a space ends a sentence.
        if byte == UInt8(ascii: "/") || previous == UInt8(ascii: ".") { word.namesFile = true }
        kind.append(byte)
      }
      previous = byte
    }
    endWord(UInt8(ascii: " "))
    return String(decoding: kind, as: UTF8.self)
  }
}
