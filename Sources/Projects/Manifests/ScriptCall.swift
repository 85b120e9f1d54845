/// The tokens of a manifest with matched brackets: its calls and lists.
struct Script: Sendable {
  let tokens: [ScriptToken]
  /// For each opening bracket the index of its closing one, or of the end of the file.
  private var closing: [Int?]
  /// For each token the index of the enclosing opening bracket; -1: none.
  private var enclosing: [Int]

  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
    closing = Array(repeating: nil, count: tokens.count)
    enclosing = Array(repeating: -1, count: tokens.count)
    var open: [Int] = []
    for index in tokens.indices {
      let mark = tokens[index].kind == .mark ? tokens[index].text.utf8.first : nil
      switch mark {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { closing[start] = index }
      default: break
      }
      enclosing[index] = open.last ?? -1
      switch mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      default: break
      }
    }
    for start in open { closing[start] = tokens.count }
  }

  /// The opening bracket that encloses a token.
  func enclosingBracket(of index: Int) -> Int? { enclosing[index] < 0 ? nil : enclosing[index] }

  /// An argument of a call: its label, if any, and the tokens of its value.
  struct Argument: Sendable {
    var label: String?
    var value: Range<Int>
  }

  /// The closing bracket for the opening one at `index`.
  func end(ofBracketAt index: Int) -> Int? { closing[index] }

  /// The elements in the bracket that opens at `index`, split at its own commas.
  func elements(ofBracketAt index: Int) -> [Range<Int>] {
    guard let end = closing[index] else { return [] }
    var elements: [Range<Int>] = []
    var start = index + 1
    var place = start
    while place < end {
      if tokens[place].isMark(",") {
        elements.append(start..<place)
        start = place + 1
      }
      place = (closing[place] ?? place) + 1
    }
    elements.append(start..<max(start, end))
    return elements.filter { !$0.isEmpty }
  }

  /// The arguments of a call whose bracket opens at `index`. A label ends with `mark` (`:`, in Starlark `=`).
  func arguments(ofBracketAt index: Int, mark: String = ":") -> [Argument] {
    elements(ofBracketAt: index).map { part in
      if part.count > 1, tokens[part.lowerBound].kind == .name, tokens[part.lowerBound + 1].isMark(mark) {
        return Argument(label: tokens[part.lowerBound].text, value: part.lowerBound + 2..<part.upperBound)
      }
      return Argument(label: nil, value: part)
    }
  }

  /// The strings within a range, including those in nested brackets.
  func strings(in range: Range<Int>) -> [String] {
    tokens[range].filter { $0.kind == .string && $0.isConstant }.map(\.text)
  }

  /// The index of the first string.
  func firstString(in range: Range<Int>) -> Int? {
    range.first { tokens[$0].kind == .string && tokens[$0].isConstant }
  }

  /// The value of a constant with a plain declaration.
  func value(ofVariable name: String) -> Range<Int>? {
    tokens.indices.lazy.compactMap { value(ofVariable: name, at: $0) }.first
  }

  /// The values in all declarations of a name, and those assigned later.
  func values(ofVariable name: String) -> [Range<Int>] {
    tokens.indices.compactMap { value(ofVariable: name, at: $0) }
  }

  /// The value in `let name = …`, `let name: T = …`, in Starlark and Ruby `name = …`. It ends with its bracket or
  /// its line.
  private func value(ofVariable name: String, at index: Int) -> Range<Int>? {
    guard tokens[index].isName(name), index == 0 || !tokens[index - 1].isMark(".") else { return nil }
    var place = index + 1
    if place < tokens.count, tokens[place].isMark(":") {
      // Skips a type annotation, up to the next `=` of the same line.
      while place < tokens.count, !tokens[place].isMark("="), tokens[place].line == tokens[index].line {
        place += 1
      }
    }
    guard place + 1 < tokens.count, tokens[place].isMark("="), !tokens[place + 1].isMark("=") else {
      return nil
    }
    let start = place + 1
    if let end = closing[start] { return start..<min(end + 1, tokens.count) }
    var end = start
    while end < tokens.count, tokens[end].line == tokens[start].line {
      end = min((closing[end] ?? end) + 1, tokens.count)
    }
    return start..<end
  }

  /// The text of a range, abbreviated.
  func text(of range: Range<Int>) -> String {
    let limit = 40
    let text = tokens[range].map { $0.kind == .string ? "\"\($0.text)\"" : $0.text }.joined()
    return text.count > limit ? text.prefix(limit - 1) + "…" : text
  }
}
