// let size = limit; if #unavailable(old) { use(size) }    → nothing
// let size = measure(); …                                 → _ = measure(), in a result builder let _ = measure()
// if let size = limit { if #unavailable(old) {…} }        → if limit != nil {…}
// guard let size = limit as? Int else {…}; …              → guard limit is Int else {…}
// for size in sizes { if #unavailable(old) {…} }          → for _ in sizes {…}
//
// guard let self else { return }                          → guard self != nil else { return }
//
// The compiler warns of names that nothing reads. A name that only deleted code read goes. Refused for a `self` whose members may be used without mentioning it.
import LintCore
import SwiftSource

extension ChangeRule {
  static let unusedName = ChangeRule(
    names: { pass in
      unused(in: pass).reduce(into: []) { $0.formUnion($1.namesThatMayImply.declarations) }
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
      if pass.mayImply(name) { return nil }
      let rewrite = name.rewriteWhenUnused
      guard let rewrite = rewrite.map({ $0.mendingClosure(in: name.tree) }),
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
      value.isPure || value.isPureCall || value.makesEmptyCollection
    else { return nil }
    return value
  }

  static let standardTypes: Set<String> = [
    "Any", "Array", "Bool", "CGFloat", "Character", "Dictionary", "Double", "Float", "Int", "Int64", "Never",
    "Optional", "Set", "String", "TimeInterval", "UInt", "UInt8", "Void",
  ]

  var rewriteWhenUnused: Rewrite? {
    switch node.kind {
    case .variableDeclaration: rewriteOfVariable
    case .conditionElement: test.map { .safe([Edit(node.range, replacement: $0)]) }
    case .forStatement: .safe([Edit(tree.tokens[node.loopVariableIndex].range, replacement: "_")])
    default: nil
    }
  }

  private var rewriteOfVariable: Rewrite? {
    guard let binding = node.child(.binding) else { return nil }
    guard let value = binding.child(.initializer) else {
      return tree.comments(in: node.range).isEmpty ? Removal(of: node).rewrite() : nil
    }
    guard tree.comments(in: node.range.lowerBound..<value.range.lowerBound).isEmpty else { return nil }
    let first = value.tokenIndices.lowerBound + 1
    let isClosure = value.child(.closure)?.tokenIndices == first..<value.tokenIndices.upperBound
    if isClosure || pureValue != nil { return Removal(of: node).rewrite() }
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
