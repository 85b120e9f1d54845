// if #available(old) {A} else {B}                → A
// if #unavailable(old) {A} else {B}              → B
// if x, #available(old) {A}                      → if x {A}
// if a {A} else if #available(old) {B} else {C}  → if a {A} else {B}
// guard #available(old) else {A}; B              → B
// guard #unavailable(old) else {A}; B            → A
// while #available(old) {A}                      → while true {A}
// let v = if #available(old) {a} else {b}        → let v = a
//
// Refused where `#if` cuts through the statement, or the file does not parse there.
import SwiftSource

/// The rewrite of one `if`, `guard` or `while` whose conditions are constant, wholly or in part.
struct CheckCollapse {
  let statement: Syntax
  let value: ConstantConditions.Value
  private let constants: [Int: Bool]
  private var tree: SyntaxTree { statement.tree }

  /// - Parameter constants: the condition elements whose value is known, by node.
  init(of statement: Syntax, constants: [Int: Bool]) {
    self.statement = statement
    self.constants = constants
    value = ConstantConditions(of: statement, constants: constants).value
  }

  var rewrite: Rewrite {
    let rewrite = bareRewrite.refusingSelfAssignment(in: tree).mendingClosure(in: tree)
      .doubtingConstants(without: statement)
    let live = if case .always = value { statement.child(.codeBlock) } else { statement.elsePart }
    guard let name = statement.ownBuilder ?? live?.openedExistential else { return rewrite }
    return rewrite.doubted("'\(name)' may build something else without the condition")
  }

  private var bareRewrite: Rewrite {
    guard statement.isWellFormed, let body = statement.child(.codeBlock) else {
      return .manual("the statement is cut by '#if' or does not parse")
    }
    if case .partly(let dropped) = value {
      return .safe(edits(dropping: dropped))
    }
    if statement.returnsOpaqueResultWithinClause {
      return .manual("an opaque result has one type, and what follows '#endif' may return another one")
    }
    if statement.leavesOpaqueResultUngiven(by: live(body)) {
      return .manual("nothing would tell the type")
    }
    switch value {
    case .partly: return .safe([])
    case .always: return rewriteWhenTrue(body)
    case .never(isPure: true): return rewriteWhenFalse(body)
    case .never(isPure: false):
      return rewriteWhenFalse(body).doubted("the conditions before the check would no longer be evaluated")
    }
  }

  /// The edits that take some conditions out, with the comments that only they needed.
  private func edits(dropping dropped: Set<Int>) -> [Edit] {
    let elements = statement.children(.conditionElement)
    let checks = elements.compactMap { $0.child(.availabilityCondition) }
    let start = statement.range.lowerBound
    let words = CheckInWords(statement)
    let comments = words.startOfComments(above: start)
    var edits = tree.deletions(of: dropped, from: elements) { !words.cover($0) }
    if let lift = statement.editLiftingBrace(without: dropped) { edits.append(lift) }
    if statement.isItem, checks.count == dropped.count, comments < start {
      edits.append(Edit(comments..<start))
    }
    return edits
  }

  /// What takes the statement's place.
  private func live(_ body: Syntax) -> Syntax? {
    guard statement.kind == .ifStatement else { return nil }
    if case .always = value { return body }
    return statement.elsePart
  }

  private func rewriteWhenTrue(_ body: Syntax) -> Rewrite {
    switch statement.kind {
    case .guardStatement: return Removal(of: statement).rewrite()
    case .whileStatement:
      let elements = statement.children(.conditionElement)
      let list = elements[0].range.lowerBound..<elements[elements.count - 1].range.upperBound
      return .safe([Edit(list, replacement: "true")])
    default: return branch(body)
    }
  }

  private func rewriteWhenFalse(_ body: Syntax) -> Rewrite {
    switch statement.kind {
    case .guardStatement:
      return BranchUnwrapping(of: body, replacing: statement).rewrite(
        alwaysLeaves: true)
    case .whileStatement:
      return Removal(of: statement.withLabel).rewrite()
    default: break
    }
    if let other = statement.elsePart { return branch(other) }
    if let outer = statement.parent, outer.kind == .ifStatement,
      let extent = outer.extentOfElse(CheckInWords(statement))
    {
      return .safe([Edit(extent)])
    }
    return Removal(of: statement.withLabel).rewrite()
  }

  /// One branch is left: a block, or the `if` after an `else`.
  private func branch(_ branch: Syntax) -> Rewrite {
    if statement.parent?.kind == .ifStatement || branch.kind == .ifStatement { return inChain(branch) }
    if statement.flags.contains(.isExpression) {
      return ExpressionBranch(of: branch, replacing: statement).rewrite
    }
    return BranchUnwrapping(of: branch, replacing: statement).rewrite(
      alwaysLeaves: branch.alwaysLeaves)
  }

  /// `else` and its block stay, or the next `if` takes this one's place.
  private func inChain(_ branch: Syntax) -> Rewrite {
    let header = statement.range.lowerBound..<branch.range.lowerBound
    let deadBody = statement.child(.codeBlock).map { $0.index == branch.index ? 0..<0 : $0.range } ?? 0..<0
    let words = CheckInWords(statement)
    let isLost = tree.comments(in: header).contains {
      !deadBody.contains($0.lowerBound) && !words.cover($0)
    }
    if isLost { return .manual("a comment would be lost") }
    var edits = [Edit(header)]
    if branch.kind == .ifStatement {
      // Written anew, so that the next check, which counts on its `else`, waits for its turn.
      let word = branch.tokens.first!.range
      edits = [Edit(header.lowerBound..<word.upperBound, replacement: tree.text[word])]
    }
    if branch.kind == .codeBlock, let comment = BlockContent(of: branch).openingComment,
      words.cover(comment)
    {
      edits.append(Edit(branch.range.lowerBound + 1..<comment.upperBound))
    }
    let isFirst = branch == statement.child(.codeBlock)
    let tail = isFirst ? statement.extentOfElse(words) : branch.range.upperBound..<statement.range.upperBound
    if let tail, !tail.isEmpty { edits.append(Edit(tail)) }
    return .safe(edits)
  }
}

extension Rewrite {
  /// Both together, as sure as the less sure of them.
  func combined(with other: Rewrite) -> Rewrite {
    switch other {
    case .safe(let edits): return adding(edits)
    case .unsafe(let edits, let reason): return adding(edits).doubted(reason)
    case .manual:
      if case .manual = self { return self }
      return other
    }
  }
}

extension Syntax {
  /// Whether a statement returns, from within a `#if` that more follows, the opaque result of a function or property. Behind
  /// a check, the type of that result may differ from the type of later returns (SE-0360). Without the check, both types
  /// must agree.
  fileprivate var returnsOpaqueResultWithinClause: Bool {
    var isFollowed = false
    var next: Syntax? = self
    while let node = next, !node.isFunctionLike {
      if node.kind == .ifConfig, node.nextItem != nil { isFollowed = true }
      next = node.parent
    }
    guard isFollowed, descendants.contains(where: { $0.kind == .returnStatement }) else { return false }
    while let node = next, node.kind == .accessorDeclaration || node.kind == .accessorBlock {
      next = node.parent
    }
    guard let result = next?.child(.returnType) ?? next?.child(.type) else { return false }
    return result.holdsOpaqueType
  }

  private var holdsOpaqueType: Bool { tokenIndices.contains { tree.text(ofToken: $0) == "some" } }

  /// Whether what takes its place leaves without a value, and nothing before it gives the opaque result of the function.
  fileprivate func leavesOpaqueResultUngiven(by live: Syntax?) -> Bool {
    func gives(_ node: Syntax) -> Bool { node.kind == .returnStatement }
    guard let live, live.mayAlwaysLeave, !live.descendants.contains(where: gives),
      let function = ancestors.first(where: \.isFunctionLike), function.kind == .functionDeclaration,
      function.child(.returnType)?.holdsOpaqueType == true
    else { return false }
    return !function.descendants.contains { gives($0) && $0.index < index }
  }

  /// Whether braces close and nothing in it, or right behind it, is cut by `#if`.
  fileprivate var isWellFormed: Bool {
    if flags.contains(.incomplete) || descendants.contains(where: { $0.isBroken }) { return false }
    guard let next = nextSibling else { return true }
    if next.isBroken { return false }
    // An `else` behind `#if`.
    return next.kind != .ifConfig
      || !next.children(.ifConfigClause).contains { $0.items.first?.kind == .unexpected }
  }

  private var isBroken: Bool { kind == .unexpected || flags.contains(.incomplete) }
}
