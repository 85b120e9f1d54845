// private var rate = 0     → nothing
// rate = 60                → nothing
//
// A private stored property that only deleted code read. Where it only took numbers, texts and the like, what writes it
// goes, and then it is an orphan. Else it is reported: an object may live by it.
import LintCore
import SwiftSource

extension ChangeRule {
  static let unreadStorage = ChangeRule(
    comesLast: true,
    check: { pass in
      let (then, now) = pass.mentions
      for node in pass.after.nodes(where: { $0 == .variableDeclaration }) {
        // What is quick to tell comes first.
        guard let name = node.orphanName, then.count(of: name) > now.count(of: name), node.isPrivateStorage,
          let writes = pass.writes(of: node), pass.before.reads(name)
        else { continue }
        let isPlain =
          node.isRemovable(inFile: pass.path) && node.holdsPlainValue
          && writes.allSatisfy {
            pass.after.isPure($0.tokenIndices) && pass.after.comments(in: $0.range).isEmpty
          }
        var blocks: Set<Int> = []
        // Two of one block would not see that they leave it empty together.
        let first = writes.filter { blocks.insert($0.parent?.scopeContainer.index ?? 0).inserted }
        let removals = first.map { Removal(of: $0).rewrite() }
        let fix = isPlain ? removals.dropFirst().reduce(removals[0]) { $0.combined(with: $1) } : .mayBeNeeded
        pass.report(
          node.range, "nothing reads \(node.displayName) any more", subject: node.title, names: [name],
          fix: pass.fix(fix.mendingClosure(in: pass.after)))
      }
    })
}

extension Rewrite {
  static let mayBeNeeded = Rewrite.manual(
    "making or setting it may do something, or somebody may count on it")
}

extension ChangePass {
  /// The statements that give a stored property of the file a value, if nothing else is done with it; `nil`: something is.
  fileprivate func writes(of node: Syntax) -> [Syntax]? {
    let references = project.model { model in
      model.declaration(of: node.named, inFile: file).map(model.references(to:))
    }
    guard let references, !references.isEmpty else { return nil }
    let writes = references.map { $0.use == .write ? after.write(at: $0.token) : nil }
    return writes.contains(nil) ? nil : writes.compactMap(\.self)
  }
}

extension SyntaxTree {
  /// Whether a name stands elsewhere than where it is declared or given a value.
  fileprivate func reads(_ name: String) -> Bool {
    root.tokenIndices.count {
      tokens[$0].kind == .identifier && isToken($0, named: name) && write(at: $0) == nil
    }
      > 1
  }
}

extension Syntax {
  /// Whether a variable holds a number, a text or the like, which nothing else lives by.
  fileprivate var holdsPlainValue: Bool {
    guard let binding = child(.binding) else { return false }
    guard let type = binding.child(.type)?.text else {
      return binding.child(.initializer).map { tree.isLiteral($0.tokenIndices.lowerBound + 1) } ?? false
    }
    return SyntaxTree.typesOfLiterals.contains(type.filter { $0 != "?" && $0 != "!" })
  }
}
