// func old() {…}           → nothing
// struct Old {…}           in a body, when only deleted code named it
import LintCore
import SwiftSource

extension ChangeRule {
  /// Functions and types of bodies.
  static let unusedLocal = ChangeRule(
    comesLast: true,
    check: { pass in
      let (then, now) = (
        pass.rememberedBefore(Mentions.init(in:)), pass.rememberedAfter(Mentions.init(in:))
      )
      for node in pass.after.nodes(where: \.isNamedDeclaration) where node.kind != .variableDeclaration {
        guard node.isItem, let block = node.parent?.scopeContainer, block.isBody,
          let name = node.orphanName, then.count(of: name) > now.count(of: name), node.attributes.isEmpty,
          block.mentionsOutside(node, as: name) == false,
          pass.before.nodes(where: { $0 == node.kind }).contains(where: { old in
            old.isItem && old.orphanName == name
              && old.parent?.scopeContainer.mentionsOutside(old, as: name) == true
          }),
          case .safe(let edits) = Removal(of: node).rewrite().mendingClosure(in: pass.after)
        else { continue }
        pass.report(
          node.range, "nothing refers to \(node.displayName) any more", subject: node.title, names: [name],
          fix: pass.fix(.safe(edits)))
      }
    })
}

extension Syntax {
  /// Of a block: whether a name is mentioned in it, other than by its declaration.
  fileprivate func mentionsOutside(_ declaration: Syntax, as name: String) -> Bool {
    tree.mentions(of: name, in: tokenIndices).contains { !declaration.tokenIndices.contains($0) }
  }
}
