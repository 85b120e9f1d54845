// if tick > 3 { if #unavailable(old) {…} }   stays where another file has `var tick: Int { ticks += 1; return ticks }`
//
// A bare name that its file does not declare is taken for a value that is only read (see `Purity`). Before a read is
// deleted, all files are asked whether one of them computes a value of that name.
import LintCore
import SwiftSource

extension Syntax {
  /// The bare names in it that its file does not declare, without those of types.
  var namesElsewhere: Set<String> {
    let scopes = Scopes(tree)
    return tokenIndices.reduce(into: []) { names, index in
      guard tree.tokens[index].kind == .identifier, index > 0, tree.tokens[index - 1].kind != .period else {
        return
      }
      let node = tree.node(coveringToken: index)
      if node.flags.contains(.labeled), node.anchorIndex == index { return }
      let name = tree.text(ofToken: index).withoutBackticks
      if !name.isTypeName, case .elsewhere = scopes.meaning(of: name, at: index) { names.insert(name) }
    }
  }
}

extension FollowUpPass {
  /// Whether no other file computes a value under one of some names, which have been asked for.
  func areOnlyRead(_ names: Set<String>) -> Bool {
    if hidden != nil { return names.isEmpty }
    return names.allSatisfy { name in project.files(naming: name).allSatisfy { !$0.tree.computes(name) } }
  }
}

extension SyntaxTree {
  /// Whether other files can mean a computed property of a name.
  fileprivate func computes(_ name: String) -> Bool {
    nodes { $0 == .binding }.contains { binding in
      binding.boundNames.contains(name) && binding.child(.accessorBlock)?.hasGetter == true
        && binding.parent?.isPrivate != true
    }
  }
}
