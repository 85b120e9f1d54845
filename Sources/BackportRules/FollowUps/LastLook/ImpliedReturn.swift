// func size() -> Int { if #available(iOS 15, *) { return 1 } else { return 2 } }   → func size() -> Int { 1 }
//
// The `return` of a body that became a single expression goes in a file whose author leaves it out: in 85 of 100 functions
// and getters with one expression, of at least five. Refused where an attribute may apply a result builder to the body, and
// where the expression would parse differently without it.
import LintCore
import SwiftSource

extension Rule {
  static let implicitReturn = Rule(
    id: "implicit-return",
    summary: "A 'return' before the only expression of a body",
    documentation: Documentation(
      what: """
        Finds bodies that have become a single `return`, in files whose author leaves it out: of at least \
        five functions and getters with one expression, 85 of 100.
        """,
      why: """
        The migrated code follows the habit of its file.
        """,
      before: """
        // the minimum is iOS 15
        var size: Int {
          if #available(iOS 15, *) { return 1 } else { return 2 }
        }
        """,
      after: """
        var size: Int {
          1
        }
        """,
      safety: """
        Always safe. The `return` stays where an attribute or a protocol may make a result builder of the \
        body, and where the expression would be read differently without it.
        """
    ),
    changes: [.impliedReturn])
}

extension ChangeRule {
  fileprivate static let impliedReturn = ChangeRule(
    check: { pass in
      let results = pass.after.nodes(where: { $0 == .returnStatement }).filter { result in
        guard let body = result.parent else { return false }
        // With what stands before the brace: a branch looks like a body.
        let tokens = max(body.tokenIndices.lowerBound - 1, 0)..<body.tokenIndices.upperBound
        return body.onlyItem == result && body.givesValue && pass.isNew(tokens)
      }
      guard !results.isEmpty, pass.rememberedBefore(ReturnHabit.init).isImplied else { return }
      for result in results where pass.brought(result) {
        guard let edit = result.withoutReturn else { continue }
        pass.report(
          result.range, "the 'return' is implied", subject: "return", evidence: result.parent?.range,
          fix: pass.fix(.safe([edit])))
      }
    })
}

/// How the bodies of a file that are one expression are written.
private struct ReturnHabit {
  let isImplied: Bool

  init(_ tree: SyntaxTree) {
    var (implied, written) = (0, 0)
    for body in tree.nodes(where: { $0 == .codeBlock || $0 == .accessorBlock }) where body.givesValue {
      switch body.onlyItem?.kind {
      case .returnStatement: written += 1
      case .expressionStatement: implied += 1
      default: break
      }
    }
    isImplied = implied + written >= 5 && implied * 100 >= (implied + written) * 85
  }
}

extension ChangePass {
  /// Whether the statement was not all of a body before the migration.
  fileprivate func brought(_ result: Syntax) -> Bool {
    before.nodes { $0 == .returnStatement }.allSatisfy { old in
      old.text != result.text || old.parent?.onlyItem != old || old.parent?.givesValue != true
    }
  }
}

extension Syntax {
  /// Of a block: whether it is the body of a function, a getter or a closure, which gives its only expression back, and
  /// which no attribute makes a result builder of.
  fileprivate var givesValue: Bool {
    switch kind {
    case .closure:
      // An argument may be a result builder's.
      guard let value = parent, value.kind == .initializer, value.tokenIndices.dropFirst() == tokenIndices
      else {
        return false
      }
      return value.parent?.child(.type)?.mayBeBuilt == false
    case .accessorBlock:
      guard flags.contains(.implicitGetter), let binding = parent else { return false }
      return (binding.parent ?? binding).attributes.isEmpty && binding.child(.type)?.mayBeBuilt == false
    case .codeBlock:
      guard let owner = parent else { return false }
      if owner.kind == .functionDeclaration {
        return owner.attributes.isEmpty && owner.child(.returnType)?.mayBeBuilt == false
      }
      guard owner.kind == .accessorDeclaration, owner.name == "get", owner.attributes.isEmpty,
        let binding = owner.parent?.parent, binding.kind == .binding
      else { return false }
      return (binding.parent ?? binding).attributes.isEmpty && binding.child(.type)?.mayBeBuilt == false
    default: return false
    }
  }

  /// Of a type: whether it may be what a requirement with a result builder gives back. Without a `return` the builder
  /// would make it: opaque types and arrays (`AppShortcutsProvider.appShortcuts`).
  private var mayBeBuilt: Bool {
    let type = child(.type) ?? self
    if type.text.hasPrefix("[") || type.text.hasPrefix("Array<") { return true }
    return tokenIndices.contains { ["some", "any"].contains(tree.text(ofToken: $0)) }
  }

  private static let accessors: Set<String> = [
    "get", "set", "didSet", "willSet", "init", "read", "modify", "_read", "_modify", "unsafeAddress",
    "unsafeMutableAddress", "addressWithOwner", "addressWithNativeOwner", "mutableAddressWithOwner",
    "mutableAddressWithNativeOwner", "borrow", "mutate", "yielding", "mutating", "nonmutating", "consuming",
    "borrowing", "__consuming",
  ]

  /// Of a `return`: without the word, where the value reads the same.
  fileprivate var withoutReturn: Edit? {
    guard let value = returnedTokens, let first = value.first, let body = parent else { return nil }
    let start = Int(tree.tokens[first].start)
    guard tree.comments(in: range.lowerBound..<start).isEmpty else { return nil }
    switch tree.tokens[first].kind {
    case .leftBrace: return nil
    // It may be read as the list of what a closure takes.
    case .leftSquare, .leftParen: if body.kind == .closure { return nil }
    case .keyword where ["if", "switch", "do"].contains(tree.text(ofToken: first)): return nil
    // A block that begins so holds accessors.
    case .identifier, .keyword:
      if body.kind == .accessorBlock, Self.accessors.contains(tree.text(ofToken: first)) { return nil }
    default: break
    }
    return Edit(range.lowerBound..<start)
  }
}
