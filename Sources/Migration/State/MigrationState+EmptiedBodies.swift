import LintCore
import SwiftSource

extension MigrationState {
  /// Functions, accessors and closures in changed files that hold nothing any more and stay, as findings without a rule of
  /// their own, by place. Their places are in the files afterwards.
  var emptiedBodies: [Finding] {
    changes.flatMap { change -> [Finding] in
      let file = files[change.file]
      if !file.isNamed { return [] }
      let (before, text) = (change.before.tree, change.after.tree.text)
      let map = history.originMap(of: change.file)
      let kinds: [NodeKind] = [.functionDeclaration, .accessorDeclaration, .closure]
      return change.after.tree.nodes(where: kinds.contains).compactMap { node in
        guard let body = node.kind == .closure ? node : node.child(.codeBlock), body.items.isEmpty,
          let brace = body.tokens.first?.range
        else { return nil }
        let old = before.node(at: map.original(of: brace).lowerBound)
        guard old.kind == body.kind, !old.items.isEmpty else { return nil }
        let start = text.position(of: node.kind == .closure ? brace.lowerBound : node.anchor.range.lowerBound)
        let isAccessor = node.kind == .accessorDeclaration
        let name = isAccessor ? node.parent?.parent?.declaredName : node.declaredName
        let what = name.map { isAccessor ? "'\(node.name)' of '\($0)'" : "'\($0)'" } ?? "the closure"
        return Finding(
          rule: "orphaned-declaration", severity: .note, message: "\(what) does nothing any more, and stays",
          subject: name, path: file.shownPath, start: start, end: text.position(of: brace.upperBound),
          fix: nil, sourceLine: text[text.rangeOfLine(at: start.offset)])
      }
    }.sorted(by: Finding.precedes)
  }
}
