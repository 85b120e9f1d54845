import Availability
import SwiftSource
import SystemCalls

/// All availability facts of a file, and the context at each of its places. One walk over the tree collects
/// them; queries are array lookups.
public final class AvailabilityFacts: Sendable {
  public let tree: SyntaxTree
  /// In source order. The first is the file.
  public let scopes: [Scope]
  public let gates: [Gate]
  /// In source order.
  public let conditions: [ConditionFact]
  /// In source order.
  public let attributes: [AttributeFact]
  /// For each declaration with `deprecated:` or `obsoleted:` versions, the range of its attributes in
  /// `attributes`.
  public let milestones: [Range<Int>]
  /// The declarations with a condition or attribute on them or inside, as nodes in source order.
  private let holders: [Int]
  /// What an explanation said of the minimums last.
  let lastPhrase = Mutex<(minimums: [DeploymentTarget], phrase: String)?>(nil)

  public convenience init(
    of tree: SyntaxTree, context: AvailabilityContext, macros: AvailabilityMacros = .init()
  ) {
    self.init(of: tree, context: context, macros: macros, readings: AttributeReadings())
  }

  /// - Parameter readings: the cache of files with the same context and macros.
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

  /// The declarations of a kind with a condition or attribute on them or inside, in source order. Other
  /// declarations cannot be shims.
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

  /// The innermost scope that contains a token.
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

  /// The conditions inside a node.
  public func conditions(in node: Syntax) -> ArraySlice<ConditionFact> {
    func first(from index: Int) -> Int {
      conditions.indices.partitioningIndex { conditions[$0].node >= index }
    }
    return conditions[first(from: node.index + 1)..<first(from: max(node.index + 1, Int(node.node.endNode)))]
  }

  /// The context at a token.
  public func context(at token: Int) -> AvailabilityContext { scopes[scope(at: token)].context }
}

/// A range of tokens with one more fact than the code around it.
public struct Scope: Sendable {
  /// Token indices.
  public var tokens: Range<Int>
  /// The index of the enclosing scope. The first scope's parent is itself, 0.
  public var parent: Int
  public var context: AvailabilityContext
  /// The gate that narrows it, an index into `gates`; `nil` for the file and for `#if`.
  public var gate: Int?
  /// Whether an enclosing declaration is `unavailable` on a platform built.
  public var isUnavailable: Bool
}

/// A condition or attribute that restricts code to some versions.
public struct Gate: Sendable {
  /// The node of the condition or the attribute.
  public var node: Int
  /// Whether the region is reached when the condition holds, or when it does not hold.
  public var holds: Bool
}

/// A `#available(…)` or `#unavailable(…)` condition and its place.
public struct ConditionFact: Sendable {
  /// The `availabilityCondition` node.
  public var node: Int
  /// The `if`, `guard` or `while` with the condition list.
  public var statement: Int
  public var condition: AvailabilityCondition
  /// The scope that contains it.
  public var scope: Int
  public var judgement: Judgement
}

/// An `@available(…)` or `@backDeployed(…)` attribute and its place.
public struct AttributeFact: Sendable {
  public enum Content: Sendable {
    case available(AvailabilityAttribute)
    case backDeployed(BackDeployment)
  }
  /// The `attribute` node.
  public var node: Int
  /// The declaration with the attribute.
  public var declaration: Int
  public var content: Content
  /// The scope around the declaration, without the declaration's attributes.
  public var scope: Int
  public var judgement: AttributeJudgement

  /// The parsed `@available`; `nil` for `@backDeployed`.
  public var available: AvailabilityAttribute? {
    if case .available(let attribute) = content { return attribute }
    return nil
  }
}
