// What a block needs when the last of its statements has gone:
//   case 1: if #unavailable(iOS 13) {…}            → case 1: break
//   items.forEach { if #unavailable(iOS 13) { f($0) } }  → items.forEach { _ in }
//   #if os(iOS) (only the check) #endif            → nothing
import SwiftSource

/// How a statement is taken out of its container.
struct Removal {
  let statement: Syntax
  private var tree: SyntaxTree { statement.tree }

  /// - Parameter statement: with its label.
  init(of statement: Syntax) {
    self.statement = statement
  }

  /// The edits; the rest of the block is dead, too, if `rest` says so.
  func rewrite(rest: DeadRest = .none) -> Rewrite {
    guard let container = statement.parent else {
      return .manual("the statement is cut by '#if' or does not parse")
    }
    // What follows is dead if `rest` says so.
    let others = container.items.filter {
      $0.index != statement.index && (!rest.isWhole || $0.index < statement.index)
    }
    if rest.ranges.isEmpty, others.count == 1,
      let value = SpotClosure(keeping: others[0], insteadOf: statement)
    {
      return value.rewrite
    }
    if rest.ranges.isEmpty, let override = ForwardingOverride(of: container, keeping: others) {
      return tree.deletion(ofForwarding: override.declaration)
    }
    guard others.isEmpty else {
      return .safe(edits(rest: rest) + claim(in: container, others))
    }
    if rest.ranges.isEmpty, let rewrite = rewriteInBuilder(container) { return rewrite }
    switch container.kind {
    case .switchCase:
      return replacedByBreak(rest: rest)
    case .accessorBlock:
      return .manual("nothing would be left")
    case .codeBlock:
      if container.mustReturnValue {
        return .manual("nothing would be left")
      }
      if let edit = removalOfObserver(container, rest: rest) { return .safe([edit]) }
      if rest.ranges.isEmpty, let edit = removalOfDeinitializer(container) { return .safe([edit]) }
      if rest.ranges.isEmpty, let removal = removalOfDefer(container) { return removal }
    case .ifConfigClause:
      return removalFromConditionalCompilation(container)
    default: break
    }
    return .safe(edits(rest: rest))
  }

  private func edits(rest: DeadRest) -> [Edit] {
    if let kept = reasons {
      return [Edit(extent, replacement: kept)]
    }
    if let first = rest.ranges.first, first.lowerBound >= statement.range.upperBound {
      let whole = extent.lowerBound..<max(first.upperBound, extent.upperBound)
      return [tree.text.deletion(of: whole)] + rest.ranges.dropFirst().map { Edit($0) }
    }
    return [tree.text.deletion(of: extent)]
  }

  /// The statement with the comments that go with it and a `;` behind it.
  private var extent: Range<Int> {
    var (start, end) = (checked.lowerBound, checked.upperBound)
    if isDead, let comments = commentsOfParagraph { start = comments }
    let next = Int(statement.node.endToken)
    if next < tree.tokens.count, tree.tokens[next].kind == .semicolon { end = Int(tree.tokens[next].end) }
    if tree.text.isBlank(tree.text.startOfLine(at: statement.range.lowerBound)..<statement.range.lowerBound),
      let comment = tree.trailingComment(after: end), isDead || CheckInWords(statement).cover(comment)
    {
      end = comment.upperBound
    }
    return (separator(before: start, end) ?? start)..<end
  }

  /// The comments between the conditions of a `guard`.
  private var reasons: String? {
    guard !isDead, let block = statement.child(.codeBlock) else { return nil }
    let words = CheckInWords(statement)
    let checks = statement.conditionElements.map(\.range)
    let kept = tree.comments(in: statement.range.lowerBound..<block.range.lowerBound).filter { comment in
      !words.cover(comment) && !checks.contains { $0.contains(comment.lowerBound) }
    }
    let indentation = tree.text[tree.text.indentation(at: statement.range.lowerBound)]
    return kept.isEmpty ? nil : kept.map { tree.text[$0] }.joined(separator: tree.text.newline + indentation)
  }

  /// With the comments that go with a check.
  private var checked: Range<Int> {
    let kinds: [NodeKind] = [.ifStatement, .guardStatement, .whileStatement, .labeledStatement]
    return kinds.contains(statement.kind) ? statement.extentOfCheck(keeping: nil) : statement.range
  }

  /// Whether nothing of it was live, nor behind it: the rest of a block belongs to a `guard`.
  private var isDead: Bool { statement.kind != .guardStatement || statement.nextItem == nil }

  /// The start of the comments above if they and the statement are a paragraph of their own: they describe what goes. The
  /// first of a function may be about all of it.
  private var commentsOfParagraph: Int? {
    let comments = tree.commentsAbove(statement.range.lowerBound)
    guard let first = comments.last, !tree.continuesComment(first),
      tree.endsParagraph(statement.range.upperBound),
      statement.previousItem != nil || statement.nextItem == nil && isInFunction,
      comments.allSatisfy(tree.describesCode)
    else { return nil }
    return first.lowerBound
  }

  /// Whether it stands in the body of a function: what other blocks hold may be why they are there. So may what an override
  /// holds that does not call `super`.
  private var isInFunction: Bool {
    guard let function = statement.parent?.parent else { return false }
    return function.isFunctionLike && !function.modifiers.contains("override")
  }

  /// Where a `;` before the statement starts if it would only end the line then: `start(); if … {}`.
  private func separator(before start: Int, _ end: Int) -> Int? {
    let first = Int(statement.node.firstToken)
    guard start == statement.range.lowerBound, first > 0, tree.tokens[first - 1].kind == .semicolon,
      tree.text.startOfLine(at: start) <= tree.tokens[first - 1].start,
      tree.comments(in: Int(tree.tokens[first - 1].end)..<start).isEmpty,
      let next = tree.tokens.indices.first(where: { $0 > first && Int(tree.tokens[$0].start) >= end })
    else { return nil }
    let isBefore = tree.tokens[next].kind == .rightBrace
    let endsLine =
      tree.text.isBlank(end..<tree.text.endOfLine(at: end))
      && [.identifier, .keyword].contains(tree.tokens[next].kind)
    return isBefore || endsLine ? Int(tree.tokens[first - 1].start) : nil
  }

  /// In a `switch` case whose other statements may go in the same round, the whole case is claimed, so that
  /// the two do not leave it empty between them.
  private func claim(in container: Syntax, _ others: [Syntax]) -> [Edit] {
    guard container.scopeContainer.kind == .switchCase else { return [] }
    let mayGo = others.allSatisfy {
      [.ifStatement, .guardStatement, .whileStatement, .labeledStatement, .ifConfig].contains($0.kind)
    }
    guard mayGo, let label = container.scopeContainer.child(.caseLabel) else { return [] }
    let colon = tree.tokens[Int(label.node.endToken) - 1].range
    return [Edit(colon, replacement: tree.text[colon])]
  }

  private func removalFromConditionalCompilation(_ clause: Syntax) -> Rewrite {
    guard let whole = clause.parent, whole.kind == .ifConfig else { return .safe(edits(rest: .none)) }
    let isAllEmpty = whole.children(.ifConfigClause).allSatisfy {
      $0.index == clause.index || $0.items.isEmpty
    }
    let words = CheckInWords(statement)
    let comments = tree.comments(in: whole.range).filter {
      !extent.contains($0.lowerBound) && !words.cover($0)
    }
    if isAllEmpty, comments.isEmpty { return Removal(of: whole).rewrite() }
    if clause.index == whole.children(.ifConfigClause).last?.index,
      !comments.contains(where: { $0.lowerBound >= clause.range.lowerBound })
    {
      return .safe([tree.text.deletion(of: clause.range.lowerBound..<extent.upperBound)])
    }
    let container = whole.scopeContainer
    if container.kind == .switchCase, container.onlyItem != nil {
      return replacedByBreak(rest: .none)
    }
    return .safe(edits(rest: .none))
  }

  /// A `didSet` or `willSet` that would do nothing. Without any, an override would be a stored property.
  private func removalOfObserver(_ body: Syntax, rest: DeadRest) -> Edit? {
    guard let accessor = body.parent, accessor.kind == .accessorDeclaration,
      ["didSet", "willSet"].contains(accessor.name), let block = accessor.parent,
      let variable = block.parent?.parent, rest.ranges.isEmpty || rest.isWhole,
      tree.comments(in: accessor.range).allSatisfy({ extent.contains($0.lowerBound) || rest.holds($0) })
    else { return nil }
    let isOverride = variable.modifiers.contains("override")
    if let other = block.children.first(where: { $0 != accessor }) {
      // Two that go at the same time would leave none.
      if isOverride, other.body?.descendants.contains(where: { $0.kind == .availabilityCondition }) ?? false {
        return nil
      }
      return tree.text.deletion(of: tree.extent(of: accessor))
    }
    guard tree.comments(in: block.range).allSatisfy({ extent.contains($0.lowerBound) || rest.holds($0) })
    else { return nil }
    guard isOverride else { return tree.text.deletion(of: block.range) }
    return ForwardingOverride(ofObservers: block).map {
      tree.text.deletion(of: tree.extent(of: $0.declaration.emptiedOwner))
    }
  }

  /// A `deinit` that would do nothing. On another actor it would still run there.
  private func removalOfDeinitializer(_ body: Syntax) -> Edit? {
    guard let declaration = body.parent, declaration.kind == .deinitializerDeclaration,
      declaration.parent?.kind == .memberBlock, declaration.owningType?.kind == .classDeclaration,
      declaration.modifiers.isEmpty, declaration.attributes.isEmpty,
      tree.comments(in: declaration.range).allSatisfy({ extent.contains($0.lowerBound) })
    else { return nil }
    return tree.text.deletion(of: tree.extent(of: declaration))
  }

  /// A `defer` that would do nothing.
  private func removalOfDefer(_ body: Syntax) -> Rewrite? {
    guard let statement = body.parent, statement.kind == .deferStatement,
      tree.comments(in: statement.range).allSatisfy({ extent.contains($0.lowerBound) })
    else { return nil }
    return Removal(of: statement).rewrite()
  }

  private func replacedByBreak(rest: DeadRest) -> Rewrite {
    let edits = [Edit(statement.range, replacement: "break")] + rest.ranges.map { Edit($0) }
    guard statement.mayStandInResultBuilder else { return .safe(edits) }
    return .unsafe(edits, "the 'switch' may stand in a result builder, which takes no 'break'")
  }
}

extension Syntax {
  /// Whether a block is the body of a function or getter that returns a value.
  var mustReturnValue: Bool {
    guard let owner = parent else { return false }
    switch owner.kind {
    case .functionDeclaration:
      guard let type = owner.child(.returnType)?.child(.type)?.text else { return false }
      return type != "Void" && type != "()"
    case .accessorDeclaration: return owner.name == "get"
    default: return false
    }
  }
}

extension SyntaxTree {
  /// Whether a blank line, or the end of what is around, follows the line.
  fileprivate func endsParagraph(_ offset: Int) -> Bool {
    let start = text.startOfNextLine(at: offset)
    let end = text.endOfLine(at: start)
    guard start < end, !text.isBlank(start..<end) else { return true }
    let first = firstToken(startingAtOrAfter: start)
    return first < tokens.count && tokens[first].start < end && tokens[first].kind == .rightBrace
  }

  /// Whether a comment is no heading, task, link, directive or code that was put out of use.
  func describesCode(_ comment: Range<Int>) -> Bool {
    let others: [StaticString] = [
      "MARK", "TODO", "FIXME", "HACK", "XXX", "://", "swiftlint", "swiftformat", "swift-format", "sourcery",
      "periphery", " = ", "?.",
    ]
    return text.bytes[comment].starts(with: "//".utf8) && !others.contains { text.holds($0, in: comment) }
      && ![")", "{", "}", ";"].contains { text.bytes[comment].last == $0.utf8.first }
      && !text[comment].saysWhy
  }
}
