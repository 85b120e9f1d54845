/// The words that the grammar gives a meaning to, somewhere.
public enum Keyword: UInt8, Sendable {
  case none
}
