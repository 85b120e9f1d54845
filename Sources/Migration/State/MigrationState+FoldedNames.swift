import LintCore
import SwiftSource

extension MigrationState {
  /// The declarations in changed files that keep their names, as findings without a rule of their own. Their places are in the
  /// files afterwards.
  /// - Parameter find: finds in a file the declarations that are left without their checks.
  func foldedNames(_ find: (FilePass) -> [FoldedName]) -> [Finding] {
    changes.flatMap { change -> [Finding] in
      let file = files[change.file]
      if !file.isNamed { return [] }
      func names(in version: FileVersion) -> [FoldedName] {
        find(FilePass(path: file.shownPath, tree: version.tree, context: file.context))
      }
      let before = names(in: change.before)
      if before.isEmpty { return [] }
      let checked = Set(names(in: change.after).map(\.range))
      let map = history.originMap(of: change.file)
      let (old, text) = (change.before.tree.text, change.after.tree.text)
      return before.compactMap { name in
        // The text where a deleted one was may be another's.
        if map.pieces.contains(where: { $0.original.contains(name.range.lowerBound) }) { return nil }
        let start = map.current(of: name.range.lowerBound)
        let range = start..<start + name.range.count
        guard range.upperBound <= text.bytes.count, text[range] == old[name.range], !checked.contains(range),
          !change.after.tree.hasViewWithState(namedAt: range)
        else { return nil }
        return name.finding(at: range, in: text, path: file.shownPath)
      }
    }
  }

  /// The same for those that had no check of their own.
  /// - Parameter find: finds in a file, as it is left, the declarations that have become one value since it was the other.
  func settledNames(_ find: (FilePass, SyntaxTree) -> [FoldedName]) -> [Finding] {
    changes.flatMap { change -> [Finding] in
      let file = files[change.file]
      if !file.isNamed { return [] }
      let tree = change.after.tree
      return find(FilePass(path: file.shownPath, tree: tree, context: file.context), change.before.tree).map {
        $0.finding(at: $0.range, in: tree.text, path: file.shownPath)
      }
    }
  }
}

extension SyntaxTree {
  /// Whether the view whose name stands somewhere keeps something for itself, which cannot stand at its uses.
  fileprivate func hasViewWithState(namedAt range: Range<Int>) -> Bool {
    let view = nodes { $0 == .structDeclaration }.first { $0.anchor.range == range }
    return view?.body?.children.contains { member in
      member.attributes.contains { ["State", "StateObject"].contains($0.attributeName) }
    } ?? false
  }
}

extension FoldedName {
  /// - Parameter range: of the name, in the file afterwards.
  fileprivate func finding(at range: Range<Int>, in text: SourceText, path: String) -> Finding {
    let what = says.map { "only says '\($0)'" } ?? "is the same on every system"
    return Finding(
      rule: "removable-shim", severity: .note, message: "'\(title)' \(what) now, and keeps its name",
      subject: title, path: path, start: text.position(of: range.lowerBound),
      end: text.position(of: range.upperBound), fix: nil,
      sourceLine: text[text.rangeOfLine(at: range.lowerBound)])
  }
}
