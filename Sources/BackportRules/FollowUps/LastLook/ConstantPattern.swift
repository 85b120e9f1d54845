// for var size in sizes { if #unavailable(old) { size = 2 }; use(size) }   → for size in sizes { use(size) }
// case (var a, let b): if #unavailable(old) { a = 2 }; use(a, b)           → case (let a, let b): use(a, b)
// var (a, b) = size; if #unavailable(old) { a = 2 }; use(a, b)             → let (a, b) = size; use(a, b)
// var a = 1, b = 2; if #unavailable(old) { a = 2; b = 1 }; use(a, b)       → let a = 1, b = 2; use(a, b)
//
// Every use of all names behind the `var` has to be a read of the value as a whole, or of a property: see `ConstantVariable`.
import LintCore
import SwiftSource

extension ChangeRule {
  static let constantPattern = ChangeRule(
    names: { pass in
      let before = pass.rememberedBefore(VariablePatterns.init)
      let properties = pass.rememberedAfter(VariablePatterns.init).all.reduce(into: Set<String>()) {
        guard let properties = $1.propertiesOfConstant, before.hold(changed: $1) else { return }
        $0.formUnion(properties)
      }
      return pass.namesToRead(properties)
    },
    check: { pass in
      let before = pass.rememberedBefore(VariablePatterns.init)
      for pattern in pass.rememberedAfter(VariablePatterns.init).all {
        guard let properties = pattern.propertiesOfConstant, before.hold(changed: pattern),
          !pass.mayChange(whenReading: properties)
        else { continue }
        let names = pattern.names.map { "'\($0)'" }.joined(separator: ", ")
        pass.report(
          pattern.tree.tokens[pattern.introducer].range, "nothing changes \(names) any more",
          subject: pattern.names[0], evidence: pattern.scope.range, fix: pass.fix(.safe([pattern.edit])))
      }
    })
}

/// What binds names of a file with `var`, but for single variables.
private struct VariablePatterns {
  let all: [VariablePattern]

  init(_ tree: SyntaxTree) {
    all = tree.nodes {
      switch $0 {
      case .caseLabel, .conditionElement, .forStatement, .catchClause, .variableDeclaration: true
      default: false
      }
    }.flatMap(VariablePattern.all)
  }

  /// Whether the names were changed in all patterns of the same words, or else in all with these names.
  func hold(changed pattern: VariablePattern) -> Bool {
    let namesakes = all.filter { $0.names == pattern.names }
    let same = namesakes.filter { $0.words == pattern.words }
    return !namesakes.isEmpty
      && !(same.isEmpty ? namesakes : same).contains { $0.propertiesOfConstant != nil }
  }
}

/// Names that one `var` binds.
private struct VariablePattern {
  let holder: Syntax
  let introducer: Int
  let tokens: [Int]
  let scope: Syntax
  var tree: SyntaxTree { holder.tree }
  var names: [String] { tokens.map { tree.text(ofToken: $0).withoutBackticks } }
  /// Those from the `var` to the last name, and of what they belong to.
  var words: [String] {
    [tree.text(ofToken: holder.tokenIndices.lowerBound)]
      + (introducer...tokens[tokens.count - 1]).map { tree.text(ofToken: $0) }
  }

  static func all(in holder: Syntax) -> [VariablePattern] {
    if holder.flags.contains(.incomplete) { return [] }
    if holder.kind == .variableDeclaration { return [ofVariables(holder)].compactMap { $0 } }
    guard let place = holder.patternPlace else { return [] }
    let tree = holder.tree
    let parts = tree.patternNames(in: place.tokens)
    let names = parts.flatMap(\.names).map { tree.text(ofToken: $0) }
    // `.a(var n), .b(var n)` have to be the same.
    if Set(names).count < names.count { return [] }
    return parts.filter { tree.tokens[$0.introducer].keyword == .var && !$0.names.isEmpty }.map { part in
      VariablePattern(holder: holder, introducer: part.introducer, tokens: part.names, scope: place.scope)
    }
  }

  /// Of `var (a, b) = size` and `var a = 1, b = 2`.
  private static func ofVariables(_ holder: Syntax) -> VariablePattern? {
    let bindings = holder.children(.binding)
    let names = bindings.flatMap(\.boundNameTokens)
    guard names.count > 1, holder.isItem, holder.anchor.keyword == .var, holder.attributes.isEmpty,
      holder.tokenIndices.lowerBound == holder.anchorIndex,
      let block = holder.parent?.scopeContainer, block.isBody,
      bindings.allSatisfy({ $0.child(.initializer) != nil && $0.child(.accessorBlock) == nil })
    else { return nil }
    return VariablePattern(holder: holder, introducer: holder.anchorIndex, tokens: names, scope: block)
  }

  /// If all of its names are read, and none is changed as far as the file shows: the properties of them that are read.
  var propertiesOfConstant: Set<String>? {
    var properties: Set<String> = []
    for token in tokens {
      let name = tree.text(ofToken: token).withoutBackticks
      let uses = tree.mentions(of: name, in: scope.tokenIndices).filter { index in
        !tokens.contains(index) && !tree.meansOther(name, at: index, than: token..<token + 1)
      }
      if uses.isEmpty { return nil }
      for use in uses where !tree.isRead(use, members: [], isSubscripted: false) {
        guard let names = tree.propertiesOnlyRead(at: use) else { return nil }
        properties.formUnion(names)
      }
    }
    return properties
  }

  var edit: Edit {
    let word = tree.tokens[introducer].range
    // `for (let a, b)` is none.
    guard holder.kind == .forStatement, tree.tokens[holder.loopVariableIndex].keyword != .case else {
      return Edit(word, replacement: "let")
    }
    return Edit(word.lowerBound..<Int(tree.tokens[introducer + 1].start))
  }
}
