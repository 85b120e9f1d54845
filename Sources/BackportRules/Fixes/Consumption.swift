// let ticket = Ticket()                    // struct Ticket: ~Copyable { deinit {…} }
// if #available(old) { look(ticket) } else { ticket.tearUp() }
// start()
//
// A value that cannot be copied and that one branch consumes ends with the other branch. Without the check, it ends with the
// block. `consume name` ends the life of any value.
import SwiftSource

/// What consumes variables in a file: looked for once, not for each check.
struct Consumption {
  private let tree: SyntaxTree
  /// The types of the file that are declared `~Copyable`.
  private let types: Set<String>
  private let scopes: Scopes

  init(in tree: SyntaxTree) {
    self.tree = tree
    let uncopied = tree.nodes { $0.isTypeDeclaration }.filter { type in
      type.child(.inheritance)?.tokenIndices.contains { index in
        tree.text(ofToken: index) == "Copyable" && tree.text(ofToken: index - 1) == "~"
      } ?? false
    }
    types = Set(uncopied.compactMap(\.declaredName))
    scopes = Scopes(tree)
  }

  /// A variable of the code around a statement that a branch of it consumes, as far as the file shows.
  func name(consumedBy branch: Syntax, of statement: Syntax) -> String? {
    for index in branch.tokenIndices where tree.tokens[index].kind == .identifier {
      let isMember = tree.tokens[index - 1].kind == .period
      guard !isMember || tree.text(ofToken: index) == "self" else { continue }
      let isConsumed = tree.text(ofToken: index - 1) == "consume"
      guard isConsumed || !types.isEmpty else { continue }
      let name = tree.text(ofToken: index).withoutBackticks
      guard case .local(let binding) = scopes.meaning(of: name, at: index),
        !statement.tokenIndices.contains(binding.token)
      else { continue }
      if isConsumed || binding.isOfType(among: types) && !tree.isOnlyBorrowed(index) { return name }
    }
    return nil
  }
}

extension NameBinding {
  /// Of a variable or parameter: whether it is seen to be of one of some types.
  fileprivate func isOfType(among types: Set<String>) -> Bool {
    let binding = node.kind == .variableDeclaration ? variable : node
    if let type = binding?.child(.type) {
      let words = type.tokenIndices.map { type.tree.text(ofToken: $0) }
      // Whatever an alias or a generic parameter stands for.
      if words.contains("consuming") { return true }
      return !words.contains("borrowing") && !words.contains("inout") && !types.isDisjoint(with: words)
    }
    guard let value = binding?.child(.initializer), let chain = value.child(.chain) else { return false }
    // `Office.Pass()`
    let path = chain.tokenIndices.prefix { [.identifier, .period].contains(chain.tree.tokens[$0].kind) }
    return (Array(chain.baseTokens) + path).contains { types.contains(chain.tree.text(ofToken: $0)) }
  }
}

extension SyntaxTree {
  /// Whether a mention of a variable only reads it: a member of it, but for a method that consumes it.
  fileprivate func isOnlyBorrowed(_ index: Int) -> Bool {
    guard tokens[index + 1].kind == .period else { return false }
    let member = text(ofToken: index + 2)
    return !nodes { $0 == .functionDeclaration }.contains { function in
      function.declaredName == member && function.modifiers.contains("consuming")
    }
  }
}
