/// The kinds of token (or trivia) that can start with a byte.
enum ByteClass: UInt8 {
  /// Spaces, tabs, vertical tabs and form feeds.
  case space
  case newline
  case nameStart
  case digit
  case quote
  case backtick
  case dollar
  case pound
  case slash
  case colon
  case openParen
  case closeParen
  /// A token of its own: see `LexerTables.punctuation`.
  case punctuation
  case period
  case exclamationOrQuestion
  /// `<` and `>` may also start a conflict marker, `<` a placeholder.
  case angle
  /// Any other ASCII operator character.
  case operatorStart
  case nonASCII
  /// NUL and other control characters: invalid, treated as trivia.
  case control
}

/// The roles that a byte can have inside a token, as bits.
enum ByteTrait {
  static let nameContinuation: UInt8 = 1 << 0
  static let operatorContinuation: UInt8 = 1 << 1
  /// Ends a plain run of a string segment.
  static let stringSpecial: UInt8 = 1 << 2
  static let hexDigit: UInt8 = 1 << 3
  static let digit: UInt8 = 1 << 4
}

/// The lexer's tables, with one entry for each byte. Built once, never freed.
struct LexerTables: @unchecked Sendable {
  static let shared = LexerTables()

  let classes: UnsafePointer<ByteClass>
  let traits: UnsafePointer<UInt8>
  let punctuation: UnsafePointer<TokenKind>

  private init() {
    let classes = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    classes.initialize(repeating: .control, count: 128)
    (classes + 128).initialize(repeating: .nonASCII, count: 128)
    let traits = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    traits.initialize(repeating: 0, count: 256)
    let punctuation = UnsafeMutablePointer<TokenKind>.allocate(capacity: 256)
    punctuation.initialize(repeating: .unknown, count: 256)

    func set(_ characters: String, _ byteClass: ByteClass) {
      for byte in characters.utf8 { classes[Int(byte)] = byteClass }
    }
    func add(_ trait: UInt8, _ characters: String) {
      for byte in characters.utf8 { traits[Int(byte)] |= trait }
    }
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
    set(" \t\u{B}\u{C}", .space)
    set("\r", .newline)
    set("\n", .newline)
    set(letters, .nameStart)
    set("0123456789", .digit)
    set("\"'", .quote)
    set("`", .backtick)
    set("$", .dollar)
    set("#", .pound)
    set("/", .slash)
    set(":", .colon)
    set("(", .openParen)
    set(")", .closeParen)
    set(".", .period)
    set("!?", .exclamationOrQuestion)
    set("<>", .angle)
    set("=-+*%&|^~", .operatorStart)
    add(ByteTrait.nameContinuation, letters + "0123456789$")
    add(ByteTrait.operatorContinuation, "/=-+*%<>!&|^~.?")
    add(ByteTrait.stringSpecial, "\"'\\\n\r")
    add(ByteTrait.hexDigit, "0123456789abcdefABCDEF")
    add(ByteTrait.digit, "0123456789")

    let kinds: [(Character, TokenKind)] = [
      ("@", .atSign), ("{", .leftBrace), ("}", .rightBrace), ("[", .leftSquare), ("]", .rightSquare),
      (",", .comma), (";", .semicolon), ("\\", .backslash),
    ]
    for (character, kind) in kinds {
      let byte = Int(character.asciiValue!)
      classes[byte] = .punctuation
      punctuation[byte] = kind
    }
    self.classes = UnsafePointer(classes)
    self.traits = UnsafePointer(traits)
    self.punctuation = UnsafePointer(punctuation)
  }
}
