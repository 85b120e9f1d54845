// private var rate = 0     → nothing
// rate = 60                → nothing
//
// A stored property that only its file can name, and that only deleted code read. Where it only took numbers, texts and the
// like, it goes with what writes it. Else it is reported: an object may live by it.
import LintCore
import Projects
import Semantics
import SwiftSource

extension ChangeRule {
  static let unreadStorage = ChangeRule(
    comesLast: true,
    check: { pass in
      let (then, now) = pass.mentions
      for node in pass.after.nodes(where: { $0 == .variableDeclaration }) {
        // What is quick to tell comes first.
        guard let name = node.orphanName, then.count(of: name) > now.count(of: name), node.isPrivateStorage,
          node.isPrivate || pass.exposure(of: node, as: name) == nil,
          let writes = pass.writes(of: node), pass.before.reads(name)
        else { continue }
        var fix = Rewrite.mayBeNeeded
        if node.isRemovable(inFile: pass.path, pass.isPlain), pass.livesByNothing(node, writes),
          writes.allSatisfy({
            pass.after.isPure($0.tokenIndices) && pass.after.comments(in: $0.range).isEmpty
              // The closure would take nothing any more.
              && !$0.tokens.contains { $0.kind == .dollarIdentifier }
          })
        {
          fix = pass.removal(of: writes, node)
        }
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
    guard let references = references(to: node), !references.isEmpty else { return nil }
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

extension ChangePass {
  /// What goes at once: two writes of one block would not see that they leave it empty together. The variable goes with the
  /// last of them.
  fileprivate func removal(of writes: [Syntax], _ node: Syntax) -> Rewrite {
    var blocks: Set<Int> = []
    let first = writes.filter { blocks.insert($0.parent?.scopeContainer.index ?? 0).inserted }
    let removals = first.map { Removal(of: $0).rewrite() }
    let deletion = Rewrite.safe([after.text.deletion(of: after.extent(of: node))])
    let all = first.count == writes.count ? removals + [deletion] : removals
    return all.dropFirst().reduce(all[0]) { $0.combined(with: $1) }
  }

  /// Whether no object may live by what a variable holds: by its type, or since it is only given constants.
  fileprivate func livesByNothing(_ node: Syntax, _ writes: [Syntax]) -> Bool {
    guard let binding = node.child(.binding) else { return false }
    let values = writes.map { $0.tokenIndices.drop { after.tokens[$0].kind != .equal }.dropFirst() }
    let initial = binding.child(.initializer)?.tokenIndices.dropFirst()
    if (values + [initial].compactMap(\.self)).allSatisfy(after.isConstant) { return true }
    guard let type = binding.child(.type)?.text.filter({ $0 != "?" && $0 != "!" }) else {
      return initial.map(after.isConstant) ?? false
    }
    if SyntaxTree.typesOfLiterals.union(SystemNames.valueTypes).contains(type) { return true }
    if NativeSystem.builtIn.isValueType(type) { return true }
    return project.model { model in
      let declared = model.declarations(named: type, seenFrom: file)
      return !declared.isEmpty && declared.allSatisfy { $0.kind == .enumeration }
    }
  }
}

extension SyntaxTree {
  /// Whether an expression is a literal or an implicit member: `60`, `"a"`, `.default`.
  fileprivate func isConstant(_ value: Range<Int>) -> Bool {
    value.count == 2 && tokens[value.lowerBound].kind == .period
      || value.lowerBound < value.upperBound && isLiteral(value.lowerBound)
  }
}
