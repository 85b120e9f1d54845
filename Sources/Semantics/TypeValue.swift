import SwiftSource

/// The type of an expression or declaration, as far as the source shows it.
public indirect enum TypeValue: Hashable, Sendable {
  /// A type that the project declares, with its generic arguments; none: they are not known.
  case project(Declaration, [TypeValue])
  /// A type of the system or of a library, by its name with the types around it.
  case native(String, [TypeValue])
  /// A generic parameter: the file and node that declare it, and its name.
  case parameter(file: Int, node: Int, name: String)
  /// A generic parameter of a native type, in an extension of it: `Element`.
  case nativeParameter(String)
  /// `Self` in a protocol or its extension.
  case selfType(Declaration)
  /// `P & Q`, `some P`, `any P`.
  case composition([TypeValue])
  /// One of these: the project declares several types of the name that a class inherits from.
  case oneOf([TypeValue])
  case optional(TypeValue)
  case tuple([TupleElement])
  case function([TypeValue], TypeValue)
  case metatype(TypeValue)
  /// A module's name before a period.
  case module(String)
  case unknown

  public struct TupleElement: Hashable, Sendable {
    public var label: String?
    public var type: TypeValue
  }

  static let void = TypeValue.tuple([])
  static let bool = TypeValue.native("Bool", [])

  static func array(of element: TypeValue) -> TypeValue { .native("Array", [element]) }

  public var isUnknown: Bool { self == .unknown }

  /// `T` for `T?`.
  public var unwrapped: TypeValue {
    switch self {
    case .optional(let wrapped): wrapped
    default: self
    }
  }

  /// `T` for `T.Type`.
  var instance: TypeValue { if case .metatype(let type) = self { type } else { .unknown } }

  /// The type with each part replaced, from the inside out.
  func mapped(_ replace: (TypeValue) -> TypeValue) -> TypeValue {
    switch self {
    case .project(let declaration, let arguments):
      replace(.project(declaration, arguments.map { $0.mapped(replace) }))
    case .native(let name, let arguments): replace(.native(name, arguments.map { $0.mapped(replace) }))
    case .composition(let types): replace(.composition(types.map { $0.mapped(replace) }))
    case .optional(let type): replace(.optional(type.mapped(replace)))
    case .tuple(let elements):
      replace(.tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapped(replace)) }))
    case .function(let parameters, let result):
      replace(.function(parameters.map { $0.mapped(replace) }, result.mapped(replace)))
    case .metatype(let type): replace(.metatype(type.mapped(replace)))
    case .parameter, .nativeParameter, .selfType, .oneOf, .module, .unknown: replace(self)
    }
  }
}
