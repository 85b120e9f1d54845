/// A value that a manifest states in plain text.
indirect enum ScriptValue: Hashable, Sendable {
  case text(String)
  case list([ScriptValue])
  /// A tuple, an entry of a dictionary, or a value of one of the manifest's own types.
  case record([Field])
  /// `.future`: a case of one of the manifest's own enums.
  case member(String)

  struct Field: Hashable, Sendable {
    var label: String?
    var value: ScriptValue
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var elements: [ScriptValue]? { if case .list(let elements) = self { elements } else { nil } }

  /// A field by its label, or by its number.
  func field(_ name: String) -> ScriptValue? {
    guard case .record(let fields) = self else { return nil }
    if let field = fields.first(where: { $0.label == name }) { return field.value }
    return Int(name).flatMap { fields.indices.contains($0) ? fields[$0].value : nil }
  }
}

/// What a script may come to in one place: more than one value where `#if` or `if` choose; `nil`: not known.
typealias ScriptValues = [ScriptValue]?
