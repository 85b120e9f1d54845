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
  private let values: UncopiedValues
  private let scopes: Scopes

  init(in tree: SyntaxTree, of values: UncopiedValues) {
    self.tree = tree
    self.values = values
    scopes = Scopes(tree)
  }

  /// A variable of the code around a statement that a branch of it consumes, as far as the file shows.
  func name(consumedBy branch: Syntax, of statement: Syntax) -> String? {
    if consumesSelf(in: branch) { return "self" }
    for index in branch.tokenIndices where tree.tokens[index].kind == .identifier {
      let isMember = tree.tokens[index - 1].kind == .period
      guard !isMember || tree.text(ofToken: index) == "self" else { continue }
      let isConsumed = tree.text(ofToken: index - 1) == "consume"
      guard isConsumed || !values.isEmpty else { continue }
      let name = tree.text(ofToken: index).withoutBackticks
      guard case .local(let binding) = scopes.meaning(of: name, at: index),
        !statement.tokenIndices.contains(binding.token)
      else { continue }
      if isConsumed || values.mayBeHeld(by: binding) && !isOnlyBorrowed(index) { return name }
    }
    return nil
  }

  /// Whether a part of a method that consumes its value does so.
  private func consumesSelf(in branch: Syntax) -> Bool {
    guard let method = branch.ancestors.first(where: { $0.kind == .functionDeclaration }),
      method.consumesSelf,
      let type = method.owningType?.extendedOrDeclaredName
    else { return false }
    let isUncopied = values.types.contains(type)
    return branch.tokenIndices.contains { index in
      let word = tree.text(ofToken: index)
      if tree.tokens[index].kind == .identifier, tree.tokens[index - 1].kind != .period {
        if !isUncopied { return false }
        if tree.tokens[index + 1].kind == .leftParen { return values.consumingMethods.contains(word) }
        guard values.sources.contains(word), case .member = scopes.meaning(of: word, at: index) else {
          return false
        }
        return !isOnlyBorrowed(index)
      }
      guard word == "self" else { return false }
      if ["consume", "discard"].contains(tree.text(ofToken: index - 1)) { return true }
      return isUncopied && !isOnlyBorrowed(index)
    }
  }

  /// Whether a mention of a variable only reads it: a member of it, but for a method that consumes it, or a part of it.
  private func isOnlyBorrowed(_ index: Int) -> Bool {
    var (last, next) = (index, index + 1)
    while [.period, .postfixQuestionMark, .exclamationMark].contains(tree.tokens[next].kind) {
      if tree.tokens[next].kind == .period {
        (last, next) = (next + 1, next + 2)
        if values.consumingMethods.contains(tree.text(ofToken: last)) { return false }
      } else {
        next += 1
      }
    }
    // `eat(holder.ticket)`: whatever takes a part may consume it.
    let isCall = tree.tokens[next].kind == .leftParen
    return last > index && (isCall || !values.sources.contains(tree.text(ofToken: last)))
  }
}
