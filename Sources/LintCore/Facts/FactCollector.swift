import Availability
import SwiftSource

/// The walk behind `AvailabilityFacts`: one pass over the nodes in source order, with a stack of open scopes
/// and a stack of regions ahead. Regions are nested, so the next region is always on top.
struct FactCollector {
  let tree: SyntaxTree
  let macros: AvailabilityMacros
  var scopes: [Scope]
  var gates: [Gate] = []
  var conditions: [ConditionFact] = []
  var attributes: [AttributeFact] = []

  /// An open scope, and the node where it ends.
  struct Open {
    var scope: Int
    var endNode: Int
    /// The declaration whose attribute opened it.
    var declaration: Int?
  }
  /// A region ahead of the current node.
  struct Region {
    enum Content {
      case known(AvailabilityContext, gate: Int?, isUnavailable: Bool, declaration: Int?)
      /// The region where the condition list of the statement does not hold.
      case failure(statement: Int)
      /// The region where the condition list of the `guard` holds.
      case success(statement: Int)
    }
    var nodes: Range<Int>
    var tokens: Range<Int>
    var content: Content
  }
  private var open: [Open]
  private var ahead: [Region] = []
  private let readings: AttributeReadings
  /// The condition facts by the nodes of their elements.
  private var conditionOfElement: [Int: Int] = [:]

  init(
    tree: SyntaxTree, context: AvailabilityContext, macros: AvailabilityMacros, readings: AttributeReadings
  ) {
    self.tree = tree
    self.macros = macros
    self.readings = readings
    scopes = [
      Scope(tokens: 0..<tree.tokens.count, parent: 0, context: context, gate: nil, isUnavailable: false)
    ]
    open = [Open(scope: 0, endNode: tree.nodes.count)]
  }

  mutating func run() {
    tree.nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices {
        // Most nodes are irrelevant.
        let kind = nodes[index].kind
        let speaks = kind == .availabilityCondition || kind == .attribute || kind == .ifConfig
        if speaks || index >= upcoming { visit(index, kind) }
      }
    }
  }

  /// The node where the next region begins.
  private var upcoming: Int { ahead.last?.nodes.lowerBound ?? .max }

  private mutating func visit(_ index: Int, _ kind: NodeKind) {
    while open.count > 1, index >= open[open.count - 1].endNode { open.removeLast() }
    while let next = ahead.last, next.nodes.lowerBound <= index {
      ahead.removeLast()
      if next.nodes.lowerBound == index { enter(next) }
    }
    switch kind {
    case .availabilityCondition: addCondition(index)
    case .attribute: addAttribute(index)
    case .ifConfig: addConditionalCompilation(index)
    default: break
    }
  }

  // MARK: Regions

  private mutating func expect(_ nodes: Range<Int>, tokens: Range<Int>, _ content: Region.Content) {
    if !nodes.isEmpty { ahead.append(Region(nodes: nodes, tokens: tokens, content: content)) }
  }

  private mutating func enter(_ region: Region) {
    let around = open[open.count - 1].scope
    var scope = Scope(
      tokens: region.tokens, parent: around, context: scopes[around].context, gate: nil,
      isUnavailable: scopes[around].isUnavailable)
    var declaration: Int?
    switch region.content {
    case .known(let context, let gate, let isUnavailable, let owner):
      scope.context = context
      scope.gate = gate
      scope.isUnavailable = scope.isUnavailable || isUnavailable
      declaration = owner
    case .failure(let statement):
      let facts = conditions(of: statement)
      guard let first = facts.list.first, facts.isComplete else { return }
      gates.append(Gate(node: first.node, holds: false))
      scope.gate = gates.count - 1
      scope.context = scope.context.narrowedByFailure(of: facts.list.map(\.condition), gate: scope.gate)
    case .success(let statement):
      for fact in conditions(of: statement).list {
        gates.append(Gate(node: fact.node, holds: true))
        scope.gate = gates.count - 1
        scope.context = scope.context.narrowed(by: fact.condition, holds: true, gate: scope.gate)
      }
    }
    scopes.append(scope)
    open.append(Open(scope: scopes.count - 1, endNode: region.nodes.upperBound, declaration: declaration))
  }

  /// The availability conditions in a statement's list, and whether the list has no other elements.
  private func conditions(of statement: Int) -> (list: [ConditionFact], isComplete: Bool) {
    var list: [ConditionFact] = []
    var isComplete = true
    for element in Syntax(tree: tree, index: statement).children where element.kind == .conditionElement {
      if let fact = conditionOfElement[element.index] {
        list.append(conditions[fact])
      } else {
        isComplete = false
      }
    }
    return (list, isComplete)
  }

  // MARK: Conditions

  private mutating func addCondition(_ index: Int) {
    let node = Syntax(tree: tree, index: index)
    // The compiler rejects it anywhere else.
    guard let element = node.parent, element.kind == .conditionElement, let statement = element.parent,
      element.tokenIndices == node.tokenIndices
    else { return }
    let condition = AvailabilityCondition(
      isUnavailable: node.flags.contains(.negated), arguments: arguments(of: node), macros: macros)
    let scope = open[open.count - 1].scope
    let isFirst = !statement.children.prefix { $0.index < element.index }.contains {
      conditionOfElement[$0.index] != nil
    }
    conditionOfElement[element.index] = conditions.count
    conditions.append(
      ConditionFact(
        node: index, statement: statement.index, condition: condition, scope: scope,
        judgement: scopes[scope].context.judge(condition)))

    guard let body = statement.child(.codeBlock) else { return }
    var narrowedEnd = body
    switch statement.kind {
    case .ifStatement:
      if isFirst, let other = statement.children.first(where: { $0.index > body.index }) {
        expect(other, .failure(statement: statement.index))
      }
    case .guardStatement:
      if isFirst {
        expectRest(after: statement)
        expect(body, .failure(statement: statement.index))
      }
      narrowedEnd = statement.children(.conditionElement).last ?? element
    case .whileStatement: break
    default: return
    }
    gates.append(Gate(node: index, holds: true))
    let narrowed = scopes[scope].context.narrowed(by: condition, holds: true, gate: gates.count - 1)
    expect(
      Int(element.node.endNode)..<Int(narrowedEnd.node.endNode),
      tokens: Int(element.node.endToken)..<Int(narrowedEnd.node.endToken),
      .known(narrowed, gate: gates.count - 1, isUnavailable: false, declaration: nil))
  }

  private mutating func expect(_ node: Syntax, _ content: Region.Content) {
    expect(node.index..<Int(node.node.endNode), tokens: node.tokenIndices, content)
  }

  /// Adds the region after a `guard` in its block. A `guard` inside `#if` is effective only up to the end of
  /// the clause: after that, it is unknown whether the clause was built.
  private mutating func expectRest(after statement: Syntax) {
    guard let block = statement.parent else { return }
    expect(
      Int(statement.node.endNode)..<Int(block.node.endNode),
      tokens: Int(statement.node.endToken)..<Int(block.node.endToken),
      .success(statement: statement.index))
  }

  // MARK: Attributes

  private mutating func addAttribute(_ index: Int) {
    let node = Syntax(tree: tree, index: index)
    let isAvailable = tree.token(node.anchorIndex, is: "available")
    guard isAvailable || tree.token(node.anchorIndex, is: "backDeployed") else { return }
    guard var declaration = node.parent else { return }
    while declaration.kind == .ifConfigClause || declaration.kind == .ifConfig {
      guard let parent = declaration.parent else { return }
      declaration = parent
    }
    let scope = scopeAround(declaration.index)
    let context = scopes[scope].context
    guard isAvailable else {
      var texts = arguments(of: node)
      if !texts.isEmpty { texts[0] = Array("before: ".utf8) + texts[0] }
      let deployment = BackDeployment(arguments: texts, macros: macros)
      attributes.append(
        AttributeFact(
          node: index, declaration: declaration.index, content: .backDeployed(deployment), scope: scope,
          judgement: context.judge(deployment)))
      return
    }
    let (attribute, judgement) = reading(of: node)
    attributes.append(
      AttributeFact(
        node: index, declaration: declaration.index, content: .available(attribute), scope: scope,
        judgement: scope == 0 ? judgement : context.judge(attribute)))
    gates.append(Gate(node: index, holds: true))
    // Inside `#if` it is effective only up to the end of the clause, like a `guard`.
    guard node.parent == declaration else { return }
    // Another attribute of the declaration may have narrowed the context already.
    let inner = scopes[open[open.count - 1].scope].context
    expect(
      Int(node.node.endNode)..<Int(declaration.node.endNode),
      tokens: Int(node.node.endToken)..<Int(declaration.node.endToken),
      .known(
        inner.narrowed(by: attribute, gate: gates.count - 1), gate: gates.count - 1,
        isUnavailable: attribute.isUnavailable(on: context), declaration: declaration.index))
  }

  private func reading(of node: Syntax) -> AttributeReadings.Reading {
    readings.reading(of: node.text) {
      let attribute = AvailabilityAttribute(arguments: arguments(of: node), macros: macros)
      return (attribute, scopes[0].context.judge(attribute))
    }
  }

  /// The innermost scope that was not opened by an attribute of the declaration.
  private func scopeAround(_ declaration: Int) -> Int {
    var depth = open.count - 1
    while depth > 0, open[depth].declaration == declaration { depth -= 1 }
    return open[depth].scope
  }

  private func arguments(of node: Syntax) -> [ArraySlice<UInt8>] {
    node.children.lazy.filter { $0.kind == .availabilityArgument }.map { tree.text.bytes[$0.range] }
  }

  // MARK: Conditional compilation

  private mutating func addConditionalCompilation(_ index: Int) {
    let context = scopes[open[open.count - 1].scope].context
    var remaining = context
    var regions: [Region] = []
    for clause in Syntax(tree: tree, index: index).children where clause.kind == .ifConfigClause {
      var inside = remaining
      if let text = clause.child(.ifConfigCondition)?.text {
        let condition = PlatformCondition(text)
        inside = remaining.narrowed(to: condition)
        remaining = remaining.narrowed(to: condition, holds: false)
      }
      guard inside != context else { continue }
      regions.append(
        Region(
          nodes: clause.index..<Int(clause.node.endNode), tokens: clause.tokenIndices,
          content: .known(inside, gate: nil, isUnavailable: false, declaration: nil)))
    }
    ahead.append(contentsOf: regions.reversed())
  }
}

extension AvailabilityAttribute {
  /// Whether the attribute says `unavailable` for a platform built.
  fileprivate func isUnavailable(on context: AvailabilityContext) -> Bool {
    guard case .long(let long) = form, long.unavailable != nil else { return false }
    switch long.name {
    case nil: return true
    case .anyAppleOS: return !context.platforms.isEmpty
    case .platform(let platform, _):
      return context.platforms.contains {
        $0.platform == platform
          || platform == .iOS && ($0.platform == .macCatalyst || $0.platform == .visionOS)
      }
    case .otherSystem, .swiftLanguage, .swiftRuntime, .packageDescription, .custom: return false
    }
  }
}

extension SyntaxTree {
  /// Whether a token has this spelling.
  func token(_ index: Int, is text: StaticString) -> Bool {
    let token = tokens[index]
    guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in
      self.text.bytes.withUnsafeBufferPointer { bytes in
        expected.elementsEqual(bytes[token.range])
      }
    }
  }
}
