import LintCore
import SwiftSource

/// What becomes of a piece of source, before it is hung on a finding.
enum Rewrite {
  /// We hold the evidence.
  case safe([Edit])
  /// Only a type checker could tell, and why.
  case unsafe([Edit], Reason)
  /// It takes a person, and why.
  case manual(Reason)

  func adding(_ more: [Edit]) -> Rewrite {
    switch self {
    case .safe(let edits): .safe(edits + more)
    case .unsafe(let edits, let reason): .unsafe(edits + more, reason)
    case .manual: self
    }
  }

  /// The same edits, which are no longer safe.
  func doubted(_ reason: Reason) -> Rewrite {
    if case .safe(let edits) = self { return .unsafe(edits, reason) }
    return self
  }
}

extension Rewrite {
  fileprivate func fix(_ place: (Edit) -> FileEdit) -> Fix {
    switch self {
    case .safe(let edits): Fix(.safe, edits: edits.map(place))
    case .unsafe(let edits, let reason): Fix(.unsafe, reason: reason, edits: edits.map(place))
    case .manual(let reason): Fix(.manual, reason: reason)
    }
  }
}

extension FilePass {
  func fix(_ rewrite: Rewrite) -> Fix { rewrite.fix(fileEdit) }
}

extension ChangePass {
  /// Edits of the changed file as a fix.
  func fix(_ rewrite: Rewrite) -> Fix { fix(rewrite, in: path, after) }

  /// Edits of one of the project's files as a fix.
  func fix(_ rewrite: Rewrite, in path: String, _ tree: SyntaxTree) -> Fix {
    rewrite.fix { edit in
      FileEdit(
        path: path, start: tree.text.position(of: edit.range.lowerBound),
        end: tree.text.position(of: edit.range.upperBound), replacement: edit.replacement)
    }
  }
}
