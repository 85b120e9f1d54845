import Availability
import SwiftSource

/// Everything that one file says about availability, and what is known at each place of it: the result of
/// one walk over the tree. Whoever asks afterwards looks into arrays.
public final class AvailabilityFacts: Sendable {
  public let tree: SyntaxTree
  /// In source order; the first is the file.
  public let scopes: [Scope]
  public let gates: [Gate]
  /// In source order.
  public let conditions: [ConditionFact]
  /// In source order.
  public let attributes: [AttributeFact]
  /// Those of each declaration that says from when on it is deprecated or obsoleted, as places in `attributes`.
  public let milestones: [Range<Int>]
  /// The nodes of the declarations that one of these stands on or in, in source order.
  private let holders: [Int]

  public convenience init(
    of tree: SyntaxTree, context: AvailabilityContext, macros: AvailabilityMacros = .init()
  ) {
    self.init(of: tree, context: context, macros: macros, readings: AttributeReadings())
  }

  /// - Parameter readings: those of files with the same context and macros.
  init(
    of tree: SyntaxTree, context: AvailabilityContext, macros: AvailabilityMacros, readings: AttributeReadings
  ) {
    var collector = FactCollector(tree: tree, context: context, macros: macros, readings: readings)
    collector.run()
    self.tree = tree
    scopes = collector.scopes
    gates = collector.gates
    conditions = collector.conditions
    attributes = collector.attributes
    milestones = Self.milestones(in: attributes)
    holders = Self.holders(
      of: conditions.map(\.node) + attributes.map(\.declaration), in: tree)
  }

  /// The declarations of such a kind that a condition or an attribute stands on or in, in source order. Most
  /// declarations have none, and are no shims.
  public func declarations(where isWanted: (NodeKind) -> Bool) -> [Syntax] {
    holders.lazy.map { Syntax(tree: self.tree, index: $0) }.filter { isWanted($0.kind) }
  }

  private static func milestones(in attributes: [AttributeFact]) -> [Range<Int>] {
    var milestones: [Range<Int>] = []
    var (start, isNamed) = (0, false)
    for index in attributes.indices {
      let declaration = attributes[index].declaration
      if case .available(let attribute) = attributes[index].content, case .long(let long) = attribute.form,
        long.namesEnd
      {
        isNamed = true
      }
      if index + 1 < attributes.count, attributes[index + 1].declaration == declaration { continue }
      if isNamed { milestones.append(start..<index + 1) }
      (start, isNamed) = (index + 1, false)
    }
    return milestones
  }

  private static func holders(of nodes: [Int], in tree: SyntaxTree) -> [Int] {
    var holders: Set<Int> = []
    for node in nodes {
      var next: Syntax? = Syntax(tree: tree, index: node)
      while let node = next {
        if node.kind.isDeclaration, !holders.insert(node.index).inserted { break }
        next = node.parent
      }
    }
    return holders.sorted()
  }

  /// The innermost scope that a token lies in.
  public func scope(at token: Int) -> Int {
    var low = 0
    var high = scopes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if scopes[middle].tokens.lowerBound <= token { low = middle } else { high = middle }
    }
    while low > 0, token >= scopes[low].tokens.upperBound { low = scopes[low].parent }
    return low
  }

  /// Those that stand within a node.
  public func conditions(in node: Syntax) -> ArraySlice<ConditionFact> {
    func first(from index: Int) -> Int {
      conditions.indices.partitioningIndex { conditions[$0].node >= index }
    }
    return conditions[first(from: node.index + 1)..<first(from: max(node.index + 1, Int(node.node.endNode)))]
  }

  /// What is known where a token stands.
  public func context(at token: Int) -> AvailabilityContext { scopes[scope(at: token)].context }
}

/// A run of tokens in which one thing more is known than around it.
public struct Scope: Sendable {
  /// Token indices.
  public var tokens: Range<Int>
  /// The index of the scope around it; the first scope's own index is 0, and so is its parent.
  public var parent: Int
  public var context: AvailabilityContext
  /// What narrowed it: an index into `gates`; `nil` for the file and for `#if`.
  public var gate: Int?
  /// A declaration around it is `unavailable` on a platform that is built.
  public var isUnavailable: Bool
}

/// What lets code run on some versions only.
public struct Gate: Sendable {
  /// The node of the condition or the attribute.
  public var node: Int
  /// Whether the region is reached when the condition holds, or when it does not.
  public var holds: Bool
}

/// `#available(…)` or `#unavailable(…)` at its place.
public struct ConditionFact: Sendable {
  /// The `availabilityCondition` node.
  public var node: Int
  /// The `if`, `guard` or `while` whose condition list it is an element of.
  public var statement: Int
  public var condition: AvailabilityCondition
  /// The scope that it stands in.
  public var scope: Int
  public var judgement: Judgement
}

/// `@available(…)` or `@backDeployed(…)` at its place.
public struct AttributeFact: Sendable {
  public enum Content: Sendable {
    case available(AvailabilityAttribute)
    case backDeployed(BackDeployment)
  }
  /// The `attribute` node.
  public var node: Int
  /// The declaration that it belongs to.
  public var declaration: Int
  public var content: Content
  /// The scope around the declaration: the attribute itself and its neighbours do not count.
  public var scope: Int
  public var judgement: AttributeJudgement

  /// What `@available` says; `nil` for `@backDeployed`.
  public var available: AvailabilityAttribute? {
    if case .available(let attribute) = content { return attribute }
    return nil
  }
}
