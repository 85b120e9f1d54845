// var kinds: [Kind] = [.small]
// kinds.append(.large)               → return [.small, .large]
// return kinds
//
// var options: Options = [.alert]    → let options: Options = [.alert, .sound]
// options.insert(.sound)
//
// Refused where nothing shows that the variable is an array, a set or a dictionary, or that two keys differ. There is no
// unsafe fix: as its evidence, the check would have to wait for it. Also refused where a comment stands between the steps,
// or a step reads the result of the others.
import LintCore
import SwiftSource

extension ChangeRule {
  static let stepwiseCollection = ChangeRule(
    names: { pass in StepwiseCollection.all(in: pass).reduce(into: []) { $0.formUnion($1.doubtfulNames) } },
    check: { pass in
      for collection in StepwiseCollection.all(in: pass) where collection.isOfSystem(in: pass) {
        pass.report(
          collection.step.range, "'\(collection.name)' can be written in one piece", subject: collection.name,
          fix: pass.fix(.safe(collection.edits)))
      }
    })
}

/// A collection with a literal value that the next statement adds to.
struct StepwiseCollection {
  let name: String
  let declaration: Syntax
  let literal: Syntax
  fileprivate let step: Syntax
  /// What it adds, in bytes, and whether at the front.
  let added: Range<Int>
  private let isAtFront: Bool
  /// Of `+=`: the list with its brackets.
  private let addedList: Syntax?
  /// `insert` with nothing but the element, as sets and option sets have it.
  let isInsertion: Bool
  /// `:` in place of the `] =` of a dictionary's step.
  private let keyEnd: (end: Int, valueStart: Int)?
  var tree: SyntaxTree { step.tree }

  static func all(in pass: ChangePass) -> [StepwiseCollection] {
    pass.after.nodes { $0 == .expressionStatement }.compactMap { StepwiseCollection(endingWith: $0) }.filter {
      $0.isKnown && pass.isNew($0.tokens) && !$0.wasUnconditional(in: pass.before)
    }
  }

  var tokens: Range<Int> { declaration.anchorIndex..<step.tokenIndices.upperBound }

  init?(endingWith step: Syntax) {
    guard step.isItem, let declaration = step.previousItem, declaration.kind == .variableDeclaration
    else { return nil }
    self.declaration = declaration
    self.step = step
    let tree = step.tree
    guard declaration.name == "var", declaration.attributes.isEmpty,
      declaration.children(.binding).count == 1,
      let binding = declaration.child(.binding), let name = binding.declaredName,
      let initializer = binding.child(.initializer), binding.child(.accessorBlock) == nil,
      let literal = initializer.child(.collection),
      literal.tokenIndices == initializer.tokenIndices.dropFirst(),
      let addition = Addition(step, to: name)
    else { return nil }
    self.name = name
    self.literal = literal
    added = addition.range
    isAtFront = addition.isAtFront
    addedList = addition.list
    isInsertion = addition.needsType
    keyEnd = addition.keyEnd
    let isDictionary = literal.tokenIndices.dropFirst().dropLast().contains { index in
      tree.tokens[index].kind == .colon && tree.node(coveringToken: index) == literal
    }
    let isEmpty = literal.tokens.count == 2
    guard (addition.keyEnd != nil) == isDictionary, !isEmpty || binding.child(.type) != nil,
      !addition.needsType || binding.child(.type) != nil,
      tree.comments(in: declaration.range.upperBound..<step.range.upperBound).isEmpty,
      tree.trailingComment(after: step.range.upperBound) == nil,
      tree.comments(in: lastElementEnd..<literal.range.upperBound).isEmpty,
      !tree.text[added].isEmpty
    else { return nil }
    let mentions = tree.tokenIndices(in: added).contains { tree.text(ofToken: $0) == name }
    if mentions { return nil }
    // A literal makes what comes first before the rest.
    if isAtFront, literal.tokenIndices.dropFirst().contains(where: tree.mayRunCode),
      tree.tokenIndices(in: added).contains(where: tree.mayRunCode)
    {
      return nil
    }
    if let key = addition.keyEnd {
      let text = tree.text[added.lowerBound..<key.end]
      let isKnown = literal.tokens.contains { tree.text[Int($0.start), text.utf8.count] == text }
      if isKnown { return nil }
    }
  }

  /// Whether it says itself that it is an array, a set that takes what it is given one by one, or a dictionary whose keys
  /// differ: a literal refuses equal ones.
  var isKnown: Bool {
    guard let binding = declaration.child(.binding) else { return false }
    let type = binding.child(.type)?.text
    if let keyEnd {
      return type?.hasPrefix("[") != false && keysDiffer(from: added.lowerBound..<keyEnd.end)
        && isValue(keyEnd.valueStart..<added.upperBound)
    }
    guard let type else { return literal.tokens.count > 2 }
    if isInsertion { return true }
    return type.hasPrefix("[") && type.hasSuffix("]") && !type.contains(":") || type.hasPrefix("Array<")
  }

  /// Whether something is no optional, which a key can be given and a literal cannot hold.
  private func isValue(_ range: Range<Int>) -> Bool {
    let text = tree.text[range]
    if text.isPlainString || text.allSatisfy(\.isWholeNumber) { return true }
    // Another value of the literal is made in the same way.
    guard text.hasPrefix("."), let end = text.firstIndex(of: "("),
      text.firstIndex(of: ")") == text.index(before: text.endIndex)
    else { return false }
    return literal.text.contains(": \(text[...end])")
  }

  /// Whether a key, which is written otherwise than all others, has another value: key paths and literals have.
  private func keysDiffer(from key: Range<Int>) -> Bool {
    var keys = [tree.text[key]]
    var start = literal.tokenIndices.lowerBound + 1
    for index in literal.tokenIndices.dropFirst().dropLast()
    where tree.node(coveringToken: index) == literal {
      if tree.tokens[index].kind == .comma { start = index + 1 }
      if tree.tokens[index].kind == .colon {
        keys.append(tree.text[Int(tree.tokens[start].start)..<Int(tree.tokens[index - 1].end)])
      }
    }
    return [\String.isPlainKeyPath, \.isPlainString, \.isPlainNumber].contains { isPlain in
      keys.allSatisfy { $0[keyPath: isPlain] }
    }
  }

  /// Whether the two statements stood below one another before, too.
  func wasUnconditional(in before: SyntaxTree) -> Bool {
    let words = step.tokenIndices.map { tree.text(ofToken: $0) }
    return before.nodes { $0 == .expressionStatement }.contains { old in
      old.tokens.count == words.count && old.tokenIndices.map { before.text(ofToken: $0) } == words
        && StepwiseCollection(endingWith: old) != nil
    }
  }

  // MARK: The edits

  private var lastElementEnd: Int {
    let last = literal.tokenIndices.upperBound - 2
    return Int(tree.tokens[last].end)
  }

  var edits: [Edit] {
    let rest = declaration.range.upperBound..<step.range.upperBound
    guard let result = returnStatement else {
      let keyword = isConstantAfterwards ? [Edit(declaration.anchor.range, replacement: "let")] : []
      return keyword + [insertion, Edit(rest)]
    }
    // `return [...]`, or the value alone in place of an immediately called closure.
    let place = SpotCall(around: result)
    let head = place?.range.lowerBound ?? declaration.range.lowerBound
    let tail = place?.range.upperBound ?? result.range.upperBound
    return [
      Edit(head..<literal.range.lowerBound, replacement: place == nil ? "return " : ""), insertion,
      Edit(literal.range.upperBound..<tail),
    ]
  }

  private var insertion: Edit {
    let indentation = tree.text[tree.text.indentation(at: added.lowerBound)]
    var text = tree.text[added]
    if let keyEnd {
      text = tree.text[added.lowerBound..<keyEnd.end] + ": " + tree.text[keyEnd.valueStart..<added.upperBound]
    }
    let first = literal.tokenIndices.lowerBound + 1
    let last = literal.tokenIndices.upperBound - 2
    let isEmpty = literal.tokens.count == 2 || tree.tokens[first].kind == .colon
    if isEmpty {
      return Edit(literal.range, replacement: addedList?.text ?? "[" + text + "]")
    }
    if isAtFront {
      let start = Int(tree.tokens[first].start)
      let isOnOwnLine = tree.tokens[first].flags.contains(.atStartOfLine)
      let separator =
        isOnOwnLine ? "," + tree.text.newline + tree.text[tree.text.indentation(at: start)] : ", "
      return Edit(start..<start, replacement: text + separator)
    }
    let hasComma = tree.tokens[last].kind == .comma
    let end = Int(tree.tokens[last].end)
    let isMultiline = tree.tokens[last + 1].flags.contains(.atStartOfLine)
    guard isMultiline else {
      let outer = tree.text[tree.text.indentation(at: step.range.lowerBound)]
      let moved = keyEnd == nil ? tree.text(of: added, movedFrom: indentation, to: outer) : text
      return Edit(end..<end, replacement: (hasComma ? " " : ", ") + moved)
    }
    let own = tree.text[tree.text.indentation(at: Int(tree.tokens[first].start))]
    let moved = keyEnd == nil ? tree.text(of: added, movedFrom: indentation, to: own) : text
    return Edit(
      end..<end, replacement: (hasComma ? "" : ",") + tree.text.newline + own + moved + (hasComma ? "," : ""))
  }

  /// The `return` right behind the step, if nothing else mentions the variable.
  private var returnStatement: Syntax? {
    guard let result = step.nextItem, result.kind == .returnStatement,
      let value = result.returnedTokens, value.count == 1,
      tree.text(ofToken: value.lowerBound) == name,
      tree.comments(in: step.range.upperBound..<result.range.upperBound).isEmpty
    else { return nil }
    let type = declaration.child(.binding)?.child(.type)?.text
    let isCalledOnTheSpot = SpotCall(around: result) != nil
    guard type == nil || isCalledOnTheSpot || type == resultType else { return nil }
    return result
  }

  /// What the function or property around it gives back.
  private var resultType: String? {
    guard let owner = step.parent?.parent else { return nil }
    switch owner.kind {
    case .functionDeclaration: return owner.child(.returnType)?.child(.type)?.text
    case .accessorDeclaration: return owner.parent?.parent?.child(.type)?.text
    case .binding: return owner.child(.type)?.text
    default: return nil
    }
  }

  /// Whether nothing that follows changes it: it is only ever passed on.
  private var isConstantAfterwards: Bool {
    guard let scope = step.parent?.scopeContainer else { return false }
    return (step.tokenIndices.upperBound..<scope.tokenIndices.upperBound).allSatisfy { index in
      guard tree.text(ofToken: index) == name else { return true }
      let node = tree.node(coveringToken: index)
      let before = tree.tokens[index - 1].kind
      switch node.kind {
      case .argument, .returnStatement, .initializer, .forStatement:
        return before != .prefixAmpersand && tree.tokens[index + 1].kind != .equal
      default: return before == .period
      }
    }
  }
}

/// `{ … }()` around the statements of a closure.
private struct SpotCall {
  let range: Range<Int>

  init?(around item: Syntax) {
    guard let closure = item.parent, closure.kind == .closure, closure.child(.closureSignature) == nil,
      closure.items.count == 3, let chain = closure.parent, chain.kind == .chain,
      chain.node.firstToken == closure.node.firstToken, chain.suffixes.count == 1,
      chain.suffixes[0].kind == .callSuffix, chain.suffixes[0].tokens.count == 2,
      let place = chain.parent, place.kind == .argument || place.parent?.child(.type) != nil
    else { return nil }
    range = chain.range
  }
}

extension String {
  /// `\.course`, `\.coordinate.latitude`: of the type that is expected.
  fileprivate var isPlainKeyPath: Bool {
    hasPrefix("\\.") && dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  /// `12`, in no other way to write it.
  fileprivate var isPlainNumber: Bool {
    !isEmpty && (first != "0" || count == 1) && utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// `"name"`, without escapes and interpolations.
  var isPlainString: Bool {
    count > 1 && first == "\"" && last == "\""
      && dropFirst().dropLast().allSatisfy { $0 != "\"" && $0 != "\\" }
  }
}

extension SyntaxTree {
  /// Of a token of an expression: whether it begins a call, a subscript or a closure.
  fileprivate func mayRunCode(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .leftParen, .leftSquare, .leftBrace: true
    default: false
    }
  }
}

extension SourceText {
  fileprivate subscript(_ start: Int, _ count: Int) -> String {
    start + count <= bytes.count ? self[start..<start + count] : ""
  }
}
