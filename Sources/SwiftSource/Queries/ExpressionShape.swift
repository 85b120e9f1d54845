/// Where the type of an expression comes from, as far as its text shows.
public indirect enum ExpressionShape: Hashable, Sendable {
  /// `1`, `-1`, `10 / 4`: of the type around it, else `Int`.
  case integer
  /// `2.5`, `1 + 0.5`: of the type around it, else `Double`.
  case float
  /// Of the type around it, else `String`.
  case string
  /// Of the type around it, else `Bool`.
  case boolean
  /// `[a, b]`: of the type around it, else an array of what its elements are; without elements it has none.
  case array(Set<ExpressionShape>)
  /// `[a: b]`.
  case dictionary(keys: Set<ExpressionShape>, values: Set<ExpressionShape>)
  /// `(a, b)`.
  case tuple([ExpressionShape])
  /// `nil`: an optional of whatever is expected.
  case missing
  /// `.red`, `.init()`: of the type around it.
  case implicitMember
  case closure
  /// `if`, `switch` or `do`.
  case statement
  /// `x as T`, or a name whose declaration says so: of that type.
  case typed(String)
  /// `T(a: b)`: what that initializer makes, by its type, labels and the literals that it is given.
  case made(String)
  /// `T.member`, `T.member(…)`.
  case member(of: String)
  /// A name or call: of a type that does not show here.
  case unknown
  /// A call with literals: a generic one takes its type from around it.
  case flexible
}

extension ExpressionShape {
  /// Whether its type may follow from what is expected where it stands.
  public var takesTypeFromContext: Bool {
    switch self {
    case .typed, .made, .member, .unknown: false
    default: true
    }
  }

  public var isNumber: Bool { self == .integer || self == .float }

  /// Whether it says everything about its type by literals.
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

  /// The type that it has where none is expected; `nil`: it has none, or the text does not say.
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

  /// What two branches are together, where each may give the other its type.
  func joined(with other: ExpressionShape) -> ExpressionShape {
    if self == other { return self }
    switch (self, other) {
    case (.integer, .float), (.float, .integer): return .float
    case (.typed(let type), let literal) where literal.isLiteral && literal.fits(type): return self
    case (let literal, .typed(let type)) where literal.isLiteral && literal.fits(type): return other
    case (.missing, _), (_, .missing), (.flexible, _), (_, .flexible): return .flexible
    // What has a type of its own gives it to the other.
    case (let own, let rest) where !own.takesTypeFromContext && rest.takesTypeFromContext: return .unknown
    case (let rest, let own) where !own.takesTypeFromContext && rest.takesTypeFromContext: return .unknown
    case _ where !takesTypeFromContext && !other.takesTypeFromContext: return .unknown
    default: return .flexible
    }
  }

  /// Whether a literal can be a value of a type, as far as the type is known; see `String.isKnownConcreteType`.
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

  /// Of `[T]`, `Array<T>`, `Set<T>`: `T`.
  public var elementType: String? {
    if hasPrefix("["), hasSuffix("]"), !contains(":") { return String(dropFirst().dropLast()) }
    for name in ["Array<", "Set<", "ContiguousArray<"] where hasPrefix(name) && hasSuffix(">") {
      return String(dropFirst(name.count).dropLast())
    }
    return nil
  }

  /// Whether a type is one of the standard library's own values or a list of such: no protocol, no class, and
  /// nothing that a project could mean by that name.
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
