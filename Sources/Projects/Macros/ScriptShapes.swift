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

/// `{ version, name in … }`: the names bound to an element, and the single expression.
struct ScriptClosure {
  /// Empty: the closure uses `$0`, `$1`.
  var parameters: [String] = []
  var body: Range<Int>

  /// `nil`: the closure has several statements.
  init?(at brace: Int, of text: Script) {
    guard let end = text.end(ofBracketAt: brace), end <= text.tokens.count else { return nil }
    var start = brace + 1
    if let keyword = Self.keyword(after: brace, end: end, of: text) {
      parameters = Self.names(in: brace + 1..<keyword, of: text)
      start = keyword + 1
    }
    if start < end, text.tokens[start].isName("return") { start += 1 }
    body = start..<end
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

  /// The scope with its parameters bound; `nil`: the element has another shape.
  func scope(binding element: ScriptValue, in scope: ScriptEvaluator.Scope) -> ScriptEvaluator.Scope? {
    Self.scope(binding: element, to: parameters, in: scope)
  }

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

/// A struct of a manifest and the parameters of its initializer.
struct ScriptType {
  struct Parameter {
    /// `nil`: no label.
    var label: String?
    /// The property that stores it.
    var property: String
    /// The default value.
    var defaultValue: Range<Int>?
  }

  private(set) var parameters: [Parameter] = []

  init?(_ name: String, in script: Script) {
    let tokens = script.tokens
    guard
      let start = tokens.indices.first(where: {
        tokens[$0].isName("struct") && $0 + 1 < tokens.count && tokens[$0 + 1].isName(name)
      }),
      let brace = tokens[start...].indices.prefix(12).first(where: { tokens[$0].isMark("{") }),
      let end = script.end(ofBracketAt: brace)
    else { return nil }
    let members = brace + 1..<max(end, brace + 1)
    if let initializer = members.first(where: {
      tokens[$0].isName("init") && $0 + 1 < end && tokens[$0 + 1].isMark("(")
    }) {
      readInitializer(at: initializer + 1, until: end, script)
    } else {
      for index in members where tokens[index].isName("let") || tokens[index].isName("var") {
        guard script.enclosingBracket(of: index) == brace, index + 1 < end else { continue }
        parameters.append(Parameter(label: tokens[index + 1].text, property: tokens[index + 1].text))
      }
    }
  }

  /// Reads `init(_ name: String, os: OS = .all) { self.name = name; self.os = os }`.
  private mutating func readInitializer(at bracket: Int, until end: Int, _ script: Script) {
    let tokens = script.tokens
    guard let close = script.end(ofBracketAt: bracket) else { return }
    for element in script.elements(ofBracketAt: bracket) {
      let names = tokens[element].prefix { $0.kind == .name }.map(\.text)
      guard let label = names.first, let name = names.last else { continue }
      let equal = element.first { tokens[$0].isMark("=") }
      // `self.property = name`
      let property = (close..<max(close, end - 4)).first {
        tokens[$0].isName("self") && tokens[$0 + 1].isMark(".") && tokens[$0 + 3].isMark("=")
          && tokens[$0 + 4].isName(name)
      }
      parameters.append(
        Parameter(
          label: label == "_" ? nil : label, property: property.map { tokens[$0 + 2].text } ?? "",
          defaultValue: equal.map { $0 + 1..<element.upperBound }))
    }
  }
}
