import SwiftSource

/// A declaration that says one thing since its check is gone, and keeps its name.
public struct FoldedName: Hashable, Sendable {
  /// Of the name, in the file before a migration.
  public var range: Range<Int>
  /// `tinted(_:)`.
  public var title: String
  /// All that it says, shortened to one line.
  public var says: String

  public init(range: Range<Int>, title: String, says: String) {
    self.range = range
    self.title = title
    self.says = says
  }

  /// Finds them, and tells of a name in the file afterwards whether its check is gone.
  public struct Reader: Sendable {
    let all: @Sendable (FilePass) -> [FoldedName]
    let isDone: @Sendable (_ token: Int, FilePass) -> Bool

    public init(
      all: @escaping @Sendable (FilePass) -> [FoldedName],
      isDone: @escaping @Sendable (_ token: Int, FilePass) -> Bool
    ) {
      self.all = all
      self.isDone = isDone
    }
  }
}

extension MigrationState {
  /// The names in changed files that nothing else is said of, as findings without a rule of their own, by place. Their
  /// places are in the files afterwards.
  func foldedNames(_ reader: FoldedName.Reader, besides remaining: [Finding]) -> [Finding] {
    let said = Set(remaining.map { Line(path: $0.path, line: $0.start.line) })
    return changes.flatMap { change -> [Finding] in
      let file = files[change.file]
      if !file.isNamed { return [] }
      let names = reader.all(
        FilePass(path: file.shownPath, tree: change.before.tree, context: file.context))
      if names.isEmpty { return [] }
      let map = history.originMap(of: change.file)
      let (before, after) = (change.before.tree.text, change.after.tree)
      let pass = FilePass(path: file.shownPath, tree: after, context: file.context)
      return names.compactMap { name in
        let start = map.current(of: name.range.lowerBound)
        let end = start + name.range.count
        guard end <= after.text.bytes.count, after.text[start..<end] == before[name.range],
          reader.isDone(after.tokenIndex(at: start), pass)
        else { return nil }
        let position = after.text.position(of: start)
        if said.contains(Line(path: file.shownPath, line: position.line)) { return nil }
        return Finding(
          rule: "removable-shim", severity: .note,
          message: "'\(name.title)' only says '\(name.says)' now, and keeps its name", subject: name.title,
          path: file.shownPath, start: position, end: after.text.position(of: end), fix: nil,
          sourceLine: after.text[after.text.rangeOfLine(at: start)])
      }
    }.sorted(by: Finding.precedes)
  }

  private struct Line: Hashable {
    var path: String
    var line: Int
  }
}
