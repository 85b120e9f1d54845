// static func == (a: Kind, b: Kind) -> Bool { log(); return true }   an effect
// var count: Int { log(); return 3 }                                 an effect
// var count: Int { var sum = 0; sum += 1; return sum }               none
//
// Comparisons, and members like `count`, count as pure (see `Purity`) unless the project declares one with an effect.
import SwiftSource

extension SyntaxTree {
  fileprivate static let pureOperators = comparisons.union(["~="])

  /// What a file holds that declares a pure name: an operator that compares, or a member that counts as pure.
  static func wordsDeclaring(pureName name: String) -> String {
    pureOperators.contains(name) ? "func \(name)" : "var \(name)"
  }

  /// Whether the file declares a pure name with an effect.
  func hasEffect(ofPureName name: String) -> Bool {
    Self.pureOperators.contains(name) ? hasOperatorWithEffect([name]) : hasEffect(whenReading: name)
  }

  /// Whether the file declares an operator that does more than to compare: `static func == … { log(); return true }`.
  var hasOperatorWithEffect: Bool { hasOperatorWithEffect(Self.pureOperators) }

  private func hasOperatorWithEffect(_ names: Set<String>) -> Bool {
    nodes { $0 == .functionDeclaration }.contains { function in
      function.declaredName.map(names.contains) ?? false && function.child(.codeBlock)?.hasEffect ?? false
    }
  }

  /// Whether the file declares a property of a name, or a method that counts as pure, that does more than to find a value.
  func hasEffect(whenReading name: String) -> Bool {
    let isMethod = Self.pureMethods.contains(name)
    return nodes { $0 == .binding || isMethod && $0 == .functionDeclaration }.contains { node in
      if node.kind == .binding {
        return node.boundNames.contains(name) && node.getterBodies.contains(where: \.hasEffect)
      }
      return node.declaredName == name && node.child(.codeBlock)?.hasEffect == true
    }
  }

  /// The members among some tokens that count as pure whatever they belong to.
  func membersRead(in tokens: Range<Int>) -> Set<String> {
    let members = tokens.filter { index in
      index > 0 && self.tokens[index].kind == .identifier && self.tokens[index - 1].kind == .period
        && Self.pureMembers.contains(text(ofToken: index)) && !startsWithSystemType(before: index)
    }
    return Set(members.map { text(ofToken: $0) })
  }
}

extension Syntax {
  /// Of an element of a condition: the pure names in it, which may have an effect in another file: operators beside a
  /// case or constant, `kind == .first`, `case limit = count`, and members like `count`.
  var pureNames: Set<String> {
    constantsCompared.isEmpty ? membersRead : membersRead.union(SyntaxTree.pureOperators)
  }

  /// The members in it that count as pure whatever they belong to: `count`.
  var membersRead: Set<String> { tree.membersRead(in: tokenIndices) }

  /// Of a body: whether it does something beside giving a value, with more than its own variables.
  fileprivate var hasEffect: Bool {
    descendants.contains { item in
      guard item.isItem, [.chain, .expressionStatement].contains(item.kind), let block = item.parent else {
        return false
      }
      let isValue = block.items.count == 1 && (block.kind == .closure || items.count == 1)
      let first = item.tokenIndices.lowerBound
      return !isValue && !Scopes(tree).isLocal(tree.text(ofToken: first).withoutBackticks, at: first)
    }
  }

  /// Of a variable's binding: what runs when it is read.
  fileprivate var getterBodies: [Syntax] {
    guard let accessors = child(.accessorBlock) else { return [] }
    if accessors.flags.contains(.implicitGetter) { return [accessors] }
    return accessors.children.filter { ["get", "_read"].contains($0.name) }.compactMap {
      $0.child(.codeBlock)
    }
  }
}
