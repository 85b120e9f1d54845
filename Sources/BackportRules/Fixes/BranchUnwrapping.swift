// The statements of a branch take the place of the statement that it belonged to: at its indentation, or in a
// `do` of their own where they need a scope, together with the comments that stood around the branch and with
// the end of what follows if the branch always leaves.
import SwiftSource

struct BranchUnwrapping {
  let block: Syntax
  /// With its label.
  let statement: Syntax
  private var content: BlockContent
  private let words: CheckInWords
  private var tree: SyntaxTree { block.tree }
  /// The statements that stay.
  private var items: [Syntax] { content.items }

  init(of block: Syntax, replacing statement: Syntax) {
    self.block = block
    self.statement = statement.withLabel
    words = CheckInWords(self.statement)
    content = BlockContent(of: block)
  }

  func rewrite(alwaysLeaves: Bool) -> Rewrite {
    let rest = alwaysLeaves ? ClauseRest(after: statement) : .none
    if case .isStuck = rest { return .manual(ClauseRest.reason) }
    if !alwaysLeaves, items.last?.leavesInSomeClause == true, statement.nextItem != nil {
      return .manual(ClauseRest.reason)
    }
    var copy = self
    return copy.rewritten(alwaysLeaves: alwaysLeaves, movesRest: !rest.edits.isEmpty).adding(rest.edits)
  }

  private mutating func rewritten(alwaysLeaves: Bool, movesRest: Bool) -> Rewrite {
    if let label = usedLabel { return .safe([scoped(label: label)]) }
    let rest = alwaysLeaves ? DeadRest(after: statement, live: block) : .none
    let isLast = rest.isWhole || statement.isItem && statement.nextItem == nil
    if tailComments.isEmpty, let choice = SpotClosure(leaving: block, of: statement, rest: rest) {
      return choice.rewrite
    }
    if isLast, endsWithNeedlessReturn { content = BlockContent(of: block, isWithoutLast: true) }
    if isLast, liveComments.isEmpty, let parent = statement.parent,
      let override = ForwardingOverride(
        of: parent, keeping: parent.items.prefix { $0.index != statement.index } + items)
    {
      return tree.deletion(ofForwarding: override.declaration)
    }
    if tailComments.isEmpty, commentOfDeadElse == nil,
      let delayed = DelayedInitialization(before: statement, assignedIn: block)
    {
      return .safe(delayed.edits)
    }
    let needs = ScopeNeeds(of: block, replacing: statement)
    if needs.needsScope(isLast: isLast, movesRest: movesRest) {
      return .safe([scoped(label: nil)] + rest.ranges.map { Edit($0) })
    }
    if items.isEmpty, liveComments.isEmpty { return Removal(of: statement).rewrite(rest: rest) }
    if items.isEmpty, isOnlyItem, !mayHoldOnlyComments { return .manual("only a comment would be left") }
    return .safe([unwrapped(before: rest)] + rest.ranges.map { Edit($0) })
  }

  private var isOnlyItem: Bool { statement.parent?.onlyItem == statement }

  /// Whether the block around the statement is the body of a function that gives back nothing.
  private var mayHoldOnlyComments: Bool {
    guard let scope = statement.parent?.scopeContainer, scope.kind == .codeBlock else { return false }
    return !scope.mustReturnValue
  }

  /// Whether the last statement is a `return` at the end of a function that ends there anyway. Without it, a
  /// closure with one statement more would be nothing but an expression, and of another type.
  private var endsWithNeedlessReturn: Bool {
    guard let last = block.items.last, last.kind == .returnStatement, last.tokens.count == 1,
      let body = statement.parent,
      tree.comments(in: last.range.upperBound..<block.range.upperBound).isEmpty
    else { return false }
    switch body.kind {
    case .codeBlock:
      let owners: Set<NodeKind> = [.functionDeclaration, .initializerDeclaration, .accessorDeclaration]
      return body.parent.map { owners.contains($0.kind) } ?? false
    case .closure:
      let others = body.items.prefix { $0.index != statement.index }.count + block.items.count - 1
      return others != 1
    default: return false
    }
  }

  /// The label of the statement if the branch jumps to it.
  private var usedLabel: String? {
    guard statement.kind == .labeledStatement else { return nil }
    let label = statement.name
    let isUsed = block.descendants.contains {
      ($0.kind == .breakStatement || $0.kind == .continueStatement)
        && $0.tokenIndices.dropFirst().contains { tree.text(ofToken: $0) == label }
    }
    return isUsed ? label : nil
  }

  // MARK: Comments

  /// Those that stood between the statement's start and the branch, the one behind its brace, and those in it,
  /// without what only spoke of the check. Comments of the dead branch are not among them.
  private var headerComments: [Range<Int>] {
    let header = statement.range.lowerBound..<block.range.lowerBound
    let dead = statement.descendants.first { $0.kind == .codeBlock && $0.index != block.index }?.range
    let conditions = statement.descendants.filter { $0.kind == .availabilityCondition }.map(\.range)
    let comments = tree.comments(in: header).filter { comment in
      !(dead.map { $0.lowerBound < block.range.lowerBound && comment.lowerBound < $0.upperBound } ?? false)
        && !conditions.contains { $0.contains(comment.lowerBound) }
    }
    return (comments + [content.openingComment].compactMap { $0 }).filter { comment in
      !words.cover(comment) && !LinterDirective.isForLine(tree.text[comment])
    }
  }

  /// What describes a block without statements goes with it.
  private var liveComments: [Range<Int>] {
    let comments = headerComments + tree.comments(in: content.range).filter { !words.cover($0) }
    let isBare = block.items.isEmpty
    return comments.filter { !isBare || $0.lowerBound < block.range.lowerBound || !tree.describesCode($0) }
      + tailComments
  }

  /// The `if` of which the branch is the first.
  private var owner: Syntax? {
    block.parent.flatMap { $0.kind == .ifStatement && $0.child(.codeBlock) == block ? $0 : nil }
  }

  /// Those behind the closing brace.
  private var tailComments: [Range<Int>] { owner?.commentsBeforeElse(words) ?? [] }

  private var commentOfDeadElse: Range<Int>? { owner?.commentBehindElse }

  /// The statement with the comments around it that go with the check.
  private var extent: Range<Int> { statement.extentOfCheck(keeping: block) }
  private var start: Int { extent.lowerBound }

  // MARK: Text

  private var indentation: String { tree.text[tree.text.indentation(at: statement.range.lowerBound)] }
  private var isFirstOnLine: Bool {
    let start = statement.range.lowerBound
    return tree.text.isBlank(tree.text.startOfLine(at: start)..<start)
  }

  /// The comments, each on a line of its own, before what stays.
  private func lines(_ comments: [Range<Int>], before rest: String) -> String {
    (comments.map { tree.text[$0] } + (rest.isEmpty ? [] : [rest])).joined(
      separator: tree.text.newline + indentation)
  }

  private func unwrapped(before dead: DeadRest) -> Edit {
    var body = withoutCheckComments(content.text(at: indentation, without: sentencesOnAvailability))
    var end = min(self.end, dead.ranges.first?.lowerBound ?? self.end)
    let rest = end..<tree.text.endOfLine(at: end)
    let lineEnd = tree.text.newline + indentation
    let tail = tailComments
    if !tail.isEmpty {
      body += body.isEmpty ? "" : content.startsLine ? lineEnd : " "
      body += lines(tail, before: "")
    }
    let endsWithLineComment = tail.last.map { tree.text[$0].hasPrefix("//") } ?? content.endsWithLineComment
    if endsWithLineComment || items.last?.kind == .ifConfig, !tree.text.isBlank(rest) {
      body += lineEnd
      end += tree.text.bytes[rest].prefix(while: \.isBlank).count
    }
    if let margin = content.directiveMargin {
      if isFirstOnLine, headerComments.isEmpty {
        return Edit(tree.text.startOfLine(at: start)..<end, replacement: margin + body)
      }
      let header = lines(headerComments, before: "") + tree.text.newline
      return Edit(start..<end, replacement: header + margin + body)
    }
    // A directive has its lines for itself.
    if items.first?.kind == .ifConfig, !isFirstOnLine { body = lineEnd + body }
    return Edit(start..<end, replacement: lines(headerComments, before: body))
  }

  /// Where the statement ends, with a `;` that what it leaves does not need, or a comment that only spoke of the
  /// check or of the brace before it.
  private var end: Int {
    if let comment = commentOfDeadElse { return comment.upperBound }
    let end = extent.upperBound
    if end > statement.range.upperBound { return end }
    let next = tree.tokens[Int(statement.node.endToken)]
    let isComplete = content.endsWithSemicolon || items.last?.kind == .ifConfig
    if next.kind == .semicolon, isComplete { return Int(next.end) }
    guard let comment = tree.trailingComment(after: end),
      words.cover(comment) || words.labelsBrace(comment)
    else {
      let lineEnd = tree.text.endOfLine(at: end)
      return tree.text.isBlank(end..<lineEnd) ? lineEnd : end
    }
    return comment.upperBound
  }

  /// Comments behind the first statement that only say on which systems something in it is available.
  private var sentencesOnAvailability: [Range<Int>] {
    guard let first = items.first else { return [] }
    return tree.comments(in: content.range).filter {
      first.range.lowerBound < $0.lowerBound && $0.upperBound <= content.range.upperBound
        && tree.text[$0].hasPrefix("//") && !tree.isInterpolated($0) && words.tellAvailability($0)
    }
  }

  /// The first lines of the branch may be comments that only said what the check said.
  private func withoutCheckComments(_ body: String) -> String {
    guard let first = items.first else { return body }
    let above = content.range.lowerBound..<max(first.range.lowerBound, content.range.lowerBound)
    let comments = tree.comments(in: above)
    guard !comments.isEmpty, words.cover(comments), content.openingComment.map(words.cover) ?? true,
      content.startsLine,
      tree.text.startOfLine(at: first.range.lowerBound) >= comments[comments.count - 1].upperBound
    else { return body }
    let lines = tree.lineCount(from: content.range.lowerBound, to: first.range.lowerBound)
    var rest = Substring(body)
    for _ in 0..<lines {
      guard let end = rest.firstIndex(where: \.isNewline) else { return body }
      rest = rest[rest.index(after: end)...]
    }
    return String(rest.drop { $0 == " " || $0 == "\t" })
  }

  /// `do {…}` around the branch as it stands.
  private func scoped(label: String?) -> Edit {
    let head = label.map { "\($0): do " } ?? "do "
    let header = headerComments.filter { $0 != content.openingComment }
    let tail = tailComments.map { " " + tree.text[$0] }.joined()
    return Edit(
      start..<(commentOfDeadElse?.upperBound ?? statement.range.upperBound),
      replacement: lines(header, before: head + tree.text[block.range] + tail))
  }
}

extension SyntaxTree {
  /// Whether a comment stands in a string's interpolation.
  fileprivate func isInterpolated(_ comment: Range<Int>) -> Bool {
    let next = firstToken(startingAtOrAfter: comment.upperBound)
    return next > 0 && node(coveringToken: next - 1).selfAndAncestors.contains { $0.kind == .interpolation }
  }

  /// How many line endings lie between two offsets.
  fileprivate func lineCount(from start: Int, to end: Int) -> Int {
    text.position(of: end).line - text.position(of: start).line
  }
}
