import SwiftSource

/// An edit within one line, which moves what follows: most keystrokes. Conclusions from facts that only moved
/// stay valid, at other places.
struct TextShift: Sendable {
  /// The path of the file that findings show.
  let path: String
  /// The replaced range of the old text.
  private let replaced: Range<Int>
  /// By how many bytes and UTF-16 code units the text grew.
  private let growth: Int
  private let utf16Growth: Int
  /// A place overlaps the replaced range, or cannot be moved: its owner has changed.
  private(set) var isInvalid = false

  /// `nil`: the number of lines changed.
  init?(path: String, from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let rest =
      (0..<shorter - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - start
    self.path = path
    replaced = start..<old.count - rest
    growth = new.count - old.count
    let (gone, come) = (old[replaced], new[start..<new.count - rest])
    utf16Growth =
      new.withUnsafeBufferPointer { $0.utf16Count(in: come.indices) }
      - old.withUnsafeBufferPointer { $0.utf16Count(in: gone.indices) }
    // A line feed after a carriage return is not a separate line end.
    func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    if gone.contains(where: isLineEnd) || come.contains(where: isLineEnd) { return nil }
    if start > 0, old[start - 1] == 0x0D { return nil }
  }

  mutating func move(_ position: inout SourcePosition, in path: String) {
    if position.offset < replaced.lowerBound || path != self.path { return }
    guard position.offset > replaced.upperBound else {
      isInvalid = true
      return
    }
    let lineStart = position.offset - (position.column - 1)
    position.offset += growth
    guard lineStart <= replaced.lowerBound else { return }
    position.column += growth
    position.utf16Column += utf16Growth
  }

  /// Whether the edit moved the one position to the other.
  private func moves(_ old: SourcePosition, to new: SourcePosition, in path: String) -> Bool {
    var (shift, old) = (self, old)
    shift.move(&old, in: path)
    return !shift.isInvalid && old == new
  }

  /// The edit across which facts are compared, the older one on the left; `nil` otherwise.
  @TaskLocal fileprivate static var compared: TextShift?

  /// Whether both are equal; while facts are compared across an edit, whether it moved the old one to the new one.
  static func areSame(_ old: SourcePosition, _ new: SourcePosition, in path: String) -> Bool {
    guard let compared else { return old == new }
    return compared.moves(old, to: new, in: path)
  }
}

// MARK: What has places

extension ProjectPlace {
  /// See `TextShift.areSame`.
  public static func == (left: Self, right: Self) -> Bool {
    left.path == right.path && left.sourceLine == right.sourceLine && left.severity == right.severity
      && TextShift.areSame(left.start, right.start, in: left.path)
      && TextShift.areSame(left.end, right.end, in: left.path)
  }

  /// The same wherever in the file it stands: see `ProjectSearch.basis`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sourceLine)
    hasher.combine(start.column)
  }
}

extension FileEdit {
  /// See `TextShift.areSame`.
  public static func == (left: Self, right: Self) -> Bool {
    left.path == right.path && left.replacement == right.replacement
      && TextShift.areSame(left.start, right.start, in: left.path)
      && TextShift.areSame(left.end, right.end, in: left.path)
  }

  /// The same wherever in the file it stands.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(start.column)
    hasher.combine(end.offset - start.offset)
    hasher.combine(replacement)
  }

  mutating func move(by shift: inout TextShift) {
    shift.move(&start, in: path)
    shift.move(&end, in: path)
  }
}

extension RelatedPlace {
  mutating func move(by shift: inout TextShift) {
    shift.move(&start, in: path)
    shift.move(&end, in: path)
  }
}

extension Finding {
  mutating func move(by shift: inout TextShift) {
    shift.move(&start, in: path)
    shift.move(&end, in: path)
    if fix != nil { for index in fix!.edits.indices { fix!.edits[index].move(by: &shift) } }
    for index in related.indices { related[index].move(by: &shift) }
    for index in deadCode.indices { deadCode[index].move(by: &shift) }
  }

  /// Whether a place is in the file.
  func touches(_ path: String) -> Bool {
    self.path == path || fix?.edits.contains { $0.path == path } ?? false
      || related.contains { $0.path == path }
      || deadCode.contains { $0.path == path }
  }
}

// MARK: Change

/// How facts changed. For several lists of facts, the change of all of them.
struct ProjectChange: OptionSet {
  let rawValue: UInt8
  /// They are equal.
  static let same = ProjectChange(rawValue: 1)
  /// They are equal except for places, which moved with the text.
  static let moved = ProjectChange(rawValue: 2)
}

extension [any ProjectFact] {
  func change(to new: Self, _ shift: TextShift?) -> ProjectChange {
    var change: ProjectChange = equals(new) ? .same : []
    if let shift, TextShift.$compared.withValue(shift, operation: { equals(new) }) { change.insert(.moved) }
    return change
  }
}
