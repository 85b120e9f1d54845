/// A reusable buffer for tokens, so that a worker allocates memory once.
///
/// Not thread-safe.
public final class TokenBuffer {
  var storage: UnsafeMutablePointer<Token>
  var capacity: Int
  /// The number of tokens of the last file lexed into this buffer.
  public internal(set) var count = 0
  /// The number of bytes that the lexer read ahead. It must be proportional to the file's length for lexing
  /// to take linear time.
  public internal(set) var bytesReadAhead = 0

  public init(capacity: Int = 1024) {
    self.capacity = max(capacity, 16)
    storage = .allocate(capacity: self.capacity)
  }

  deinit {
    storage.deallocate()
  }

  /// The tokens in source order; the last is `endOfFile`. Valid until the next file is lexed into this
  /// buffer.
  public var tokens: UnsafeBufferPointer<Token> { UnsafeBufferPointer(start: storage, count: count) }
}
