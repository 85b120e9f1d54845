import LintCore
import SwiftSource

/// A name that nothing reads.
struct UnusedBinding {
  let binding: LocalBinding
  var range: Range<Int> { tree.bytes(of: binding.pattern) }
  var evidence: Range<Int> {
    binding.holder.range.lowerBound..<max(binding.holder.range.upperBound, binding.end)
  }
  private var tree: SyntaxTree { binding.tree }
  private var holder: Syntax { binding.holder }
  /// Whether the pattern declares no other name.
  private var isWhole: Bool {
    LocalBinding.all(in: holder).count { $0.pattern == binding.pattern } == 1
  }

  /// `nil`: the name stays.
  var rewrite: Rewrite? {
    if !tree.comments(in: range).isEmpty { return nil }
    switch holder.kind {
    case .variableDeclaration: return isWhole ? rewriteOfVariable : .safe(placeholders)
    case .closureSignature: return holder.deletion(ofCapture: binding.pattern).map { .safe([$0]) }
    case .conditionElement where isWhole: return test.map { .safe([$0]) } ?? .safe(placeholders)
    case .forStatement where isWhole && binding.introducer == nil:
      return .safe([Edit(range, replacement: "_")])
    default: return .safe(placeholders)
    }
  }

  // MARK: Variables

  private var rewriteOfVariable: Rewrite? {
    let all = holder.children(.binding)
    guard let part = all.first(where: { $0.tokenIndices.contains(binding.token) }) else { return nil }
    let value = part.child(.initializer)
    let isPure = value?.isPureValue ?? true
    let isAsync = holder.modifiers.contains("async")
    if isAsync { return nil }
    if isPure, tree.comments(in: part.range).isEmpty {
      return all.count == 1
        ? Removal(of: holder).rewrite() : .safe(tree.deletions(of: [part.index], from: all))
    }
    guard let value, all.count == 1 else { return nil }
    if part.child(.type) != nil {
      let introducer = holder.anchor.keyword == .var ? [Edit(holder.anchor.range, replacement: "let")] : []
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
    let words = binding.pattern.map { tree.text(ofToken: $0) }
    let isCase = tree.tokens[holder.tokenIndices.lowerBound].keyword == .case
    // `case let size? = limit`; `.some` may be a case of any type.
    if isCase, words.count != 3 || words[0] != "let" && words[0] != "var" || words[2] != "?" { return nil }
    guard let value = holder.child(.initializer) else {
      return Edit(holder.range, replacement: binding.name + " != nil")
    }
    let tokens = value.tokenIndices.dropFirst()
    if tokens.isEmpty { return nil }
    if !isCase, let cast = tree.conditionalCast(in: tokens, of: value) {
      return Edit(holder.range, replacement: cast)
    }
    let text = tree.text[tree.bytes(of: tokens)]
    let isOperand = tokens.count == 1 || value.child(.chain)?.tokenIndices == tokens
    return Edit(holder.range, replacement: (isOperand ? text : "(\(text))") + " != nil")
  }

  // MARK: Patterns

  /// The edits that replace the name by `_`, and delete what is then without meaning.
  private var placeholders: [Edit] {
    let pattern = binding.pattern
    var edits: [Edit] = []
    var free = [binding.token]
    let parts = holder.kind == .variableDeclaration ? [] : tree.patternNames(in: pattern)
    if let part = parts.first(where: { $0.names == [binding.token] }),
      holder.kind != .conditionElement || pattern.lowerBound > holder.tokenIndices.lowerBound
    {
      let start = Int(tree.tokens[part.introducer].start)
      edits.append(Edit(start..<Int(tree.tokens[part.pattern.lowerBound].start)))
      free.append(part.introducer)
    }
    if let list = listOfNothing(but: free) { return edits.filter { !list.overlaps($0.range) } + [Edit(list)] }
    return edits + [Edit(tree.tokens[binding.token].range, replacement: "_")]
  }

  /// `(_, _)` of a case around the name: it matches all associated values.
  private func listOfNothing(but free: [Int]) -> Range<Int>? {
    let pattern = binding.pattern
    return pattern.lazy.compactMap { open in
      guard tree.tokens[open].kind == .leftParen, open - 2 >= pattern.lowerBound - 1,
        tree.tokens[open - 1].kind == .identifier, tree.tokens[open - 2].kind == .period,
        ![.identifier, .rightParen, .postfixQuestionMark].contains(tree.tokens[open - 3].kind),
        let close = tree.matchingBracket(ofToken: open), open < binding.token, binding.token < close,
        pattern.contains(close)
      else { return nil }
      let isEmpty = (open + 1..<close).allSatisfy { index in
        free.contains(index) || [.comma, .wildcard].contains(tree.tokens[index].kind)
      }
      return isEmpty ? Int(tree.tokens[open - 1].end)..<Int(tree.tokens[close].end) : nil
    }.first
  }
}

extension Syntax {
  /// The edit that takes the only element from the captures of this signature; `nil`: a comment would be lost, or more is
  /// said on the line of the `in`.
  fileprivate func deletion(ofCapture element: Range<Int>) -> Edit? {
    guard let list = captureList, list.count == element.count + 2, tree.comments(in: range).isEmpty,
      !element.contains(where: { tree.tokens[$0].kind == .equal })
    else { return nil }
    let next = list.upperBound
    guard tree.tokens[next].keyword == .in, attributes.isEmpty else {
      return Edit(Int(tree.tokens[list.lowerBound].start)..<Int(tree.tokens[next].start))
    }
    // Nothing else is said before the `in`.
    let brace = Int(tree.tokens[list.lowerBound - 1].end)
    let (end, following) = (Int(tree.tokens[next].end), Int(tree.tokens[next + 1].start))
    guard tree.comments(in: brace..<end).isEmpty, tree.text.isBlank(end..<tree.text.endOfLine(at: end)) else {
      return nil
    }
    let isEmpty = tree.tokens[next + 1].kind == .rightBrace && tree.comments(in: end..<following).isEmpty
    return Edit(brace..<(isEmpty ? following : end))
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
      self.tokens[tokens.upperBound - 1].kind != .postfixQuestionMark
    else { return nil }
    let operand = tokens.lowerBound..<cast
    guard operand.count == 1 || value.child(.chain)?.tokenIndices == operand else { return nil }
    return text[bytes(of: operand)] + " is " + type.text
  }
}
