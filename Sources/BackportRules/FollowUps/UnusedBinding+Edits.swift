import LintCore
import SwiftSource

/// The names of one pattern that nothing reads.
struct UnusedBinding {
  var bindings: [LocalBinding]
  var first: LocalBinding { bindings[0] }
  var names: String { bindings.map { "'\($0.name)'" }.joined(separator: ", ") }
  var range: Range<Int> { tree.bytes(of: first.pattern) }
  var evidence: Range<Int> { first.holder.range.lowerBound..<max(first.holder.range.upperBound, first.end) }
  private var tree: SyntaxTree { first.tree }
  private var holder: Syntax { first.holder }
  /// Whether nothing reads any name of the pattern.
  private var isWhole: Bool {
    LocalBinding.all(in: holder).count { $0.pattern == first.pattern } == bindings.count
  }

  /// What can be done, the best first.
  var rewrites: [Rewrite] {
    if !tree.comments(in: range).isEmpty { return [] }
    if holder.kind == .conditionElement, isWhole, let statement = holder.parent, statement.isNeedlessGuard {
      return [Removal(of: statement).rewrite(), rewrite].compactMap(\.self)
    }
    return [rewrite].compactMap(\.self)
  }

  private var rewrite: Rewrite? {
    switch holder.kind {
    case .variableDeclaration: return isWhole ? rewriteOfVariable : .safe(placeholders)
    case .closureSignature: return holder.deletion(ofCapture: first.pattern).map { .safe([$0]) }
    case .conditionElement where isWhole: return test.map { .safe([$0]) } ?? .safe(placeholders)
    case .forStatement where isWhole && first.introducer == nil: return .safe([Edit(range, replacement: "_")])
    default: return .safe(placeholders)
    }
  }

  // MARK: Variables

  private var rewriteOfVariable: Rewrite? {
    let all = holder.children(.binding)
    guard let binding = all.first(where: { $0.tokenIndices.contains(first.token) }) else { return nil }
    let value = binding.child(.initializer)
    let isPure = value?.isPureValue ?? true
    let isAsync = holder.modifiers.contains("async")
    if isPure, !isAsync, tree.comments(in: binding.range).isEmpty {
      return all.count == 1
        ? Removal(of: holder).rewrite() : .safe(tree.deletions(of: [binding.index], from: all))
    }
    guard let value else { return nil }
    if all.count > 1 || isAsync || binding.child(.type) != nil {
      let introducer =
        holder.anchor.keyword == .var && all.count == 1 ? [Edit(holder.anchor.range, replacement: "let")] : []
      return .safe(introducer + [Edit(range, replacement: "_")])
    }
    // In a result builder an assignment would be a part.
    let start = Int(tree.tokens[value.tokenIndices.lowerBound + 1].start)
    guard tree.comments(in: holder.range.lowerBound..<start).isEmpty else { return nil }
    return .safe([
      Edit(holder.range.lowerBound..<start, replacement: holder.mayStandInResultBuilder ? "let _ = " : "_ = ")
    ])
  }

  // MARK: Conditions

  /// What asks whether there is a value; `nil`: it takes a pattern.
  private var test: Edit? {
    guard tree.comments(in: holder.range).isEmpty, holder.child(.type) == nil else { return nil }
    let words = first.pattern.map { tree.text(ofToken: $0) }
    let isCase = tree.tokens[holder.tokenIndices.lowerBound].keyword == .case
    // `case let size? = limit`; `.some` may be a case of any type.
    if isCase, words.count != 3 || words[0] != "let" && words[0] != "var" || words[2] != "?" { return nil }
    guard let value = holder.child(.initializer) else {
      return Edit(holder.range, replacement: first.name + " != nil")
    }
    let tokens = value.tokenIndices.dropFirst()
    if tokens.isEmpty { return nil }
    if !isCase, let cast = tree.conditionalCast(in: tokens, of: value) {
      return Edit(holder.range, replacement: cast)
    }
    let text = tree.text[tree.bytes(of: tokens)]
    // A brace in front would begin the body.
    let isOperand =
      tokens.count == 1
      || value.child(.chain)?.tokenIndices == tokens && tree.tokens[tokens.lowerBound].kind != .leftBrace
    if [.if, .switch, .do].contains(tree.tokens[tokens.lowerBound].keyword) { return nil }
    return Edit(holder.range, replacement: (isOperand ? text : "(\(text))") + " != nil")
  }

  // MARK: Patterns

  /// The edits that replace names by `_`, and delete what is then without meaning.
  private var placeholders: [Edit] {
    let unused = bindings.map(\.token)
    let pattern = first.pattern
    var edits: [Edit] = []
    var free = Set(unused)
    let parts = holder.kind == .variableDeclaration ? [] : tree.patternNames(in: pattern)
    for part in parts where !part.names.isEmpty && part.names.allSatisfy(unused.contains) {
      let next = part.pattern.lowerBound + 1
      let start = Int(tree.tokens[part.introducer].start)
      let isName = part.names == [part.pattern.lowerBound]
      if isName, holder.kind == .catchClause, part.introducer == pattern.lowerBound,
        next == pattern.upperBound || holder.catchesEvery(next..<pattern.upperBound)
      {
        // `catch is NSError` is always true, of which the compiler warns.
        return [Edit(Int(tree.tokens[part.introducer - 1].end)..<tree.bytes(of: pattern).upperBound)]
      } else if isName, next < tree.tokens.count, tree.tokens[next].keyword == .as {
        // `is NSError` is always true, too.
        let isEvery = tree.text(ofToken: next + 1) == "NSError"
        edits.append(Edit(start..<Int(tree.tokens[next].end), replacement: isEvery ? "_ as" : "is"))
        free.remove(part.pattern.lowerBound)
      } else if holder.kind != .conditionElement || pattern.lowerBound > holder.tokenIndices.lowerBound {
        edits.append(Edit(start..<Int(tree.tokens[part.pattern.lowerBound].start)))
        free.insert(part.introducer)
      }
    }
    let lists = listsOfNothing(but: free)
    edits += unused.filter(free.contains).map { Edit(tree.tokens[$0].range, replacement: "_") }
    edits.removeAll { edit in
      lists.contains { $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound }
    }
    return edits + lists.map { Edit($0) }
  }

  /// `(_, _)` of a case: it matches all associated values.
  private func listsOfNothing(but free: Set<Int>) -> [Range<Int>] {
    let pattern = first.pattern
    return pattern.compactMap { open in
      guard tree.tokens[open].kind == .leftParen, open - 2 >= pattern.lowerBound - 1,
        tree.tokens[open - 1].kind == .identifier, tree.tokens[open - 2].kind == .period,
        ![.identifier, .rightParen, .postfixQuestionMark].contains(tree.tokens[open - 3].kind),
        let close = tree.matchingBracket(ofToken: open), pattern.contains(close)
      else { return nil }
      let isEmpty = (open + 1..<close).allSatisfy { index in
        free.contains(index) || [.comma, .wildcard].contains(tree.tokens[index].kind)
      }
      return isEmpty ? Int(tree.tokens[open - 1].end)..<Int(tree.tokens[close].end) : nil
    }
  }
}

extension Syntax {
  /// Whether this is a `guard` with one condition at the end of a body without a result, which protects nothing.
  fileprivate var isNeedlessGuard: Bool {
    guard kind == .guardStatement, isItem, nextItem == nil, conditionElements.count == 1, let body = parent,
      body.kind == .closure || body.parent?.kind == .functionDeclaration && !body.mustReturnValue,
      let leave = child(.codeBlock)?.onlyItem, leave.kind == .returnStatement, leave.tokens.count == 1
    else { return false }
    let element = conditionElements[0]
    return tree.comments(in: range).isEmpty && (element.child(.initializer)?.isPureValue ?? true)
  }

  /// Whether this `catch` is the last one and its type is that of every error. `Error` alone may be a nested type.
  fileprivate func catchesEvery(_ tokens: Range<Int>) -> Bool {
    guard tree.tokens[tokens.lowerBound].keyword == .as, tokens.count > 1,
      parent?.children(.catchClause).last?.index == index
    else { return false }
    let type = tree.text[tree.bytes(of: tokens.dropFirst())]
    return ["NSError", "any Error", "Swift.Error"].contains(type) && !tree.declaresType("NSError")
  }

  /// The edit that takes an element from the captures of this signature; `nil`: a comment would be lost.
  fileprivate func deletion(ofCapture element: Range<Int>) -> Edit? {
    guard let list = captureList, tree.comments(in: range).isEmpty else { return nil }
    let words = element.map { tree.text(ofToken: $0) }
    if let sign = words.firstIndex(of: "=") {
      guard tree.isPure(element.lowerBound + sign + 1..<element.upperBound) else { return nil }
    }
    let bytes = tree.bytes(of: element)
    let next = list.upperBound
    if list.count > element.count + 2 {
      let isLast = element.upperBound == list.upperBound - 1
      return isLast
        ? Edit(Int(tree.tokens[element.lowerBound - 2].end)..<bytes.upperBound)
        : Edit(bytes.lowerBound..<Int(tree.tokens[element.upperBound + 1].start))
    }
    let start = Int(tree.tokens[list.lowerBound].start)
    guard tree.tokens[next].keyword == .in, attributes.isEmpty else {
      return Edit(start..<Int(tree.tokens[next].start))
    }
    // Nothing else is said before the `in`.
    let brace = Int(tree.tokens[list.lowerBound - 1].end)
    let (end, following) = (Int(tree.tokens[next].end), Int(tree.tokens[next + 1].start))
    guard tree.comments(in: brace..<end).isEmpty else { return nil }
    if tree.text.isBlank(end..<tree.text.endOfLine(at: end)) {
      let isEmpty = tree.tokens[next + 1].kind == .rightBrace && tree.comments(in: end..<following).isEmpty
      return Edit(brace..<(isEmpty ? following : end))
    }
    let comment = tree.comments(in: end..<following).first
    let reasons = ["weak", "self", "retain", "captur"]
    if let comment, reasons.contains(where: tree.text[comment].lowercased().contains) { return nil }
    return Edit(start..<(comment?.lowerBound ?? following))
  }
}

extension SyntaxTree {
  func bytes(of tokens: Range<Int>) -> Range<Int> {
    Int(self.tokens[tokens.lowerBound].start)..<Int(self.tokens[tokens.upperBound - 1].end)
  }

  /// `value is T` of `value as? T`.
  fileprivate func conditionalCast(in tokens: Range<Int>, of value: Syntax) -> String? {
    let casts = tokens.filter { self.tokens[$0].keyword == .as && node(coveringToken: $0) == value }
    guard casts.count == 1, let cast = casts.first, self.tokens[cast + 1].kind == .postfixQuestionMark,
      let type = value.children(.type).last, type.tokenIndices == cast + 2..<tokens.upperBound,
      self.tokens[tokens.upperBound - 1].kind != .postfixQuestionMark, type.text != "NSError"
    else { return nil }
    let operand = tokens.lowerBound..<cast
    guard operand.count == 1 || value.child(.chain)?.tokenIndices == operand else { return nil }
    return text[bytes(of: operand)] + " is " + type.text
  }
}
