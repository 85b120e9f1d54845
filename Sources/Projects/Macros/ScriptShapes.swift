/// A string literal, split into its parts.
struct InterpolatedLiteral {
  enum Part {
    case text(String)
    /// The expression between the parentheses.
    case expression([UInt8])
  }

  private(set) var parts: [Part] = []

  /// `nil`: not a plain literal.
  /// - Parameter literal: including its quotes.
  init?(_ literal: ArraySlice<UInt8>) {
    let quote = UInt8(ascii: "\"")
    let quotes = literal.starts(with: [quote, quote, quote]) ? 3 : 1
    guard literal.count >= 2 * quotes, literal.first == quote, literal.last == quote else { return nil }
    let body = Array(literal.dropFirst(quotes).dropLast(quotes))
    var text: [UInt8] = []
    var index = 0
    while index < body.count {
      guard body[index] == UInt8(ascii: "\\"), index + 1 < body.count else {
        text.append(body[index])
        index += 1
        continue
      }
      guard body[index + 1] == UInt8(ascii: "(") else {
        text.append(body[index + 1])
        index += 2
        continue
      }
      var depth = 0
      let start = index + 2
      index += 1
      repeat {
        if body[index] == UInt8(ascii: "(") { depth += 1 }
        if body[index] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
      } while depth > 0 && index < body.count
      guard depth == 0 else { return nil }
      parts.append(.text(String(decoding: text, as: UTF8.self)))
      text = []
      parts.append(.expression(Array(body[start..<index - 1])))
    }
    parts.append(.text(String(decoding: text, as: UTF8.self)))
  }

  /// The text before its first interpolation.
  var beginning: String { if case .text(let text)? = parts.first { text } else { "" } }
}

/// `{ version, name in … }`: the names bound to an element.
enum ScriptClosure {
  /// Empty: the closure uses `$0`, `$1`.
  static func parameters(ofClosureAt brace: Int, of text: Script) -> [String] {
    guard let end = text.end(ofBracketAt: brace), end <= text.tokens.count,
      let keyword = keyword(after: brace, end: end, of: text)
    else { return [] }
    return names(in: brace + 1..<keyword, of: text)
  }

  /// The index of the `in` after the parameters.
  private static func keyword(after brace: Int, end: Int, of text: Script) -> Int? {
    for index in brace + 1..<max(end, brace + 1) {
      let token = text.tokens[index]
      if token.isName("in") { return index }
      guard token.kind == .name || token.kind == .mark && "(),->:_[]".contains(token.text) else { return nil }
    }
    return nil
  }

  /// The parameter names, without types and results.
  static func names(in range: Range<Int>, of text: Script) -> [String] {
    var names: [String] = []
    var isType = false
    for token in text.tokens[range] {
      if token.isMark(":") || token.isMark("-") { isType = true }
      if token.isMark(",") { isType = false }
      if token.kind == .name, !isType { names.append(token.text) }
    }
    return names
  }

  /// The scope with names bound; `nil`: the element has another shape.
  static func scope(
    binding element: ScriptValue, to names: [String], in scope: ScriptEvaluator.Scope
  ) -> ScriptEvaluator.Scope? {
    var scope = scope
    if names.count == 1 {
      scope[names[0]] = element
      return scope
    }
    if names.isEmpty { scope["$0"] = element }
    guard case .record(let fields) = element, names.isEmpty || names.count == fields.count else {
      return names.isEmpty ? scope : nil
    }
    for (index, field) in fields.enumerated() {
      if !names.isEmpty {
        scope[names[index]] = field.value
      } else if index > 0 {
        scope["$\(index)"] = field.value
      }
    }
    return scope
  }
}
