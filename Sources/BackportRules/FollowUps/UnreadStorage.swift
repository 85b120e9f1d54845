// private var rate = 0     stays, and is reported: setting it may do something
//
// A private stored property that only deleted code read.
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
          pass.isOnlyWritten(node), pass.before.reads(name)
        else { continue }
        pass.report(
          node.range, "nothing reads \(node.displayName) any more", subject: node.title, names: [name],
          fix: pass.fix(.mayBeNeeded))
      }
    })
}

extension Rewrite {
  static let mayBeNeeded = Rewrite.manual(
    "making or setting it may do something, or somebody may count on it")
}

extension ChangePass {
  /// Whether statements give a stored property of the file a value, and nothing else is done with it.
  fileprivate func isOnlyWritten(_ node: Syntax) -> Bool {
    let references = project.model { model in
      model.declaration(of: node.named, inFile: file).map(model.references(to:))
    }
    guard let references, !references.isEmpty else { return false }
    return references.allSatisfy { $0.use == .write && after.write(at: $0.token) != nil }
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
