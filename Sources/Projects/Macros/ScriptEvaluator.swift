/// Evaluates the strings and lists of a Swift manifest that are stated plainly: literals, `+`, constants,
/// and interpolations. Nothing is run; anything else is unknown.
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
    case (.name, let name):
      index += 1
      current = scope[name].map { [$0] } ?? variable(name, at: place, in: scope)
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
      current = all(values.map { $0.field(name) })
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

  // MARK: Names

  /// The values of a constant of the manifest, from all of its declarations.
  private mutating func variable(_ name: String, at place: Int, in scope: Scope) -> ScriptValues {
    var found: [ScriptValue] = []
    for declaration in script.declarations(of: name, seenFrom: place) {
      guard let values = values(of: declaration, in: scope) else { return nil }
      found += values
    }
    guard !found.isEmpty, found.count <= Self.maximumValues else { return nil }
    return found
  }
}

/// A value in a manifest.
indirect enum ScriptValue: Hashable, Sendable {
  case text(String)
  case list([ScriptValue])
  /// A tuple, or an entry of a dictionary.
  case record([Field])
  case unknown

  struct Field: Hashable, Sendable {
    var label: String?
    var value: ScriptValue
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var elements: [ScriptValue]? { if case .list(let elements) = self { elements } else { nil } }

  /// A field, by its label or its index.
  func field(_ name: String) -> ScriptValue? {
    guard case .record(let fields) = self else { return nil }
    if let field = fields.first(where: { $0.label == name }) { return field.value }
    return Int(name).flatMap { fields.indices.contains($0) ? fields[$0].value : nil }
  }
}

/// The possible values of an expression: several when `#if` or `if` chooses; `nil`: unknown.
typealias ScriptValues = [ScriptValue]?
