// var skipped = 0; skipped += 1; if skipped > 0 { … }    'skipped' is 1 there
// let size: Int; size = 0; … 3 / size                    'size' is 0 there
//
// The compiler follows such names to their last value, through conditions, but not through loops that set them.
import SwiftSource

/// What a name stands for at a place.
private struct Constant {
  /// The last is a comparison of numbers.
  enum Kind { case number, flag, member, answer }

  var kind = Kind.number
  /// Whether it is zero, or put together of other numbers.
  var mayBeZero = false
  /// Whether few numbers are of its type.
  var isNarrow = false

  static let narrowTypes: Set = ["Int8", "Int16", "Int32", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
}

/// The local names of a function that are nothing but constants, by what sets them.
struct ConstantNames {
  private let tree: SyntaxTree
  /// Whether what an availability check guards counts as said without it.
  private let withoutChecks: Bool
  /// Where each name is declared or given a value, or may be.
  private var settings: [String: [Int]] = [:]

  init(_ tree: SyntaxTree, withoutChecks: Bool) {
    self.tree = tree
    self.withoutChecks = withoutChecks
    for index in tree.tokens.indices where tree.tokens[index].kind == .identifier && sets(index) {
      settings[tree.text(ofToken: index), default: []].append(index)
    }
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
  private static let signs: Set<String> = ["+", "-", "*", "/"]

  /// The local names whose value is known where they are compared, divided by, switched over or asked.
  var reported: Set<String> {
    if settings.isEmpty { return [] }
    return Set(
      tree.tokens.indices.lazy.filter { index in
        guard tree.tokens[index].kind == .identifier, index > 0, !sets(index),
          let constant = constant(at: index)
        else { return false }
        return isReported(constant, at: index)
      }.map { tree.text(ofToken: $0) })
  }

  /// Whether a name is declared or given a value there, or may be given one.
  private func sets(_ index: Int) -> Bool {
    if tree.isMember(index) { return false }
    if index > 0, tree.tokens[index - 1].kind == .prefixAmpersand { return true }
    let node = tree.node(coveringToken: index)
    return tree.isAssignment(index + 1) || tree.isAssignedInTuple(index)
      || node.kind == .binding && node.boundNameTokens.contains(index)
  }

  /// The constant that a name is at a place: by what was said last before, in a block around it.
  /// - Parameter end: what is said from there on does not count.
  private func constant(at index: Int, before end: Int? = nil) -> Constant? {
    guard !tree.isMember(index), tree.tokens[index + 1].kind != .colon,
      let all = settings[tree.text(ofToken: index)], let last = all.last(where: { $0 < end ?? index }),
      // Of a property the compiler knows nothing.
      all.contains(where: { tree.node(coveringToken: $0).selfAndAncestors.contains { $0.kind == .binding } })
    else { return nil }
    let around = Array(tree.node(coveringToken: index).selfAndAncestors)
    let own = tree.node(coveringToken: last).selfAndAncestors
    // Another check may go as well.
    guard
      let block = own.first(where: {
        $0.isBlock && (around.contains($0) || !(withoutChecks && $0.isBranchOfCheck))
      }),
      around.contains(block),
      around.first(where: \.isFunctionLike) == own.first(where: \.isFunctionLike)
    else { return nil }
    // A loop may come back with another value.
    let loops = around.prefix { $0 != block }.filter {
      [.forStatement, .whileStatement, .repeatStatement].contains($0.kind)
    }
    if loops.contains(where: { loop in all.contains(where: loop.tokenIndices.contains) }) { return nil }
    return valueSet(at: last)
  }

  private func valueSet(at index: Int) -> Constant? {
    let node = tree.node(coveringToken: index)
    let binding = node.kind == .binding && node.tokenIndices.lowerBound == index ? node : nil
    let value: Range<Int>
    if let element = elementGiven(to: index) {
      return constant(element, before: index)
    } else if let binding {
      guard let initializer = binding.child(.initializer) else { return nil }
      value = initializer.tokenIndices.dropFirst()
    } else {
      guard tree.isAssignment(index + 1),
        let statement = node.selfAndAncestors.first(where: \.isItem),
        statement.tokenIndices.lowerBound == index, index + 2 < statement.tokenIndices.upperBound
      else { return nil }
      value = index + 2..<statement.tokenIndices.upperBound
    }
    guard var constant = constant(value, before: index) else { return nil }
    if binding == nil, tree.text(ofToken: index + 1) != "=" {
      guard let old = self.constant(at: index), old.kind == .number, constant.kind == .number else {
        return nil
      }
      constant.mayBeZero = true
    }
    let declared = settings[tree.text(ofToken: index)]?.first.map { tree.node(coveringToken: $0) }
    let type = declared?.child(.type)?.text ?? ""
    if Constant.narrowTypes.contains(type) { constant.isNarrow = true }
    return constant
  }

  /// What a name gets by `(a, b) = (1, 2)`.
  private func elementGiven(to index: Int) -> Range<Int>? {
    guard let left = tree.node(coveringToken: index).selfAndAncestors.first(where: { $0.kind == .tuple }),
      case let sign = left.tokenIndices.upperBound,
      tree.isAssignment(sign) || tree.tokens[sign].kind == .equal,
      case let right = tree.node(coveringToken: sign + 1), right.kind == .tuple,
      right.tokenIndices.lowerBound == sign + 1,
      let place = left.arguments.firstIndex(where: { $0.node.tokenIndices.contains(index) }),
      place < right.arguments.count
    else { return nil }
    return right.arguments[place].valueTokens
  }

  /// The constant that an expression is: a literal, a case, a known name, or two numbers put together.
  private func constant(_ value: Range<Int>, before end: Int) -> Constant? {
    guard let first = value.first, let last = value.last else { return nil }
    switch value.count {
    case 1:
      if isNumber(first) { return Constant(mayBeZero: Int(tree.text(ofToken: first)) == 0) }
      if [.true, .false].contains(tree.tokens[first].keyword) { return Constant(kind: .flag) }
      return tree.tokens[first].kind == .identifier ? constant(at: first, before: end) : nil
    case 2 where tree.text(ofToken: first) == "-" && isNumber(last): return Constant()
    case 2 where tree.tokens[first].kind == .period && tree.tokens[last].kind == .identifier:
      return Constant(kind: .member)
    case 3 where Self.signs.contains(tree.text(ofToken: first + 1)):
      guard let left = constant(first..<first + 1, before: end), left.kind == .number,
        let right = constant(last..<last + 1, before: end), right.kind == .number
      else { return nil }
      return Constant(mayBeZero: true)
    default: return isKnownComparison(value, before: end) ? Constant(kind: .answer) : nil
    }
  }

  /// Whether an expression compares nothing but constants: `width + 1 > 2`.
  private func isKnownComparison(_ value: Range<Int>, before end: Int) -> Bool {
    value.contains { Self.comparisons.contains(tree.text(ofToken: $0)) }
      && value.allSatisfy { index in
        switch tree.tokens[index].kind {
        case .integerLiteral, .floatLiteral, .leftParen, .rightParen, .prefixOperator, .binaryOperator: true
        case .identifier: constant(at: index, before: end)?.kind == .number
        default: false
        }
      }
  }

  /// The condition, or part of one between `&&` and `||`, that a token stands in.
  private func condition(around index: Int) -> Range<Int> {
    func isEnd(_ index: Int) -> Bool {
      !tree.tokens.indices.contains(index) || Self.ends.contains(tree.text(ofToken: index))
    }
    var (start, end) = (index, index + 1)
    while !isEnd(start - 1) { start -= 1 }
    while !isEnd(end) { end += 1 }
    return start..<end
  }

  private static let ends: Set<String> = [
    "if", "guard", "while", "where", ",", "&&", "||", "{", "}", "else", "?", "=", ":", ";", "return",
  ]

  private func isNumber(_ index: Int) -> Bool {
    tree.tokens.indices.contains(index) && [.integerLiteral, .floatLiteral].contains(tree.tokens[index].kind)
  }

  /// Whether an expression divides by a number that may be zero, compares it with another one or may leave its type, or a
  /// statement asks for a flag or a case.
  private func isReported(_ constant: Constant, at index: Int) -> Bool {
    let (before, next) = (tree.text(ofToken: index - 1), tree.text(ofToken: index + 1))
    if constant.kind == .flag {
      // One that is not set again is followed to the end.
      let isSetAgain = settings[tree.text(ofToken: index)]?.contains { later in
        later > index && ![.let, .var].contains(tree.tokens[later - 1].keyword)
      }
      guard isSetAgain == true else { return false }
      return ["if", "guard", "while", "!", "&&", "||"].contains(before) || ["&&", "||", "?"].contains(next)
    }
    if constant.kind == .answer { return isAsked(index) }
    if before == "switch" { return true }
    guard constant.kind == .number else { return false }
    if constant.mayBeZero, ["/", "%", "/=", "%="].contains(before) { return true }
    if isAsked(index), isKnownComparison(condition(around: index), before: index + 1) { return true }
    // What is computed with it may be no value of its type.
    let isComputedWith =
      Self.signs.contains(before) && isNumber(index - 2) || Self.signs.contains(next) && isNumber(index + 2)
    return constant.isNarrow && isComputedWith
  }

  /// Whether something is done or not by what stands there.
  private func isAsked(_ index: Int) -> Bool {
    let around = tree.node(coveringToken: index).selfAndAncestors
    guard !around.contains(where: { $0.kind == .conditionElement }) else { return true }
    let statement = around.first(where: \.isItem)
    return statement?.tokenIndices.contains { $0 > index && tree.tokens[$0].kind == .infixQuestionMark }
      ?? false
  }
}

extension Syntax {
  /// Whether it is what an `if` does that asks for nothing but a version.
  fileprivate var isBranchOfCheck: Bool {
    guard let statement = parent, statement.kind == .ifStatement, statement.child(.codeBlock) == self else {
      return false
    }
    return statement.conditionElements.allSatisfy { $0.text.hasPrefix("#available(") }
  }

  fileprivate var isBlock: Bool {
    [.codeBlock, .closure, .switchCase, .sourceFile, .ifConfigClause].contains(kind)
  }
}
