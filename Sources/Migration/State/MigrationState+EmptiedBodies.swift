import LintCore
import SwiftSource

extension MigrationState {
  /// Functions and closures in changed files that hold nothing any more and stay, as findings without a rule of their own,
  /// by place. Their places are in the files afterwards.
  var emptiedBodies: [Finding] {
    changes.flatMap { change -> [Finding] in
      let file = files[change.file]
      if !file.isNamed { return [] }
      let (before, text) = (change.before.tree, change.after.tree.text)
      let map = history.originMap(of: change.file)
      return change.after.tree.nodes { $0 == .functionDeclaration || $0 == .closure }.compactMap { node in
        guard let body = node.kind == .closure ? node : node.child(.codeBlock), body.items.isEmpty,
          let brace = body.tokens.first?.range
        else { return nil }
        let old = before.node(at: map.original(of: brace).lowerBound)
        guard old.kind == body.kind, !old.items.isEmpty else { return nil }
        let start = text.position(of: node.kind == .closure ? brace.lowerBound : node.anchor.range.lowerBound)
        let name = node.kind == .closure ? nil : node.declaredName
        return Finding(
          rule: "orphaned-declaration", severity: .note,
          message: "\(name.map { "'\($0)'" } ?? "the closure") does nothing any more, and stays",
          subject: name, path: file.shownPath, start: start, end: text.position(of: brace.upperBound),
          fix: nil, sourceLine: text[text.rangeOfLine(at: start.offset)])
      }
    }.sorted(by: Finding.precedes)
  }
}
