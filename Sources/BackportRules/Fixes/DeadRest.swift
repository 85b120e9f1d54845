// if #available(iOS 13, *) { return a }      → return a
// return b
//
// Local functions and types that are used by what stays, stay, with the `#if` around them.
import SwiftSource

/// What is dead in a block after a statement that always leaves.
struct DeadRest {
  /// From the end of what stays before them to the end of the last of each run of dead items.
  let ranges: [Range<Int>]
  /// No live item follows.
  let isWhole: Bool

  static let none = DeadRest(ranges: [], isWhole: false)

  private init(ranges: [Range<Int>], isWhole: Bool) {
    self.ranges = ranges
    self.isWhole = isWhole
  }

  /// - Parameter live: what is left of the statement: the branch that takes its place, or all of it.
  init(after statement: Syntax, live: Syntax) {
    guard let container = statement.parent, container.canLoseItsRest else {
      self = .none
      return
    }
    let tree = statement.tree
    let siblings = container.items
    guard let place = siblings.firstIndex(where: { $0.index == statement.index }) else {
      self = .none
      return
    }
    let rest = Array(siblings[(place + 1)...])
    let kept = Self.usedDeclarations(in: rest, by: siblings[..<place] + [live])
    var ranges: [Range<Int>] = []
    var last = statement.range.upperBound
    var run: Range<Int>?
    for item in rest {
      if kept.contains(item.index) {
        if let run { ranges.append(run) }
        run = nil
        last = item.range.upperBound
      } else {
        let start = run?.lowerBound ?? tree.trailingComment(after: last)?.upperBound ?? last
        let end = item.endWithSemicolons
        run = start..<(tree.trailingComment(after: end)?.upperBound ?? end)
      }
    }
    if let run { ranges.append(run) }
    self.init(ranges: ranges, isWhole: kept.isEmpty)
  }

  /// The items that declare what others need, directly or through one another.
  private static func usedDeclarations(in items: [Syntax], by users: [Syntax]) -> Set<Int> {
    var kept: Set<Int> = []
    var users = users
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      let names = Set(users.flatMap { $0.identifiers })
      for item in items where !kept.contains(item.index) {
        if !names.isDisjoint(with: item.namesForEarlierCode) {
          kept.insert(item.index)
          users.append(item)
          isGrowing = true
        }
      }
    }
    return kept
  }
}

extension Syntax {
  /// Whether what follows a leaving statement in it is dead for sure: not at top level, where declarations
  /// are seen from everywhere. Of `#if`, the rest of the clause is; what follows `#endif` nobody knows.
  fileprivate var canLoseItsRest: Bool {
    switch kind {
    case .codeBlock, .closure, .switchCase: true
    case .accessorBlock: flags.contains(.implicitGetter)
    case .ifConfigClause: scopeContainer.canLoseItsRest
    default: false
    }
  }

  /// The names that an item declares, also within `#if`, for what stands before it, too.
  fileprivate var namesForEarlierCode: [String] {
    switch kind {
    case .ifConfig: children(.ifConfigClause).flatMap(\.items).flatMap(\.namesForEarlierCode)
    default: isLocalFunctionOrType ? [name.withoutBackticks] : []
    }
  }

  var isLocalFunctionOrType: Bool {
    switch kind {
    case .functionDeclaration, .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration, .typealiasDeclaration:
      true
    default: false
    }
  }

  /// Its end, with the `;` behind it where its line or the block ends with them.
  fileprivate var endWithSemicolons: Int {
    var next = Int(node.endToken)
    while next < tree.tokens.count, tree.tokens[next].kind == .semicolon { next += 1 }
    guard next > Int(node.endToken), next < tree.tokens.count else { return range.upperBound }
    let end = Int(tree.tokens[next - 1].end)
    let isLast =
      tree.tokens[next].kind == .rightBrace || Int(tree.tokens[next].start) > tree.text.endOfLine(at: end)
    return isLast ? end : range.upperBound
  }

  /// All names that stand in it.
  var identifiers: Set<String> {
    Set(
      tokenIndices.filter { tree.tokens[$0].kind == .identifier }.map {
        tree.text(ofToken: $0).withoutBackticks
      })
  }
}
