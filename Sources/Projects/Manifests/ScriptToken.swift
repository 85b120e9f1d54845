/// A token of a manifest that is a program (Swift, Ruby, Starlark).
struct ScriptToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword, without back-ticks.
    case name
    /// A literal. `text` is its value up to the first interpolation; `isConstant` tells whether that is all.
    case string
    case number
    /// One byte of punctuation.
    case mark
  }

  var kind: Kind
  var text: String
  /// `false` for a string with an interpolation.
  var isConstant = true
  /// From 1.
  var line: Int
  /// The byte range, including the quotes of a string.
  var range: Range<Int>

  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
  func isName(_ name: String) -> Bool { kind == .name && text == name }
}

/// Splits a manifest into tokens. Comments are skipped. A string is one token, so its contents are not
/// mistaken for code. It never fails: an unterminated string ends at the end of the file.
///
/// The lexer of `SwiftSource` handles only Swift; this small scanner serves three languages.
struct ScriptScanner {
  enum Language {
    case swift, ruby, starlark
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: Language
  private var index = 0
  private var line = 1
  private var tokens: [ScriptToken] = []
  /// The terminators of the here-documents that begin on the next line (`<<-DESC`).
  private var openTexts: [[UInt8]] = []

  static func tokens(of bytes: [UInt8], _ language: Language) -> [ScriptToken] {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = ScriptScanner(bytes: bytes, language: language)
      scanner.scan()
      return scanner.tokens
    }
  }

  /// - Parameter bytes: must stay valid while it scans.
  private init(bytes: UnsafeBufferPointer<UInt8>, language: Language) {
    self.bytes = bytes
    self.language = language
    tokens.reserveCapacity(bytes.count / 8)
  }

  /// The text of each mark.
  private static let marks = (0...UInt8.max).map { String(UnicodeScalar($0)) }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func scan() {
    while index < bytes.count {
      let start = index
      switch byte() {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
        for word in openTexts { skipText(to: word) }
        openTexts = []
      case 0...0x20: index += 1
      case UInt8(ascii: "<") where language == .ruby && (starts(with: "<<-") || starts(with: "<<~")):
        scanTextStart()
      case UInt8(ascii: "#") where language != .swift: skipLine()
      case UInt8(ascii: "/") where language == .swift && byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where language == .swift && byte(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""): scanString()
      case UInt8(ascii: "'") where language != .swift: scanString()
      case UInt8(ascii: "#") where byte(1) == UInt8(ascii: "\"") || byte(1) == UInt8(ascii: "#"):
        scanRawString()
      case let byte where byte.isDigit: scanWord(.number)
      case let byte where byte.isNamePart: scanWord(.name)
      case UInt8(ascii: "`"): index += 1
      default:
        append(.mark, Self.marks[Int(byte())], index..<index + 1)
        index += 1
      }
      precondition(index > start, "every round takes a byte")
    }
  }

  /// - Parameter first: the line in which it begins; `nil`: this one.
  private mutating func append(
    _ kind: ScriptToken.Kind, _ text: String, isConstant: Bool = true, _ range: Range<Int>,
    from first: Int? = nil
  ) {
    tokens.append(
      ScriptToken(kind: kind, text: text, isConstant: isConstant, line: first ?? line, range: range))
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  /// Scans the start of a here-document: `<<-DESC`, `<<~'DESC'`.
  private mutating func scanTextStart() {
    let start = index
    index += 3
    let quote = byte()
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    if isQuoted { index += 1 }
    let word = bytes[index...].prefix(while: \.isNamePart)
    index = min(index + word.count + (isQuoted ? 1 : 0), bytes.count)
    if !word.isEmpty { openTexts.append(Array(word)) }
    append(.string, "", isConstant: false, start..<index)
  }

  /// Skips to after the line that contains only the terminator, or to the end.
  private mutating func skipText(to word: [UInt8]) {
    while index < bytes.count {
      let start = index
      skipLine()
      let text = bytes[start..<index].filter { $0 > 0x20 }
      if index < bytes.count {
        index += 1
        line += 1
      }
      if text == word { return }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func scanWord(_ kind: ScriptToken.Kind) {
    let start = index
    // The point of a number, not of a range or a method.
    func isPoint() -> Bool { kind == .number && byte() == UInt8(ascii: ".") && byte(1).isDigit }
    while byte().isNamePart || isPoint() { index += 1 }
    append(kind, String(decoding: bytes[start..<index], as: UTF8.self), start..<index)
  }

  private mutating func scanString() {
    let quote = byte()
    let (first, start) = (line, index)
    let isLong = language != .ruby && byte(1) == quote && byte(2) == quote
    index += isLong ? 3 : 1
    if !isLong, scanPlainString(to: quote) { return }
    var value: [UInt8] = []
    var isConstant = true
    while index < bytes.count {
      if byte() == quote, !isLong || (byte(1) == quote && byte(2) == quote) {
        index += isLong ? 3 : 1
        break
      }
      if byte() == UInt8(ascii: "\n") {
        // Swift and Starlark strings end at the end of the line, so an unterminated one does not swallow the
        // rest.
        if !isLong, language != .ruby { break }
        line += 1
      }
      if byte() == UInt8(ascii: "\\"), index + 1 < bytes.count {
        if language == .swift, byte(1) == UInt8(ascii: "(") {
          isConstant = false
          index += 1
          skipInterpolation(UInt8(ascii: "("), UInt8(ascii: ")"))
          continue
        }
        if byte(1) == UInt8(ascii: "\n") { line += 1 }
        if isConstant { value.append(byte(1)) }
        index += 2
        continue
      }
      if language == .ruby, quote == UInt8(ascii: "\""), starts(with: "#{") {
        isConstant = false
        index += 1
        skipInterpolation(UInt8(ascii: "{"), UInt8(ascii: "}"))
        continue
      }
      if isConstant { value.append(byte()) }
      index += 1
    }
    append(
      .string, String(decoding: value, as: UTF8.self), isConstant: isConstant, start..<index, from: first)
  }

  /// Scans a string on one line without escapes or interpolations: the common case.
  private mutating func scanPlainString(to quote: UInt8) -> Bool {
    var end = index
    while end < bytes.count, bytes[end] != quote {
      switch bytes[end] {
      case UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "#"): return false
      default: end += 1
      }
    }
    guard end < bytes.count else { return false }
    append(.string, String(decoding: bytes[index..<end], as: UTF8.self), index - 1..<end + 1)
    index = end + 1
    return true
  }

  /// Skips from the opening bracket to after the closing one, including strings.
  private mutating func skipInterpolation(_ opening: UInt8, _ closing: UInt8) {
    var depth = 0
    while index < bytes.count {
      let current = byte()
      if current == UInt8(ascii: "\n") { line += 1 }
      index += 1
      if current == opening { depth += 1 }
      if current == closing {
        depth -= 1
        if depth == 0 { return }
      }
      if current == UInt8(ascii: "\"") {
        while index < bytes.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") { index += 1 }
        if byte() == UInt8(ascii: "\"") { index += 1 }
      }
    }
  }

  /// Scans `#"…"#`, which has no escapes.
  private mutating func scanRawString() {
    let start = index
    while byte() == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    guard byte() == UInt8(ascii: "\"") else { return }
    let end = Array("\"".utf8) + Array(repeating: UInt8(ascii: "#"), count: pounds)
    index += 1
    let first = index
    let line = line
    while index < bytes.count, !bytes[index...].starts(with: end) {
      if byte() == UInt8(ascii: "\n") { self.line += 1 }
      index += 1
    }
    let after = min(index + end.count, bytes.count)
    append(.string, String(decoding: bytes[first..<index], as: UTF8.self), start..<after, from: line)
    index = after
  }
}
