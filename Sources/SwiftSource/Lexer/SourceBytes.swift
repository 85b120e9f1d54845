/// The bytes of a file with the lexer's tables. Offsets are not checked in release builds.
struct SourceBytes {
  let start: UnsafePointer<UInt8>
  let count: Int
  let classes: UnsafePointer<ByteClass>
  let traits: UnsafePointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>, tables: LexerTables) {
    start = bytes.baseAddress ?? UnsafePointer(tables.traits)
    count = bytes.count
    classes = tables.classes
    traits = tables.traits
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count)
    return start[offset]
  }

  /// The byte at an offset; NUL, which has no meaning in Swift, at and after the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < count ? start[offset] : 0 }

  @inline(__always)
  func has(_ trait: UInt8, _ offset: Int) -> Bool { traits[Int(self[offset])] & trait != 0 }

  /// Eight bytes as a little-endian number.
  @inline(__always)
  func eight(_ offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count)
    return UInt64(littleEndian: UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  func isNewline(_ offset: Int) -> Bool {
    let byte = byte(offset)
    return byte == Ascii.lineFeed || byte == Ascii.carriageReturn
  }

  /// The offset of the next line feed or carriage return, or the end.
  func endOfLine(_ offset: Int) -> Int {
    let lineFeeds = EightBytes.repeating(Ascii.lineFeed)
    let returns = EightBytes.repeating(Ascii.carriageReturn)
    var at = offset
    while at + 8 <= count {
      let word = eight(at)
      let found = EightBytes.zeroBytes(word ^ lineFeeds) | EightBytes.zeroBytes(word ^ returns)
      if found != 0 { return at + found.trailingZeroBitCount / 8 }
      at += 8
    }
    while at < count, !isNewline(at) { at += 1 }
    return at
  }

  /// The end of a run of ASCII identifier characters.
  @inline(__always)
  func endOfASCIIName(_ offset: Int) -> Int {
    var at = offset
    while at + 8 <= count {
      let others = EightBytes.bytesOutsideNames(eight(at))
      if others != 0 { return at + others.trailingZeroBitCount / 8 }
      at += 8
    }
    while at < count, has(ByteTrait.nameContinuation, at) { at += 1 }
    return at
  }

  /// The end of a run of equal bytes.
  @inline(__always)
  func endOfRun(_ byte: UInt8, _ offset: Int) -> Int {
    var at = offset
    while at < count, start[at] == byte { at += 1 }
    return at
  }

  /// The end of a run of spaces and tabs.
  func endOfBlanks(_ offset: Int) -> Int {
    var at = offset
    while byte(at) == Ascii.space || byte(at) == Ascii.tab { at += 1 }
    return at
  }

  /// Whether the bytes at an offset begin with an ASCII text.
  func starts(with text: StaticString, _ offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount where start[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}

/// Operations on eight bytes at once.
enum EightBytes {
  @inline(__always)
  static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Sets the top bit of each byte that is zero. Bytes above the lowest such byte may be marked wrongly.
  @inline(__always)
  static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}

extension EightBytes {
  /// Sets the top bit of each byte that is not an ASCII letter, digit, underscore or dollar sign.
  @inline(__always)
  static func bytesOutsideNames(_ word: UInt64) -> UInt64 {
    let low = word & repeating(0x7F)
    // A sum has its top bit set where a byte is at or above a bound.
    let lowercase = low | repeating(0x20)
    let letters = (lowercase &+ repeating(0x80 - 0x61)) & ~(lowercase &+ repeating(0x80 - 0x7B))
    let digits = (low &+ repeating(0x80 - 0x30)) & ~(low &+ repeating(0x80 - 0x3A))
    let noUnderscore = (low ^ repeating(0x5F)) &+ repeating(0x7F)
    let noDollar = (low ^ repeating(0x24)) &+ repeating(0x7F)
    return (~(letters | digits) & noUnderscore & noDollar | word) & repeating(0x80)
  }
}

/// ASCII characters by name.
enum Ascii {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let pound = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let period = UInt8(ascii: ".")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let openParen = UInt8(ascii: "(")
  static let closeParen = UInt8(ascii: ")")
  static let openSquare = UInt8(ascii: "[")
  static let closeSquare = UInt8(ascii: "]")
  static let underscore = UInt8(ascii: "_")
}
