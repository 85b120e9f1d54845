import SwiftSource

/// Something that both the light structure and SwiftSyntax's tree say of a file.
struct StructureFact: Hashable, Comparable {
  /// What it is: `NodeKind`'s name, or `item` for a statement or declaration in a block.
  var kind: StructureFactKind
  /// UTF-8 byte offsets.
  var start: Int
  var end: Int
  /// Where the name or label starts, or a flag; -1 if there is none.
  var extra: Int

  static func < (left: StructureFact, right: StructureFact) -> Bool {
    (left.start, left.end, left.kind.rawValue, left.extra)
      < (right.start, right.end, right.kind.rawValue, right.extra)
  }
}

/// The number of a kind of facts: that of a `NodeKind`, or `item`.
struct StructureFactKind: RawRepresentable, Hashable {
  var rawValue: UInt8

  static let item = StructureFactKind(rawValue: .max)

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ kind: NodeKind) { self.rawValue = kind.rawValue }

  init?(name: Substring) {
    guard let kind = Self.byName[name] else { return nil }
    self = kind
  }

  var name: String { NodeKind(rawValue: rawValue).map { "\($0)" } ?? "item" }

  /// What the issue sets a goal for, together.
  var category: String {
    guard let kind = NodeKind(rawValue: rawValue) else { return "statement boundaries" }
    switch kind {
    case .availabilityCondition, .availabilityArgument: return "availability"
    case .attribute: return "attributes"
    case .conditionElement: return "conditions"
    case .codeBlock, .memberBlock, .accessorBlock, .switchCase, .caseLabel: return "blocks"
    case .ifConfig, .ifConfigClause, .ifConfigCondition: return "conditional compilation"
    case .closure, .closureSignature, .trailingClosure: return "closures"
    case .chain, .memberSuffix, .callSuffix, .subscriptSuffix, .operatorSuffix, .genericArguments, .argument,
      .keyPath, .macroExpansion:
      return "chains"
    case .type, .tuple, .collection, .stringLiteral, .interpolation: return "types and literals"
    case .binding, .initializer, .enumElement, .genericParameter, .genericParameters, .parameters, .parameter,
      .returnType, .inheritance, .whereClause, .accessorDeclaration:
      return "parts of declarations"
    default: return "\(kind)".hasSuffix("Declaration") ? "declarations" : "statements"
    }
  }

  private static let byName: [Substring: StructureFactKind] = {
    var kinds: [Substring: StructureFactKind] = ["item": .item]
    for kind in NodeKind.allCases { kinds["\(kind)"[...]] = StructureFactKind(kind) }
    return kinds
  }()
}

extension StructureFact {
  /// What the light structure says, sorted.
  static func facts(of tree: SyntaxTree) -> [StructureFact] {
    var facts: [StructureFact] = []
    facts.reserveCapacity(tree.nodes.count * 2)
    for index in tree.nodes.indices.dropFirst() {
      let node = tree.nodes[index]
      let start = Int(tree.tokens[Int(node.firstToken)].start)
      let end = Int(tree.tokens[max(Int(node.endToken), 1) - 1].end)
      if isItem(node, in: tree) {
        facts.append(StructureFact(kind: .item, start: start, end: end, extra: -1))
      }
      guard let extra = extra(of: node, in: tree), start < end else { continue }
      facts.append(StructureFact(kind: StructureFactKind(node.kind), start: start, end: end, extra: extra))
    }
    return facts.sorted()
  }

  private static func isItem(_ node: Node, in tree: SyntaxTree) -> Bool {
    let parent = tree.nodes[Int(node.parent)]
    switch parent.kind {
    case .sourceFile, .codeBlock, .memberBlock: return true
    case .closure: return node.kind != .closureSignature
    case .switchCase: return node.kind != .caseLabel
    case .accessorBlock: return parent.flags.contains(.implicitGetter)
    case .ifConfigClause:
      if node.kind == .ifConfigCondition { return false }
      var ancestor = parent
      while ancestor.kind == .ifConfigClause || ancestor.kind == .ifConfig {
        ancestor = tree.nodes[Int(ancestor.parent)]
      }
      switch ancestor.kind {
      case .sourceFile, .codeBlock, .memberBlock, .closure, .switchCase, .accessorBlock: return true
      default: return false
      }
    default: return false
    }
  }

  /// `nil` for what the two sides do not compare.
  private static func extra(of node: Node, in tree: SyntaxTree) -> Int? {
    let anchor = Int(tree.tokens[Int(node.anchor)].start)
    switch node.kind {
    case .expressionStatement, .unexpected, .sourceFile: return nil
    case .operatorSuffix where tree.nodes[Int(node.parent)].kind == .keyPath: return nil
    case .importDeclaration, .structDeclaration, .classDeclaration, .enumDeclaration, .protocolDeclaration,
      .actorDeclaration, .extensionDeclaration, .typealiasDeclaration, .associatedtypeDeclaration,
      .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration,
      .variableDeclaration, .enumCaseDeclaration, .operatorDeclaration, .precedenceGroupDeclaration,
      .macroDeclaration, .accessorDeclaration, .attribute, .enumElement, .availabilityCondition,
      .memberSuffix,
      .macroExpansion, .closureSignature:
      return anchor
    case .argument: return node.flags.contains(.labeled) ? anchor : -1
    case .accessorBlock: return node.flags.contains(.implicitGetter) ? 1 : 0
    default: return -1
    }
  }
}
