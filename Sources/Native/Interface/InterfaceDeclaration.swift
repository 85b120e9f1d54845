/// One declaration of a module's interface: its kind and its nodes in the tree.
///
/// `Interface` computes texts on demand.
public struct InterfaceDeclaration: Sendable {
  public typealias Kind = NativeEntry.Kind

  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `static` or `class`.
    public static let isStatic = Flags(rawValue: 1 << 0)
    /// `@_disfavoredOverload`.
    public static let isDisfavored = Flags(rawValue: 1 << 1)
    /// `@_alwaysEmitIntoClient`: older systems can use it, too, as far as `@available` permits.
    public static let isEmittedIntoClient = Flags(rawValue: 1 << 2)
    /// A `var` with a setter.
    public static let isSettable = Flags(rawValue: 1 << 3)
    public static let isAsync = Flags(rawValue: 1 << 4)
    /// `throws` or `rethrows`.
    public static let isThrowing = Flags(rawValue: 1 << 5)
    /// `init?` or `init!`.
    public static let isFailable = Flags(rawValue: 1 << 6)
    /// A type marked `@propertyWrapper`.
    public static let isPropertyWrapper = Flags(rawValue: 1 << 7)
    /// A type marked `@resultBuilder`.
    public static let isResultBuilder = Flags(rawValue: 1 << 8)
    /// Inside a clause of `#if` that a current compiler does not take.
    public static let isInactive = Flags(rawValue: 1 << 9)
    /// `@_spi(…)` or `@_spi_available(…)`: not public API.
    public static let isSPI = Flags(rawValue: 1 << 10)
    /// Marked `@frozen`: the enum gets no further cases.
    public static let isFrozen = Flags(rawValue: 1 << 11)
  }

  public var kind: Kind
  public var flags: Flags
  /// The index of the declaration's node in the tree.
  public var node: Int
  /// The node of the binding or enum element that it declares; otherwise `node`.
  public var element: Int
  /// The index of its name's token, or of its keyword when it has no name.
  public var nameToken: Int
  /// The index of the enclosing declaration in the interface.
  public var parent: Int?
  /// Includes that of the declarations around it.
  public var availability: NativeAvailability
}

/// A parameter of a function, initializer, subscript, macro or enum case.
public struct InterfaceParameter: Hashable, Sendable {
  /// `nil`: the parameter has no label.
  public var label: String?
  /// As written, with specifiers and attributes of the type.
  public var type: String
  /// The attributes before its label, such as a result builder, as written.
  public var attributes: [String]
  /// As written.
  public var defaultValue: String?
  public var isVariadic: Bool
}
