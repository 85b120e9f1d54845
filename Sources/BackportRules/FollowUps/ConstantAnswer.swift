// var isModern: Bool { true }                          static let isModern: Bool = { … return true … }()
// func isModern() -> Bool { return true }              var isModern: Bool { switch self { case .a: true; case .b: true } }
//
// Declarations that return the same constant on every path.
import SwiftSource

extension Syntax {
  /// The answer of a function or binding that does nothing else. Where the clauses of a `#if` differ, there are two.
  var constantAnswers: Set<Bool>? {
    if kind == .functionDeclaration {
      guard let parameters = child(.parameters), parameters.children(.parameter).isEmpty,
        child(.genericParameters) == nil, child(.returnType)?.text.filter({ $0 != " " }) == "->Bool"
      else { return nil }
      return child(.codeBlock)?.onlyAnswers
    }
    if let type = child(.type), type.text != "Bool" { return nil }
    switch (child(.initializer), child(.accessorBlock)) {
    case (let initializer?, nil):
      if let closure = initializer.closureCalledOnTheSpot { return closure.onlyAnswers }
      guard initializer.tokens.count == 2 else { return nil }
      return tree.answer(ofToken: initializer.tokenIndices.lowerBound + 1).map { [$0] }
    case (nil, let block?):
      if block.flags.contains(.implicitGetter) { return block.onlyAnswers }
      let accessors = Array(block.children)
      guard accessors.count == 1, accessors[0].kind == .accessorDeclaration, accessors[0].name == "get",
        parent?.effects.isDisjoint(with: ["async", "throws"]) == true
      else { return nil }
      return accessors[0].child(.codeBlock)?.onlyAnswers
    default: return nil
    }
  }

  /// The `true` or `false` that a block returns and does nothing else. The clauses of an `#if` may return one each.
  private var onlyAnswers: Set<Bool>? {
    guard let answers else { return nil }
    let isOfPlatforms = onlyItem?.kind == .ifConfig
    return answers.count == 1 || isOfPlatforms ? answers : nil
  }

  /// What a block or case may answer; `nil`: it does more than that.
  private var answers: Set<Bool>? {
    guard let last = items.last else { return nil }
    var result: Set<Bool> = []
    for item in items {
      switch item.kind {
      case .ifConfig:
        let clauses = item.children(.ifConfigClause)
        guard item == last, clauses.last?.anchor.kind == .poundElse else { return nil }
        for clause in clauses {
          guard let own = clause.answers, own.count == 1 else { return nil }
          result.formUnion(own)
        }
      case .ifStatement where item.isEmptiedQuestion && item != last: continue
      case .guardStatement, .ifStatement:
        guard item.conditionElements.allSatisfy(\.isQuestion), let own = item.body?.answers,
          item != last || item.elsePart != nil
        else { return nil }
        result.formUnion(own)
        guard let other = item.elsePart, item.kind == .ifStatement else { continue }
        guard let own = other.kind == .ifStatement ? nil : other.answers else { return nil }
        result.formUnion(own)
      case .switchStatement:
        let subject = item.tokenIndices.dropFirst().prefix { tree.tokens[$0].kind != .leftBrace }
        guard item == last, tree.isPure(subject), !subject.isEmpty else { return nil }
        for choice in item.children where choice.tokenIndices.lowerBound > subject.lowerBound {
          guard choice.kind == .switchCase, choice.child(.caseLabel)?.isPlainLabel == true,
            let own = choice.answers
          else { return nil }
          result.formUnion(own)
        }
      default:
        guard item == last, let value = item.returnedTokens, value.count == 1,
          let answer = tree.answer(ofToken: value.lowerBound)
        else { return nil }
        result.insert(answer)
      }
    }
    return result
  }

  /// Whether this `if` has pure conditions, an empty body and no `else`.
  private var isEmptiedQuestion: Bool {
    body?.items.isEmpty == true && elsePart == nil && conditionElements.allSatisfy(\.isQuestion)
  }

  /// Whether this element of a condition is pure, and neither a check nor a binding.
  private var isQuestion: Bool { child(.availabilityCondition) == nil && !flags.contains(.isLet) && isPure }

  /// Whether it is made of cases by their names.
  private var isPlainLabel: Bool {
    tokenIndices.allSatisfy {
      switch tree.tokens[$0].kind {
      case .identifier, .period, .comma, .colon: true
      case .keyword: ["case", "default"].contains(tree.text(ofToken: $0))
      default: false
      }
    }
  }

  /// Whether only an assignment gives this variable another value: no memberwise initializer takes it. A class has none.
  var isNeverAssignedByOthers: Bool {
    child(.binding)?.child(.accessorBlock) != nil || flags.contains(.isLet) || modifiers.contains("static")
      || isVariableOfClass || parent?.scopeContainer.kind == .sourceFile
  }

  var isVariableOfClass: Bool { isStoredVariable && owningType?.kind == .classDeclaration }

  /// Whether it is a `var` without accessors, which can be given another value.
  var isStoredVariable: Bool {
    kind == .variableDeclaration && !flags.contains(.isLet) && child(.binding)?.child(.accessorBlock) == nil
  }
}

extension SyntaxTree {
  fileprivate func answer(ofToken index: Int) -> Bool? {
    switch text(ofToken: index) {
    case "true": true
    case "false": false
    default: nil
    }
  }
}
