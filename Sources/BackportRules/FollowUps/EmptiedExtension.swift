// extension Panel { func compatBadge() {…}; func compatGlow() {…} }   → nothing, when both have gone
//
// The fix that deletes the only member deletes the extension, too. Of several members that are deleted in one round, none
// is the last. An extension that was empty before, declares a conformance or holds a comment stays.
import LintCore
import SwiftSource

extension Rule {
  public static let emptyExtension = Rule(
    id: "orphaned-declaration", kind: "empty-extension", formerID: "empty-extension",
    summary: "An extension whose members have all gone",
    documentation: Documentation(
      what: """
        Finds extensions that had members before the migration, and have none now.
        """,
      before: """
        // both shims call the system directly at this minimum
        extension Panel {
          func compatBadge() { … }
          func compatGlow() { … }
        }
        """,
      after: "",
      safety: """
        Safe unless a comment above it gives a reason, a warning or a reference. An extension that declares a \
        conformance, holds a comment or was empty before stays.
        """
    ),
    changes: [.emptiedExtension])
}

extension ChangeRule {
  fileprivate static let emptiedExtension = ChangeRule { pass in
    let after = pass.after.nodes(where: { $0 == .extensionDeclaration }).filter(\.isEmptyExtension)
    if after.isEmpty { return }
    let before = pass.before.nodes { $0 == .extensionDeclaration }
    for node in after {
      let type = node.child(.type)?.text
      let same = before.filter { $0.child(.type)?.text == type }
      guard same.contains(where: { $0.body?.firstItem != nil }),
        !same.contains(where: \.isEmptyExtension)
      else { continue }
      var rewrite = Rewrite.safe([pass.after.text.deletion(of: pass.after.extent(of: node))])
      if let comment = node.reasonBeside {
        rewrite = rewrite.doubted(pass.after.reason(ofLosing: comment, in: pass.path))
      }
      pass.report(node.range, "\(node.displayName) adds nothing any more", fix: pass.fix(rewrite))
    }
  }
}

extension Syntax {
  fileprivate var isEmptyExtension: Bool {
    guard let body, body.firstItem == nil, child(.inheritance) == nil, !flags.contains(.incomplete) else {
      return false
    }
    return tree.comments(in: body.range).isEmpty
  }
}
