/// Memory for tokens that is used again from file to file, so that a worker allocates it once.
///
/// Not for use by two threads at a time.
public final class TokenBuffer {
  var storage: UnsafeMutablePointer<Token>
  var capacity: Int
  /// The tokens of the last file lexed into this buffer.
  public internal(set) var count = 0
  /// How many bytes the lexer read ahead, to come back to: what keeps it linear is that this stays in proportion
  /// to the file's length.
  public internal(set) var bytesReadAhead = 0

  public init(capacity: Int = 1024) {
    self.capacity = max(capacity, 16)
    storage = .allocate(capacity: self.capacity)
  }

  deinit {
    storage.deallocate()
  }

  /// The tokens, in order; the last is `endOfFile`. Valid until the next file is lexed into this buffer.
  public var tokens: UnsafeBufferPointer<Token> { UnsafeBufferPointer(start: storage, count: count) }
}
