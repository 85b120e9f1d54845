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
