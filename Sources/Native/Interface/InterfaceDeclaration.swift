/// One declaration of a module's interface: what it is, and where its parts lie in the tree.
///
/// Texts are made when they are asked for; see `Interface`.
public struct InterfaceDeclaration: Sendable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    case structure, classType, enumeration, protocolType, actor
    case `extension`, `typealias`, associatedType
    case function, initializer, `subscript`, property, enumCase, macro
  }

  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `static` or `class`.
    public static let isStatic = Flags(rawValue: 1 << 0)
    /// `@_disfavoredOverload`.
    public static let isDisfavored = Flags(rawValue: 1 << 1)
    /// `@_alwaysEmitIntoClient`: older systems have it, too, as far as `@available` lets them.
    public static let isEmittedIntoClient = Flags(rawValue: 1 << 2)
    /// A `var` that can be set.
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
    /// Stands in a clause of `#if` that a present compiler does not take.
    public static let isInactive = Flags(rawValue: 1 << 9)
    /// `@_spi(…)` or `@_spi_available(…)`: not for everyone.
    public static let isSPI = Flags(rawValue: 1 << 10)
    /// Marked `@frozen`: an enum gets no further cases.
    public static let isFrozen = Flags(rawValue: 1 << 11)
  }

  public var kind: Kind
  public var flags: Flags
  /// The declaration's node in the tree.
  public var node: Int
  /// The node of what it is about: a binding, an enum element; else `node`.
  public var element: Int
  /// The token of its name, or its keyword if it has none.
  public var nameToken: Int
  /// The declaration that encloses it, by its index in the interface.
  public var parent: Int?
  /// What its own attributes and those of the declarations around it say, by index in the interface.
  public var availability: Int
}

/// A parameter of a function, initializer, subscript, macro or enum case.
public struct InterfaceParameter: Hashable, Sendable {
  /// `nil`: none.
  public var label: String?
  /// As written, with specifiers and attributes of the type.
  public var type: String
  /// The attributes before its label, such as a result builder, as written.
  public var attributes: [String]
  /// As written.
  public var defaultValue: String?
  public var isVariadic: Bool
}

/// `import` of an interface.
public struct InterfaceImport: Hashable, Sendable {
  /// The module alone: of `import struct Foundation.URL`, `Foundation`.
  public var module: String
  /// `@_exported`: who imports this interface's module has that one, too.
  public var isExported: Bool
}
