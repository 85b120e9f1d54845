// let size = limit; if #unavailable(old) { use(size) }    → nothing
// let size = measure(); …                                 → _ = measure(), in a result builder let _ = measure()
// if let size = limit { if #unavailable(old) {…} }        → if limit != nil {…}
// guard let size = limit as? Int else {…}; …              → guard limit is Int else {…}
// for size in sizes { if #unavailable(old) {…} }          → for _ in sizes {…}
//
// guard let self else { return }                          → guard self != nil else { return }
//
// The compiler warns of names that nothing reads. A name that only deleted code read goes. Refused where the time at which
// its value is released may be observed, and for a `self` whose members may be used without mentioning it.
import LintCore
import SwiftSource

extension ChangeRule {
  static let unusedName = ChangeRule(
    names: { pass in
      unused(in: pass).reduce(into: []) {
        $0.formUnion($1.namesToRead.union($1.namesThatMayImply.declarations))
      }
    },
    check: { pass in
      for (name, rewrite) in rewrites(in: pass) {
        pass.report(
          name.node.range, "nothing reads '\(name.name)' any more", subject: name.name,
          evidence: name.scope.range,
          fix: pass.fix(rewrite))
      }
    })

  private static func rewrites(in pass: ChangePass) -> [(LocalName, Rewrite)] {
    unused(in: pass).compactMap { name in
      if pass.mayBeReleased(name.held) || pass.mayImply(name) { return nil }
      let rewrite = name.rewriteWhenUnused(isOnlyRead: name.isOnlyRead(in: pass))
      guard let rewrite = rewrite.map({ pass.mendingClosure(around: $0, in: name.tree) }),
        case .safe = rewrite
      else { return nil }
      return (name, rewrite)
    }
  }

  /// Whether a declaration in a body goes because nothing reads it.
  static func removesUnused(_ declaration: Syntax, in pass: ChangePass) -> Bool {
    rewrites(in: pass).contains { $0.0.node == declaration }
  }

  private static func unused(in pass: ChangePass) -> [LocalName] {
    pass.rememberedChange { UnusedNames(in: pass) }.all
  }
}

/// The names that nothing reads any more. A type of its own, by which it is cached.
private struct UnusedNames {
  let all: [LocalName]

  init(in pass: ChangePass) {
    all = LocalNames.changed(in: pass).filter { name in
      name.uses.isEmpty && !name.mayBeImplied && name.isNew(in: pass) { $0.isRead || $0.mayBeImplied }
    }
  }
}

extension ChangePass {
  /// Whether the project has a type of a name, or an initializer of its own for it. Requires that its declarations were
  /// requested.
  fileprivate func declaresInitializer(of type: String, besides tree: SyntaxTree) -> Bool {
    let trees = [tree] + project.files(declaring: type).map(\.tree)
    return hidden != nil
      || trees.contains { tree in
        (tree.types(named: type) ?? []).contains { declared in
          declared.kind != .extensionDeclaration
            || declared.body?.items.contains { $0.kind == .initializerDeclaration } ?? false
        }
      }
  }
}

extension LocalName {
  /// Whether it is mentioned other than to give it a value.
  fileprivate var isRead: Bool {
    uses.contains { index in
      let node = tree.node(coveringToken: index)
      return tree.tokens[index + 1].kind != .equal || node.tokenIndices.lowerBound != index
    }
  }

  /// Of a variable: its value, if that is pure as far as its file shows.
  private var pureValue: Syntax? {
    guard node.kind == .variableDeclaration, let value = node.child(.binding)?.child(.initializer),
      value.isPure || value.isPureCall || value.emptyCollection != nil
    else { return nil }
    return value
  }

  /// What other files may declare of that value.
  fileprivate var namesToRead: Set<String> {
    let ofHeld = held?.namesElsewhere ?? []
    guard let value = pureValue else { return ofHeld }
    return ofHeld.union(value.namesElsewhere).union(namesOfLiteralTypes)
      .union(value.membersRead.declarations)
      .union(value.implicitMembers)
      .union(Set([value.emptyCollection].compactMap { $0 }).declarations)
  }

  /// What it holds, if it is no loop.
  fileprivate var held: HeldValue? {
    let holder = node.kind == .variableDeclaration ? node.child(.binding) : node
    return node.kind == .forStatement ? nil : holder.flatMap { HeldValue(of: $0, in: scope) }
  }

  /// Whether evaluating that value only reads. Requires that `namesToRead` were requested.
  fileprivate func isOnlyRead(in pass: ChangePass) -> Bool {
    guard let value = pureValue else { return false }
    if let type = value.emptyCollection, pass.declaresInitializer(of: type, besides: tree) { return false }
    return pass.areOnlyRead(value.namesElsewhere.union(namesOfLiteralTypes))
      && pass.areOnlyRead(members: value.membersRead)
      && !value.implicitMembers.contains(where: pass.makesStaticMember)
  }

  /// Of a variable: the types that make a value of the literal in it, and may do more.
  private var namesOfLiteralTypes: [String] {
    guard let binding = node.child(.binding), let type = binding.child(.type),
      binding.child(.initializer)?.tokenIndices.contains(where: tree.isLiteral) == true
    else { return [] }
    return type.tokenIndices.filter { tree.tokens[$0].kind == .identifier }.map { tree.text(ofToken: $0) }
      .filter { !Self.standardTypes.contains($0) }
  }

  static let standardTypes: Set<String> = [
    "Any", "Array", "Bool", "CGFloat", "Character", "Dictionary", "Double", "Float", "Int", "Int64", "Never",
    "Optional", "Set", "String", "TimeInterval", "UInt", "UInt8", "Void",
  ]

  /// - Parameter isOnlyRead: of a variable: evaluating its value only reads.
  func rewriteWhenUnused(isOnlyRead: Bool) -> Rewrite? {
    if held?.mayBeReleased ?? false { return nil }
    return switch node.kind {
    case .variableDeclaration: rewriteOfVariable(isOnlyRead)
    case .conditionElement: test.map { .safe([Edit(node.range, replacement: $0)]) }
    case .forStatement: .safe([Edit(tree.tokens[node.loopVariableIndex].range, replacement: "_")])
    default: nil
    }
  }

  private func rewriteOfVariable(_ isOnlyRead: Bool) -> Rewrite? {
    guard let binding = node.child(.binding) else { return nil }
    guard let value = binding.child(.initializer) else {
      return tree.comments(in: node.range).isEmpty ? Removal(of: node).rewrite() : nil
    }
    guard tree.comments(in: node.range.lowerBound..<value.range.lowerBound).isEmpty else { return nil }
    let first = value.tokenIndices.lowerBound + 1
    let isClosure = value.child(.closure)?.tokenIndices == first..<value.tokenIndices.upperBound
    if isClosure || isOnlyRead && pureValue != nil { return Removal(of: node).rewrite() }
    guard !Lifetime.mayMatter(ofValue: value, type: binding.child(.type)) else { return nil }
    if binding.child(.type) != nil {
      return .safe([
        Edit(node.anchor.range.lowerBound..<binding.anchor.range.upperBound, replacement: "let _")
      ])
    }
    // In a result builder an assignment would be a part.
    let start = node.mayStandInResultBuilder ? "let _ = " : "_ = "
    return .safe([Edit(node.range.lowerBound..<Int(tree.tokens[first].start), replacement: start)])
  }

  /// Of a condition: what asks whether there is a value.
  private var test: String? {
    guard tree.comments(in: node.range).isEmpty else { return nil }
    guard let value = node.child(.initializer) else { return name + " != nil" }
    guard node.child(.type) == nil, value.tokenIndices.count > 1 else { return nil }
    let tokens = value.tokenIndices.dropFirst()
    let text = tree.text[Int(tree.tokens[tokens.lowerBound].start)..<value.range.upperBound]
    if Lifetime.mayMatter(ofValue: value, type: nil) { return nil }
    if let cast = tree.conditionalCast(in: tokens, of: value) { return cast }
    let isOperand = tokens.count == 1 || value.child(.chain)?.tokenIndices == tokens
    return (isOperand ? text : "(\(text))") + " != nil"
  }
}

extension SyntaxTree {
  func isLiteral(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .leftSquare: true
    default: ["true", "false", "nil"].contains(text(ofToken: index))
    }
  }

  /// `value is T` of `value as? T`.
  fileprivate func conditionalCast(in tokens: Range<Int>, of value: Syntax) -> String? {
    let casts = tokens.filter { self.tokens[$0].keyword == .as && node(coveringToken: $0) == value }
    guard casts.count == 1, let cast = casts.first, self.tokens[cast + 1].kind == .postfixQuestionMark,
      let type = value.children(.type).last, type.tokenIndices == cast + 2..<tokens.upperBound,
      self.tokens[tokens.upperBound - 1].kind != .postfixQuestionMark
    else { return nil }
    let operand = tokens.lowerBound..<cast
    guard operand.count == 1 || value.child(.chain)?.tokenIndices == operand else { return nil }
    let start = Int(self.tokens[operand.lowerBound].start)
    return text[start..<Int(self.tokens[cast - 1].end)] + " is " + type.text
  }
}
