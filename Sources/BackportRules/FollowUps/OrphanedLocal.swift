// func set() {
//   func register() {…}                       → nothing
//   if #unavailable(old) { register() }       → nothing
// }
//
// A function or type of a body, which only deleted code named. Any mention of the name around it keeps it.
import LintCore
import SwiftSource

extension ChangeRule {
  static let orphanedLocal = ChangeRule(
    comesLast: true,
    check: { pass in
      let (then, now) = pass.mentions
      for node in pass.after.nodes(where: \.isNamedDeclaration) {
        guard node.isLocalFunctionOrType, let name = node.orphanName,
          then.count(of: name) > now.count(of: name),
          let scope = node.parent?.scopeContainer, scope.kind == .codeBlock || scope.kind == .closure,
          node.attributes.isEmpty, !node.descendants.contains(where: { $0.kind == .unexpected }),
          pass.after.mentions(of: name, in: scope.tokenIndices).allSatisfy(node.tokenIndices.contains)
        else { continue }
        // What is said above it goes with it.
        let whole = Rewrite.safe([pass.after.text.deletion(of: pass.after.extent(of: node))])
        let rewrite = scope.items.count > 1 ? whole : Removal(of: node).rewrite()
        pass.report(
          node.range, "nothing refers to \(node.displayName) any more", subject: node.title, names: [name],
          fix: pass.fix(rewrite.mendingClosure(in: pass.after)))
      }
    })
}
