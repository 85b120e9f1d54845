import SystemCalls

/// A file with its tokens and its light structure. Parsing never fails: anything unexpected stays as tokens.
public final class SyntaxTree: Sendable {
  public let text: SourceText
  /// All tokens in source order; the last is `endOfFile`.
  public let tokens: [Token]
  /// All nodes in pre-order; the first is `sourceFile`.
  public let nodes: [Node]
  /// The nodes of the types that the file declares or extends, by the last component of their name.
  private let types = Lazy<[String: [Int]]>()
  /// The nodes of its functions, aliases of types and deinitializers, by name.
  private let declarations = Lazy<[String: [Int]]>()
  /// The accessor blocks of its variables, by the variables' names.
  private let accessors = Lazy<[String: [Int]]>()
  private let modules = Lazy<Set<String>>()
  private let table = Lazy<OperatorTable>()

  public convenience init(_ text: SourceText) {
    self.init(text, tokens: Lexer.tokens(of: text))
  }

  /// - Parameter tokens: the tokens of the text.
  public init(_ text: SourceText, tokens: [Token]) {
    self.text = text
    self.tokens = tokens
    self.nodes = Parser.nodes(of: text, tokens: tokens)
  }

  public convenience init(_ source: String) {
    self.init(SourceText(source))
  }

  public var root: Syntax { Syntax(tree: self, index: 0) }

  /// The declarations and extensions of a type, by the last component of its name. `nil`: the file has none.
  public func types(named name: String) -> [Syntax]? {
    let types = types.get {
      Dictionary(grouping: nodes(where: \.isTypeDeclaration)) { $0.extendedOrDeclaredName ?? "" }
        .mapValues { $0.map(\.index) }
    }
    return types[name]?.map { Syntax(tree: self, index: $0) }
  }

  /// The functions, methods and aliases of types of a name that the file declares; its deinitializers by `deinit`.
  public func declarations(named name: String) -> [Syntax] {
    let found = declarations.get {
      let nodes = nodes {
        $0 == .functionDeclaration || $0 == .typealiasDeclaration || $0 == .deinitializerDeclaration
      }
      return Dictionary(grouping: nodes) { $0.declaredName ?? "" }.mapValues { $0.map(\.index) }
    }
    return found[name]?.map { Syntax(tree: self, index: $0) } ?? []
  }

  /// What the variables and properties of a name hold between braces: accessors, observers or what a getter does.
  public func accessorBlocks(ofVariables name: String) -> [Syntax] {
    let found = accessors.get {
      Dictionary(grouping: nodes { $0 == .accessorBlock }) { $0.parent?.declaredName ?? "" }
        .mapValues { $0.map(\.index) }
    }
    return found[name]?.map { Syntax(tree: self, index: $0) } ?? []
  }

  /// The first names of what the file imports.
  public var importedModules: Set<String> {
    modules.get { Set(nodes { $0 == .importDeclaration }.map { text(ofToken: $0.anchorIndex) }) }
  }

  /// The standard operators and those that the file declares.
  public var operators: OperatorTable {
    table.get {
      var table = OperatorTable.standard
      if nodes.contains(where: { $0.kind == .operatorDeclaration }) { table.add(self) }
      return table
    }
  }

  /// The nodes with the given kinds, in source order.
  public func nodes(where isIncluded: (NodeKind) -> Bool) -> [Syntax] {
    var found: [Syntax] = []
    // All rules ask this. Debug builds, which tests run, take many times as long for `indices.filter`.
    var index = 0
    while index < nodes.count {
      if isIncluded(nodes[index].kind) { found.append(Syntax(tree: self, index: index)) }
      index += 1
    }
    return found
  }
}
