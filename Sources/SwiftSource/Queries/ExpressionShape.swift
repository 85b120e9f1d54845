/// What determines the type of an expression, as far as its text shows.
public indirect enum ExpressionShape: Hashable, Sendable {
  /// `1`, `-1`, `10 / 4`: the contextual type, or `Int`.
  case integer
  /// `2.5`, `1 + 0.5`: the contextual type, or `Double`.
  case float
  /// The contextual type, or `String`.
  case string
  /// The contextual type, or `Bool`.
  case boolean
  /// `[a, b]`: the contextual type, or an array of the elements' type. Without elements there is no default.
  case array(Set<ExpressionShape>)
  /// `[a: b]`; without elements there is no default.
  case dictionary(keys: Set<ExpressionShape>, values: Set<ExpressionShape>)
  /// `(a, b)`.
  case tuple([ExpressionShape])
  /// `nil`: an optional of the contextual type.
  case missing
  /// `.red`, `.init()`: the contextual type.
  case implicitMember
  case closure
  /// `if`, `switch` or `do`.
  case statement
  /// `x as T`, or a name with a declared type: that type.
  case typed(String)
  /// `T(a: b)`: the result of the initializer, identified by type, labels and literal arguments.
  case made(String)
  /// `T.member`, `T.member(…)`.
  case member(of: String)
  /// A name or call whose type is not visible here.
  case unknown
  /// A call with literals, which may be generic: then its type comes from the context.
  case flexible
}

extension ExpressionShape {
  /// Whether its type may depend on the context.
  public var takesTypeFromContext: Bool {
    switch self {
    case .typed, .made, .member, .unknown: false
    default: true
    }
  }

  public var isNumber: Bool { self == .integer || self == .float }

  /// Whether literals alone determine its type.
  public var isLiteral: Bool {
    switch self {
    case .integer, .float, .string, .boolean: true
    case .array(let elements): !elements.isEmpty && elements.allSatisfy(\.isLiteral)
    case .dictionary(let keys, let values):
      !keys.isEmpty && keys.allSatisfy(\.isLiteral) && values.allSatisfy(\.isLiteral)
    case .tuple(let elements): elements.allSatisfy(\.isLiteral)
    default: false
    }
  }

  /// Its type without a contextual type; `nil`: there is none, or it is unknown.
  public var defaultType: String? {
    switch self {
    case .integer: "Int"
    case .float: "Double"
    case .string: "String"
    case .boolean: "Bool"
    case .array(let elements):
      elements.count == 1 ? elements.first?.defaultType.map { "[\($0)]" } : nil
    case .dictionary(let keys, let values):
      keys.count == 1 && values.count == 1
        ? keys.first?.defaultType.flatMap { key in values.first?.defaultType.map { "[\(key): \($0)]" } }
        : nil
    case .typed(let type): type
    default: nil
    }
  }

  /// The shape of two branches together, when each may determine the type of the other.
  func joined(with other: ExpressionShape) -> ExpressionShape {
    if self == other { return self }
    switch (self, other) {
    case (.integer, .float), (.float, .integer): return .float
    case (.typed(let type), let literal) where literal.isLiteral && literal.fits(type): return self
    case (let literal, .typed(let type)) where literal.isLiteral && literal.fits(type): return other
    case (.missing, _), (_, .missing), (.flexible, _), (_, .flexible): return .flexible
    // A branch with a type of its own determines that of the other.
    case (let own, let rest) where !own.takesTypeFromContext && rest.takesTypeFromContext: return .unknown
    case (let rest, let own) where !own.takesTypeFromContext && rest.takesTypeFromContext: return .unknown
    case _ where !takesTypeFromContext && !other.takesTypeFromContext: return .unknown
    default: return .flexible
    }
  }

  /// Whether a literal can be a value of a type, as far as the type is known; see
  /// `String.isKnownConcreteType`.
  public func fits(_ type: String) -> Bool {
    let type = type.last == "?" ? String(type.dropLast()) : type
    switch self {
    case .integer: return String.integerTypes.contains(type) || String.floatTypes.contains(type)
    case .float: return String.floatTypes.contains(type)
    case .string: return String.stringTypes.contains(type)
    case .boolean: return type == "Bool"
    case .array(let elements):
      guard let element = type.elementType else { return false }
      return elements.allSatisfy { $0.fits(element) || $0 == .implicitMember }
    default: return false
    }
  }
}

extension String {
  static let integerTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  static let floatTypes: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "Float32", "Float64"]

  /// Whether it names a floating-point type that another one may be converted to without a word.
  public var isFloatType: Bool { Self.floatTypes.contains(self) }

  static let stringTypes: Set<String> = [
    "String", "Substring", "Character", "StaticString", "NSString", "LocalizedStringKey",
    "LocalizedStringResource",
  ]

  /// `T` for `[T]`, `Array<T>`, `Set<T>`.
  public var elementType: String? {
    if hasPrefix("["), hasSuffix("]"), !contains(":") { return String(dropFirst().dropLast()) }
    for name in ["Array<", "Set<", "ContiguousArray<"] where hasPrefix(name) && hasSuffix(">") {
      return String(dropFirst(name.count).dropLast())
    }
    return nil
  }

  /// Whether the type is a value type of the standard library, or a list of such: not a protocol, not a
  /// class, and not a name that projects reuse.
  public var isKnownConcreteType: Bool {
    if let last, last == "?" || last == "!" { return String(dropLast()).isKnownConcreteType }
    if let elementType { return elementType.isKnownConcreteType }
    if hasPrefix("["), hasSuffix("]"), let colon = firstIndex(of: ":") {
      let key = self[index(after: startIndex)..<colon]
      let value = self[index(after: colon)..<index(before: endIndex)].drop { $0 == " " }
      return String(key).isKnownConcreteType && String(value).isKnownConcreteType
    }
    return self == "Bool" || Self.integerTypes.contains(self) || Self.floatTypes.contains(self)
      || Self.stringTypes.contains(self)
  }
}
