public enum Parser {
  public static func nodes(of text: SourceText, tokens: [Token]) -> [Node] {
    [
      Node(
        kind: .sourceFile, flags: [], firstToken: 0, endToken: UInt32(tokens.count), anchor: 0, endNode: 1,
        parent: 0)
    ]
  }
}
