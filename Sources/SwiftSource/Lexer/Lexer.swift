public enum Lexer {
  public static func tokens(of text: SourceText) -> [Token] {
    [Token(kind: .endOfFile, start: UInt32(text.bytes.count), end: UInt32(text.bytes.count))]
  }
}
