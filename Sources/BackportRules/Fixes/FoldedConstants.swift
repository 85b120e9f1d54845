// let size: Int; if #available(old) { size = 0 } else { size = 3 }; … / size      → in doubt: division by zero
// var skipped = 0; if #unavailable(old) { skipped += 1 }; if skipped > 0 { … }    → in doubt: it will never be executed
// let layout = isNew ? .grid : .list; switch layout { … }                         → in doubt: it is always the same case
//
// The compiler computes with a local name that is nothing but a constant, and reports what comes of it, whatever conditions
// guard it.
import SwiftSource

extension Rewrite {
  /// In doubt where a name becomes a constant that the compiler computes with.
  /// - Parameter check: the statement that goes.
  func doubtingConstants(without check: Syntax) -> Rewrite {
    let declarations: Set<NodeKind> = [
      .functionDeclaration, .initializerDeclaration, .variableDeclaration, .subscriptDeclaration,
    ]
    guard case .safe(let edits) = self, check.setsSomething else { return self }
    let holder =
      check.ancestors.first { declarations.contains($0.kind) && !$0.isLocal }
      ?? check.ancestors.first { $0.kind == .sourceFile }
    guard let holder,
      edits.allSatisfy({
        holder.range.contains($0.range.lowerBound) && $0.range.upperBound <= holder.range.upperBound
      })
    else { return self }
    let after = SyntaxTree(check.tree.text.text(of: holder.range, applying: edits.ordered))
    let reported = after.namesReported
    if reported.isEmpty { return self }
    let before = SyntaxTree(check.tree.text.text(of: holder.range, applying: []))
    let name = reported.subtracting(before.namesReported).min()
    return name.map { doubted("the compiler may report what it computes with '\($0)'") } ?? self
  }
}

extension Syntax {
  /// Whether a statement sets something by its name, or is the value of a variable.
  fileprivate var setsSomething: Bool {
    tokenIndices.dropFirst(2).contains { tree.isAssignment($0) && tree.tokens[$0 - 2].kind != .period }
      || kind == .variableDeclaration
      || ancestors.prefix { !$0.kind.isDeclaration || $0.kind == .variableDeclaration }.contains {
        $0.kind == .initializer
      }
  }

  fileprivate var isBlock: Bool {
    [.codeBlock, .closure, .switchCase, .sourceFile, .ifConfigClause].contains(kind)
  }
}

/// What a name stands for at a place.
private struct Constant {
  enum Kind { case number, flag, member }

  var kind = Kind.number
  /// `nil`: it is no integer, or none that is worth computing with.
  var value: Int?
  /// The values of its type, where that is narrow.
  var range: ClosedRange<Int>?

  static let narrowTypes: [String: ClosedRange<Int>] = [
    "Int8": -128...127, "Int16": -32768...32767, "Int32": -2_147_483_648...2_147_483_647,
    "UInt": 0...Int.max, "UInt8": 0...255, "UInt16": 0...65535, "UInt32": 0...4_294_967_295,
    "UInt64": 0...Int.max,
  ]

  static func result(_ left: Int, _ sign: String, _ right: Int) -> Int? {
    let (value, isTooMuch): (Int, Bool)
    switch sign {
    case "+", "+=": (value, isTooMuch) = left.addingReportingOverflow(right)
    case "-", "-=": (value, isTooMuch) = left.subtractingReportingOverflow(right)
    case "*", "*=": (value, isTooMuch) = left.multipliedReportingOverflow(by: right)
    case "/", "/=": (value, isTooMuch) = left.dividedReportingOverflow(by: right)
    default: return nil
    }
    return isTooMuch ? .max : value
  }
}

extension SyntaxTree {
  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
  private static let signs: Set<String> = ["+", "-", "*", "/"]

  /// The local names whose value is known where they are compared, divided by, switched over or asked.
  fileprivate var namesReported: Set<String> {
    var settings: [String: [Int]] = [:]
    for index in tokens.indices where tokens[index].kind == .identifier && sets(index) {
      settings[text(ofToken: index), default: []].append(index)
    }
    if settings.isEmpty { return [] }
    return Set(
      tokens.indices.lazy.filter { index in
        guard self.tokens[index].kind == .identifier, index > 0, !self.sets(index),
          let constant = self.constant(at: index, settings)
        else { return false }
        return self.isReported(constant, at: index, settings)
      }.map { self.text(ofToken: $0) })
  }

  /// Whether a name is declared or given a value there, or may be given one.
  private func sets(_ index: Int) -> Bool {
    if isMember(index) { return false }
    if index > 0, tokens[index - 1].kind == .prefixAmpersand { return true }
    let node = node(coveringToken: index)
    return isAssignment(index + 1) || isAssignedInTuple(index)
      || node.kind == .binding && node.boundNameTokens.contains(index)
  }

  /// The constant that a name is at a place: by what was said last before, in a block around it.
  /// - Parameter end: what is said from there on does not count.
  private func constant(at index: Int, before end: Int? = nil, _ settings: [String: [Int]]) -> Constant? {
    guard !isMember(index), tokens[index + 1].kind != .colon,
      let all = settings[text(ofToken: index)], let last = all.last(where: { $0 < end ?? index }),
      // Of a property the compiler knows nothing.
      all.contains(where: { node(coveringToken: $0).selfAndAncestors.contains { $0.kind == .binding } })
    else { return nil }
    let around = Array(node(coveringToken: index).selfAndAncestors)
    let own = node(coveringToken: last).selfAndAncestors
    guard let block = own.first(where: \.isBlock), around.contains(block),
      around.first(where: \.isFunctionLike) == own.first(where: \.isFunctionLike)
    else { return nil }
    // A loop may come back with another value.
    let loops = around.prefix { $0 != block }.filter {
      [.forStatement, .whileStatement, .repeatStatement].contains($0.kind)
    }
    if loops.contains(where: { loop in all.contains(where: loop.tokenIndices.contains) }) { return nil }
    return valueSet(at: last, settings)
  }

  private func valueSet(at index: Int, _ settings: [String: [Int]]) -> Constant? {
    let node = node(coveringToken: index)
    let binding = node.kind == .binding && node.tokenIndices.lowerBound == index ? node : nil
    let value: Range<Int>
    if let element = elementGiven(to: index) {
      return constant(element, before: index, settings)
    } else if let binding {
      guard let initializer = binding.child(.initializer) else { return nil }
      value = initializer.tokenIndices.dropFirst()
    } else {
      guard isAssignment(index + 1),
        let statement = node.selfAndAncestors.first(where: \.isItem),
        statement.tokenIndices.lowerBound == index, index + 2 < statement.tokenIndices.upperBound
      else { return nil }
      value = index + 2..<statement.tokenIndices.upperBound
    }
    guard var constant = constant(value, before: index, settings) else { return nil }
    let sign = text(ofToken: index + 1)
    if binding == nil, sign != "=" {
      guard let old = self.constant(at: index, settings), old.kind == .number, constant.kind == .number else {
        return nil
      }
      constant.value = old.value.flatMap { old in constant.value.flatMap { Constant.result(old, sign, $0) } }
    }
    let declared = settings[text(ofToken: index)]?.first.map { self.node(coveringToken: $0) }
    constant.range = declared?.child(.type).flatMap { Constant.narrowTypes[$0.text] } ?? constant.range
    return constant
  }

  /// What a name gets by `(a, b) = (1, 2)`.
  private func elementGiven(to index: Int) -> Range<Int>? {
    guard let left = node(coveringToken: index).selfAndAncestors.first(where: { $0.kind == .tuple }),
      case let sign = left.tokenIndices.upperBound, isAssignment(sign) || tokens[sign].kind == .equal,
      case let right = node(coveringToken: sign + 1), right.kind == .tuple,
      right.tokenIndices.lowerBound == sign + 1,
      let place = left.arguments.firstIndex(where: { $0.node.tokenIndices.contains(index) }),
      place < right.arguments.count
    else { return nil }
    return right.arguments[place].valueTokens
  }

  /// The constant that an expression is: a literal, a case, a known name, or two numbers put together.
  private func constant(_ value: Range<Int>, before end: Int, _ settings: [String: [Int]]) -> Constant? {
    guard let first = value.first, let last = value.last else { return nil }
    switch value.count {
    case 1:
      if isNumber(first) { return Constant(value: Int(text(ofToken: first).filter { $0 != "_" })) }
      if [.true, .false].contains(tokens[first].keyword) { return Constant(kind: .flag) }
      return tokens[first].kind == .identifier ? constant(at: first, before: end, settings) : nil
    case 2 where text(ofToken: first) == "-" && isNumber(last):
      return Constant(value: Int("-" + text(ofToken: last).filter { $0 != "_" }))
    case 2 where tokens[first].kind == .period && tokens[last].kind == .identifier:
      return Constant(kind: .member)
    case 3 where Self.signs.contains(text(ofToken: first + 1)):
      guard let left = constant(first..<first + 1, before: end, settings), left.kind == .number,
        let right = constant(last..<last + 1, before: end, settings), right.kind == .number
      else { return nil }
      let sign = text(ofToken: first + 1)
      return Constant(
        value: left.value.flatMap { one in right.value.flatMap { Constant.result(one, sign, $0) } })
    default: return nil
    }
  }

  private func isNumber(_ index: Int) -> Bool {
    tokens.indices.contains(index) && [.integerLiteral, .floatLiteral].contains(tokens[index].kind)
  }

  /// Whether an expression divides by a number that is zero, compares it with another one or leaves its type, or a
  /// statement asks for a flag or a case.
  private func isReported(_ constant: Constant, at index: Int, _ settings: [String: [Int]]) -> Bool {
    let (before, next) = (text(ofToken: index - 1), text(ofToken: index + 1))
    if constant.kind == .flag {
      // One that is not set again is followed to the end.
      let isSetAgain = settings[text(ofToken: index)]?.contains { later in
        later > index && ![.let, .var].contains(tokens[later - 1].keyword)
      }
      guard isSetAgain == true else { return false }
      return ["if", "guard", "while", "!", "&&", "||"].contains(before) || ["&&", "||", "?"].contains(next)
    }
    if before == "switch" { return true }
    guard constant.kind == .number else { return false }
    if constant.value == 0, ["/", "%", "/=", "%="].contains(before) { return true }
    func isKnown(_ operand: Int) -> Bool {
      isNumber(operand) || tokens[operand].kind == .prefixOperator
        || tokens[operand].kind == .identifier && self.constant(at: operand, settings)?.kind == .number
    }
    if isAsked(index), Self.comparisons.contains(next), isKnown(index + 2) { return true }
    if isAsked(index), index > 1, Self.comparisons.contains(before), isKnown(index - 2) { return true }
    return leavesItsType(constant, at: index)
  }

  /// Whether something is done or not by what stands there.
  private func isAsked(_ index: Int) -> Bool {
    let around = node(coveringToken: index).selfAndAncestors
    guard !around.contains(where: { $0.kind == .conditionElement }) else { return true }
    let statement = around.first(where: \.isItem)
    return statement?.tokenIndices.contains { $0 > index && tokens[$0].kind == .infixQuestionMark } ?? false
  }

  /// Whether what is computed with a number and other ones beside it is no value of its type.
  private func leavesItsType(_ constant: Constant, at index: Int) -> Bool {
    guard let range = constant.range, var value = constant.value else { return false }
    if isNumber(index - 2), let other = Int(text(ofToken: index - 2)) {
      guard let result = Constant.result(other, text(ofToken: index - 1), value) else { return false }
      return !range.contains(result)
    }
    var place = index + 1
    while isNumber(place + 1), let other = Int(text(ofToken: place + 1)),
      let result = Constant.result(value, text(ofToken: place), other)
    {
      if !range.contains(result) { return true }
      (value, place) = (result, place + 2)
    }
    return false
  }
}
