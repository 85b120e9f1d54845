/// The precedence of infix operators: the standard ones, and those that files declare.
public struct OperatorTable: Sendable {
  public enum Associativity: Sendable { case left, right, none }

  struct Group: Sendable {
    var associativity = Associativity.none
    var higherThan: [String] = []
    var lowerThan: [String] = []
  }

  enum Order { case higher, lower, unrelated }

  private var groups: [String: Group]
  /// The group of each operator. An operator that is declared without a group is not a key.
  private var groupsOfOperators: [String: String]
  private var declared: Set<String>

  /// The operators of the standard library.
  public static let standard = OperatorTable()

  private init() {
    let right: Set = [
      "AssignmentPrecedence", "FunctionArrowPrecedence", "TernaryPrecedence", "NilCoalescingPrecedence",
    ]
    let none: Set = [
      "DefaultPrecedence", "ComparisonPrecedence", "CastingPrecedence", "RangeFormationPrecedence",
      "BitwiseShiftPrecedence",
    ]
    groups = [:]
    groupsOfOperators = [:]
    var lower: String?
    for (name, operators) in Self.standardGroups {
      let associativity: Associativity = right.contains(name) ? .right : none.contains(name) ? .none : .left
      groups[name] = Group(associativity: associativity, higherThan: lower.map { [$0] } ?? [])
      for text in operators.split(separator: " ") { groupsOfOperators[String(text)] = name }
      lower = name
    }
    groups["DefaultPrecedence"] = Group(higherThan: ["TernaryPrecedence"])
    declared = Set(groupsOfOperators.keys).union(["~>"])
  }

  /// From the lowest to the highest, without `DefaultPrecedence`.
  private static let standardGroups: [(String, String)] = [
    ("AssignmentPrecedence", "*= &*= /= %= += &+= -= &-= <<= &<<= >>= &>>= &= ^= |="),
    ("FunctionArrowPrecedence", ""),
    ("TernaryPrecedence", ""),
    ("LogicalDisjunctionPrecedence", "||"),
    ("LogicalConjunctionPrecedence", "&&"),
    ("ComparisonPrecedence", "< <= > >= == != === !== ~="),
    ("NilCoalescingPrecedence", "??"),
    ("CastingPrecedence", ""),
    ("RangeFormationPrecedence", "... ..<"),
    ("AdditionPrecedence", "+ &+ - &- | ^"),
    ("MultiplicationPrecedence", "* &* / % &"),
    ("BitwiseShiftPrecedence", "<< &<< >> &>>"),
  ]

  func group(ofOperator text: String) -> String? { groupsOfOperators[text] }

  func associativity(of group: String) -> Associativity { groups[group]?.associativity ?? .none }

  /// How tightly operators of one group bind, compared with those of another.
  func order(_ first: String, _ second: String) -> Order {
    if first == second { return .unrelated }
    if reaches(first, from: second, \.lowerThan) || reaches(second, from: first, \.higherThan) {
      return .higher
    }
    if reaches(second, from: first, \.lowerThan) || reaches(first, from: second, \.higherThan) {
      return .lower
    }
    return .unrelated
  }

  private func reaches(_ target: String, from start: String, _ relation: KeyPath<Group, [String]>) -> Bool {
    var seen: Set<String> = []
    var open = [start]
    while let name = open.popLast() {
      for other in groups[name]?[keyPath: relation] ?? [] {
        if other == target { return true }
        if seen.insert(other).inserted { open.append(other) }
      }
    }
    return false
  }
}

// MARK: Declarations

extension OperatorTable {
  /// Adds the operators and precedence groups that a file declares at its top. The first declaration of a name counts.
  public mutating func add(_ tree: SyntaxTree) {
    for node in tree.root.children {
      switch node.kind {
      case .operatorDeclaration: addOperator(node)
      case .precedenceGroupDeclaration: addGroup(node)
      default: break
      }
    }
  }

  private mutating func addOperator(_ node: Syntax) {
    let tree = node.tree
    guard node.tokenIndices.contains(where: { tree.tokens[$0].keyword == .infix }) || !node.statesFixity
    else { return }
    var end = node.anchorIndex + 1
    while end < node.tokenIndices.upperBound, tree.tokens[end].flags.contains(.joinedToPrevious),
      tree.tokens[end].kind != .colon, tree.tokens[end].kind != .leftBrace
    {
      end += 1
    }
    let text = tree.text[Int(node.anchor.start)..<Int(tree.tokens[end - 1].end)]
    guard declared.insert(text).inserted, end + 1 < node.tokenIndices.upperBound,
      tree.tokens[end].kind == .colon
    else { return }
    groupsOfOperators[text] = tree.text(ofToken: end + 1)
  }

  private mutating func addGroup(_ node: Syntax) {
    guard let name = node.declaredName, groups[name] == nil else { return }
    let tree = node.tree
    var group = Group()
    var attribute = Keyword.none
    for index in node.tokenIndices where index > node.anchorIndex {
      let token = tree.tokens[index]
      if index + 1 < node.tokenIndices.upperBound, tree.tokens[index + 1].kind == .colon {
        attribute = token.keyword
        continue
      }
      guard token.kind == .identifier || token.kind == .keyword else { continue }
      switch attribute {
      case .higherThan: group.higherThan.append(tree.text(ofToken: index))
      case .lowerThan: group.lowerThan.append(tree.text(ofToken: index))
      case .associativity:
        group.associativity = token.keyword == .left ? .left : token.keyword == .right ? .right : .none
      default: break
      }
    }
    groups[name] = group
  }
}

extension Syntax {
  /// Whether an operator's declaration states `prefix`, `postfix` or `infix`.
  fileprivate var statesFixity: Bool {
    tokenIndices.contains {
      [.prefix, .postfix, .infix].contains(tree.tokens[$0].keyword) && $0 < anchorIndex
    }
  }
}
