/// A file with its tokens and its light structure. Parsing never fails: anything unexpected stays as tokens.
public final class SyntaxTree: Sendable {
  public let text: SourceText
  /// All tokens in source order; the last is `endOfFile`.
  public let tokens: [Token]
  /// All nodes in pre-order; the first is `sourceFile`.
  public let nodes: [Node]

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

  /// The nodes with the given kinds, in source order.
  public func nodes(where isIncluded: (NodeKind) -> Bool) -> [Syntax] {
    nodes.indices.filter { isIncluded(nodes[$0].kind) }.map { Syntax(tree: self, index: $0) }
  }
}
