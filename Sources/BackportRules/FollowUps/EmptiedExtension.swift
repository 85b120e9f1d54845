// extension Panel { func compatBadge() {…}; func compatGlow() {…} }   → nothing, when both have gone
//
// One member that goes alone takes its extension along; of several that go at the same time, none is the last. An
// extension that was empty before, conforms to something or holds a comment stays.
import LintCore
import SwiftSource

extension FollowUp {
  /// For each rule that deletes members: it tidies up if it is the first of them that is on.
  static let emptiedExtensions = emptying.map(emptiedExtension)

  private static let emptying = [
    Rule.forwardingShim, .overloadShim, .namespaceShim, .libraryShim, .deprecatedShim, .mirrorType,
    .modifierShim, .viewShim, .initializerShim, .obsoleteDeclaration, .orphanedDeclaration,
  ].map(\.id)

  private static func emptiedExtension(by rule: String) -> FollowUp {
    FollowUp(
      rule: rule,
      check: { pass in
        guard emptying.first(where: pass.rules.contains) == rule else { return }
        let after = pass.after.nodes(where: { $0 == .extensionDeclaration }).filter(\.isEmptyExtension)
        if after.isEmpty { return }
        let before = pass.before.nodes { $0 == .extensionDeclaration }
        for node in after {
          let type = node.child(.type)?.text
          let same = before.filter { $0.child(.type)?.text == type }
          guard same.contains(where: { $0.body?.firstItem != nil }),
            !same.contains(where: \.isEmptyExtension)
          else { continue }
          pass.report(
            node.range, "\(node.displayName) adds nothing any more",
            fix: pass.fix(.safe([pass.after.text.deletion(of: pass.after.extent(of: node))])))
        }
      })
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
