// let fade = { if #unavailable(iOS 15) {…} }   → nothing (`UnusedName`)
// if animated { fade() }                       → nothing
//
// The calls of a local closure that a migration left empty go, and the closure with them. A closure that is passed on
// stays, and is reported: its receiver may do more than call it.
import LintCore
import SwiftSource

extension ChangeRule {
  static let emptiedClosure = ChangeRule(
    check: { pass in
      for closure in pass.after.nodes(where: { $0 == .closure }) where closure.tokenIndices.count == 2 {
        guard let name = closure.localName, pass.isNew(name.node.tokenIndices),
          name.isNew(in: pass, { $0.emptyClosure == nil }), !name.uses.isEmpty
        else { continue }
        let message = "'\(name.name)' does nothing any more"
        guard let calls = name.emptyCalls(in: pass) else {
          pass.report(
            name.node.range, message, subject: name.name,
            fix: Fix(.manual, reason: "it is handed on, or may be changed"))
          continue
        }
        var containers: Set<Int> = []
        for (statement, rewrite) in calls {
          // Two of one container would not see that they leave it empty together.
          guard containers.insert(statement.parent?.scopeContainer.index ?? 0).inserted else { continue }
          pass.report(
            statement.range, message, subject: name.name, evidence: name.node.range, fix: pass.fix(rewrite))
        }
      }
    })
}

extension Syntax {
  /// Of a closure: the name of the local variable whose value it is.
  fileprivate var localName: LocalName? {
    guard let value = parent, value.kind == .initializer, let binding = value.parent,
      let variable = binding.parent, variable.kind == .variableDeclaration,
      let name = LocalName(variable), name.emptyClosure == self
    else { return nil }
    return name
  }
}

extension LocalName {
  /// Of a variable: its value, if that is a closure without parameters, statements and comments.
  fileprivate var emptyClosure: Syntax? {
    guard node.kind == .variableDeclaration, let binding = node.child(.binding),
      let value = binding.child(.initializer), let closure = value.child(.closure),
      closure.tokenIndices == value.tokenIndices.dropFirst(), closure.tokenIndices.count == 2,
      ["", "() -> Void", "() -> ()"].contains(binding.child(.type)?.text ?? ""),
      tree.comments(in: node.range).isEmpty
    else { return nil }
    return closure
  }

  /// Its uses, if all are calls that can go.
  fileprivate func emptyCalls(in pass: ChangePass) -> [(statement: Syntax, rewrite: Rewrite)]? {
    guard let declared = node.child(.binding)?.anchorIndex else { return nil }
    let scopes = Scopes(tree)
    var calls: [(Syntax, Rewrite)] = []
    for index in uses {
      let chain = tree.node(coveringToken: index)
      guard case .local(let binding) = scopes.meaning(of: name, at: index), binding.token == declared,
        chain.kind == .chain, chain.baseTokens == index..<index + 1, chain.suffixes.count == 1,
        let call = chain.suffixes.first, call.kind == .callSuffix, call.tokenIndices.count == 2,
        let statement = chain.statementOfItsOwn(maySayTry: false)
      else { return nil }
      let rewrite = Removal(of: statement).rewrite().mendingClosure(in: tree)
      guard case .safe = rewrite else { return nil }
      calls.append((statement, rewrite))
    }
    return calls
  }
}
