/// Notes that say the same of many places: the first stands for all of them.
struct NoteGroups {
  /// More notes of a kind than that are one line.
  static let limit = 20

  /// By the first note, all of its kind; only of kinds with many.
  private var members: [Int: [Int]] = [:]
  private var hidden: Set<Int> = []

  /// - Parameter kind: of a note; `nil`: it is always shown.
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

  /// What is the same in messages of one kind: all but names, numbers and places.
  static func kind(_ message: String) -> String {
    var kind = ""
    for (index, part) in message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    where index % 2 == 0 {
      let words = part.split(separator: " ", omittingEmptySubsequences: false)
      kind += words.map { $0.contains("/") || $0.contains(".swift") ? "" : String($0) }.joined(separator: " ")
      kind += "'"
    }
    return kind.filter { !$0.isNumber && $0 != "." }
  }
}
