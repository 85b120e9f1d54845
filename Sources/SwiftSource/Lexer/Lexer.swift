/// Splits Swift source into the tokens of SwiftSyntax's lexer.
///
/// It never fails and never reports. For any bytes, the tokens and the gaps between them (see `Trivia`)
/// reproduce the file, in order and without overlap, and the last token is `endOfFile`. A malformed token has
/// a flag.
public enum Lexer {
  /// The longest file that offsets of a `Token` can address, in bytes.
  public static let maximumLength = Int(UInt32.max)

  public static func tokens(of text: SourceText) -> [Token] {
    let buffer = TokenBuffer(capacity: text.bytes.count / 6 + 16)
    text.bytes.withUnsafeBufferPointer { lex($0, into: buffer) }
    return Array(buffer.tokens)
  }

  /// Lexes a file of at most `maximumLength` bytes into a buffer, and replaces the buffer's tokens.
  public static func lex(_ bytes: UnsafeBufferPointer<UInt8>, into buffer: TokenBuffer) {
    precondition(bytes.count <= maximumLength, "a file of more than \(maximumLength) bytes")
    var scanner = TokenScanner(bytes, storage: buffer.storage, capacity: buffer.capacity)
    scanner.scan()
    buffer.storage = scanner.tokens
    buffer.capacity = scanner.capacity
    buffer.count = scanner.count
    buffer.bytesReadAhead = scanner.lookahead.bytesRead
  }
}
