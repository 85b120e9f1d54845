/// Evaluates the strings and lists of a Swift manifest that are stated plainly: literals, `+`, constants,
/// interpolations, `map` over lists, and simple structs of the manifest. Nothing is run; anything else is
/// unknown.
struct ScriptEvaluator {
  let script: Script
  let bytes: [UInt8]
  /// The bindings of the closures and loops around a place.
  typealias Scope = [String: ScriptValue]

  /// The limit for all evaluations: nested lists could multiply to millions of values.
  private var steps = 20_000
  private var depth = 0
  private static let maximumDepth = 24
  private static let maximumValues = 64

  init(_ script: Script, bytes: [UInt8]) {
    self.script = script
    self.bytes = bytes
  }

  /// The values of an expression.
  /// - Parameter place: the token at which names are resolved; `nil`: the expression itself.
  mutating func values(of range: Range<Int>, in scope: Scope) -> ScriptValues {
    values(of: range, of: script, at: range.lowerBound, in: scope)
  }

  /// - Parameters:
  ///   - text: the source of the expression: the manifest, or an interpolation in it.
  ///   - place: the token of the manifest at which names are resolved.
  private mutating func values(of range: Range<Int>, of text: Script, at place: Int, in scope: Scope)
    -> ScriptValues
  {
    steps -= 1
    depth += 1
    defer { depth -= 1 }
    guard steps > 0, depth < Self.maximumDepth, !range.isEmpty else { return nil }
    let parts = text.parts(of: range, between: "+")
    guard parts.count > 1 else { return operand(range, of: text, at: place, in: scope) }
    var sums: [ScriptValue]?
    for part in parts {
      guard let values = values(of: part, of: text, at: place, in: scope) else { return nil }
      guard let before = sums else {
        sums = values
        continue
      }
      var next: [ScriptValue] = []
      for left in before {
        for right in values {
          switch (left, right) {
          case (.text(let left), .text(let right)): next.append(.text(left + right))
          case (.list(let left), .list(let right)): next.append(.list(left + right))
          default: return nil
          }
        }
      }
      sums = next.count > Self.maximumValues ? nil : next
      if sums == nil { return nil }
    }
    return sums
  }

  // MARK: Operands

  private mutating func operand(_ range: Range<Int>, of text: Script, at place: Int, in scope: Scope)
    -> ScriptValues
  {
    let tokens = text.tokens
    var index = range.lowerBound
    var current: ScriptValues
    let first = tokens[index]
    switch (first.kind, first.text) {
    case (.string, _):
      current = first.isConstant ? [.text(first.text)] : interpolated(first, at: place, in: scope, of: text)
      index += 1
    case (.number, _):
      current = [.text(first.text)]
      index += 1
    case (.mark, "["), (.mark, "("):
      guard let end = text.end(ofBracketAt: index), end < range.upperBound else { return nil }
      current = bracket(at: index, of: text, at: place, in: scope)
      index = end + 1
    case (.mark, "$") where index + 1 < range.upperBound:
      current = scope["$" + tokens[index + 1].text].map { [$0] }
      index += 2
      // Next to `$1`, `$0` is the first field of an element; a record as a whole has no text.
      if index == range.upperBound, case .record(let fields)? = current?.first {
        current = fields.first.map { [$0.value] }
      }
    case (.mark, ".") where index + 1 < range.upperBound && range.count == 2:
      return [.member(tokens[index + 1].text)]
    case (.name, let name):
      index += 1
      if index < range.upperBound, tokens[index].isMark("(") {
        guard let end = text.end(ofBracketAt: index), end < range.upperBound else { return nil }
        current = made(name, ofArgumentsAt: index, of: text, at: place, in: scope)
        index = end + 1
      } else {
        current = scope[name].map { [$0] } ?? variable(name, at: place, in: scope)
        if current == nil, index + 1 < range.upperBound, tokens[index].isMark("."), isType(name) {
          current =
            variable(tokens[index + 1].text, at: place, in: scope) ?? [.member(tokens[index + 1].text)]
          index += 2
        }
      }
    default: return nil
    }
    while let values = current, index < range.upperBound {
      if tokens[index].isMark("!") || tokens[index].isMark("?") {
        index += 1
        continue
      }
      guard tokens[index].isMark("."), index + 1 < range.upperBound else { return nil }
      let name = tokens[index + 1].text
      index += 2
      if index < range.upperBound, tokens[index].isMark("(") || tokens[index].isMark("{") {
        guard let end = text.end(ofBracketAt: index), end < range.upperBound else { return nil }
        current = called(name, on: values, bracket: index, of: text, at: place, in: scope)
        index = end + 1
      } else if name == "rawValue" {
        current = all(
          values.map { value in if case .member(let name) = value { rawValue(of: name) } else { nil } })
      } else {
        current = all(values.map { $0.field(name) })
      }
    }
    return current
  }

  private func all(_ values: [ScriptValue?]) -> ScriptValues {
    values.contains { $0 == nil } ? nil : values.compactMap { $0 }
  }

  /// Evaluates a list, a dictionary, or a value in parentheses.
  private mutating func bracket(at index: Int, of text: Script, at place: Int, in scope: Scope)
    -> ScriptValues
  {
    let elements = text.elements(ofBracketAt: index)
    if text.tokens[index].isMark("(") {
      if elements.count == 1 { return values(of: elements[0], of: text, at: place, in: scope) }
      return record(text.arguments(ofBracketAt: index), of: text, at: place, in: scope).map { [$0] }
    }
    var list: [ScriptValue] = []
    for element in elements {
      let sides = text.parts(of: element, between: ":")
      // `[:]`
      if element.count == 1, text.tokens[element.lowerBound].isMark(":") { continue }
      guard sides.count < 3 else { return nil }
      var fields: [ScriptValue] = []
      for side in sides {
        guard let values = values(of: side, of: text, at: place, in: scope), values.count == 1 else {
          return nil
        }
        fields.append(values[0])
      }
      list.append(
        fields.count == 1
          ? fields[0]
          : .record([.init(label: "key", value: fields[0]), .init(label: "value", value: fields[1])]))
    }
    return [.list(list)]
  }

  private mutating func record(
    _ arguments: [Script.Argument], of text: Script, at place: Int, in scope: Scope
  )
    -> ScriptValue?
  {
    var fields: [ScriptValue.Field] = []
    for argument in arguments {
      guard let values = values(of: argument.value, of: text, at: place, in: scope), values.count == 1 else {
        return nil
      }
      fields.append(.init(label: argument.label, value: values[0]))
    }
    return .record(fields)
  }

  /// The text of a literal with the values of its interpolations.
  private mutating func interpolated(
    _ token: ScriptToken, at place: Int, in scope: Scope, of text: Script
  ) -> ScriptValues {
    // Nested interpolations are not evaluated.
    guard text.tokens.count == script.tokens.count, let parts = InterpolatedLiteral(bytes[token.range])?.parts
    else { return nil }
    var texts = [""]
    for part in parts {
      switch part {
      case .text(let text): texts = texts.map { $0 + text }
      case .expression(let expression):
        let inner = Script(ScriptScanner.tokens(of: expression, .swift))
        guard let values = values(of: inner.tokens.indices, of: inner, at: place, in: scope) else {
          return nil
        }
        let found = values.compactMap(\.text)
        guard found.count == values.count, texts.count * found.count <= Self.maximumValues else { return nil }
        texts = texts.flatMap { text in found.map { text + $0 } }
      }
    }
    return texts.map { .text($0) }
  }

  // MARK: Calls

  private mutating func called(
    _ method: String, on values: [ScriptValue], bracket: Int, of text: Script, at place: Int, in scope: Scope
  ) -> ScriptValues {
    switch method {
    case "map", "flatMap", "compactMap":
      var brace = bracket
      if text.tokens[bracket].isMark("(") {
        brace = bracket + 1
        guard brace < text.tokens.count, text.tokens[brace].isMark("{") else { return nil }
      }
      guard let closure = ScriptClosure(at: brace, of: text) else { return nil }
      var results: [ScriptValue] = []
      for value in values {
        guard let elements = value.elements else { return nil }
        var list: [ScriptValue] = []
        for element in elements {
          guard let scope = closure.scope(binding: element, in: scope),
            let found = self.values(of: closure.body, of: text, at: place, in: scope), found.count == 1
          else { return nil }
          if method == "flatMap", let inner = found[0].elements { list += inner } else { list += found }
        }
        results.append(.list(list))
      }
      return results
    case "joined":
      let separator = text.arguments(ofBracketAt: bracket).first.flatMap { text.strings(in: $0.value).first }
      return all(
        values.map { value in
          guard let texts = value.elements?.map(\.text), !texts.contains(nil) else { return nil }
          return .text(texts.compactMap { $0 }.joined(separator: separator ?? ""))
        })
    case "reversed", "sorted", "lazy": return values
    default: return nil
    }
  }

  /// A value of one of the manifest's structs.
  private mutating func made(
    _ type: String, ofArgumentsAt bracket: Int, of text: Script, at place: Int, in scope: Scope
  ) -> ScriptValues {
    guard let own = ScriptType(type, in: script),
      case .record(let given)? = record(text.arguments(ofBracketAt: bracket), of: text, at: place, in: scope)
    else { return nil }
    var fields: [ScriptValue.Field] = []
    for (position, parameter) in own.parameters.enumerated() {
      let isUnlabelled = parameter.label == nil
      let value =
        given.first { $0.label == parameter.label && !isUnlabelled }?.value
        ?? (isUnlabelled && position < given.count && given[position].label == nil
          ? given[position].value : nil)
      if let value {
        fields.append(.init(label: parameter.property, value: value))
      } else if let range = parameter.defaultValue, let values = values(of: range, in: [:]), values.count == 1
      {
        fields.append(.init(label: parameter.property, value: values[0]))
      }
    }
    return [.record(fields)]
  }

  // MARK: Names

  private func isType(_ name: String) -> Bool { name.utf8.first.map { $0 & 0x20 == 0 } ?? false }

  /// The values of a constant of the manifest, from all of its declarations, and the values added to it.
  private mutating func variable(_ name: String, at place: Int, in scope: Scope) -> ScriptValues {
    var found: [ScriptValue] = []
    for declaration in script.declarations(of: name, seenFrom: place) {
      guard let values = values(of: declaration, in: scope) else { return nil }
      found += values
    }
    guard !found.isEmpty, found.count <= Self.maximumValues else { return nil }
    for addition in script.additions(to: name) {
      guard let values = values(of: addition.range, in: scope), values.count == 1 else { return nil }
      for index in found.indices {
        guard case .list(let list) = found[index] else { return nil }
        found[index] = .list(list + (addition.isList ? values[0].elements ?? [] : values))
      }
    }
    return found
  }

  /// The raw value in `case name = "…"` of an enum of the manifest; `nil` when there are several.
  private func rawValue(of name: String) -> ScriptValue? {
    let tokens = script.tokens
    let values = Set(
      tokens.indices.dropFirst().compactMap { index -> String? in
        guard tokens[index].isName(name), index + 2 < tokens.count, tokens[index + 1].isMark("="),
          tokens[index + 2].kind == .string, tokens[index + 2].isConstant,
          tokens[index - 1].isName("case") || tokens[index - 1].isMark(",")
        else { return nil }
        return tokens[index + 2].text
      })
    return values.count == 1 ? values.first.map { .text($0) } : nil
  }
}
