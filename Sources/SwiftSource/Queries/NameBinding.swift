/// A declaration that binds a name at a place.
public struct NameBinding: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A parameter of a function, initializer, subscript, closure, or setter.
    case parameter
    /// `let`, `var`, a capture, or a pattern.
    case variable
    case function, type, genericParameter
    /// `newValue`, `oldValue`, `error`: declared implicitly.
    case implicit
  }

  /// The scope of the binding.
  public enum Reach: Hashable, Sendable {
    /// Declared in a body, a parameter list, a pattern.
    case local
    /// A member of a type around the place, including extensions in the same file.
    case member
    /// Declared at the top of the file.
    case global
  }

  public var kind: Kind
  public var reach: Reach
  /// The token of the name; for an implicit binding, its keyword (`set`, `catch`).
  public var token: Int
  /// The node that introduces it: a declaration, binding, parameter, condition element, closure signature, ….
  public var node: Syntax
  /// For a member: the declaration of its type, or the extension.
  public var owner: Syntax?
}

/// The meaning of an unqualified name at a place, as far as its file shows.
public enum NameMeaning: Hashable, Sendable {
  case local(NameBinding)
  case member(NameBinding)
  case global(NameBinding)
  /// No declaration in the file is visible at the place.
  /// - Parameter mayBeMember: the types around the place have members that the file does not show:
  ///   inherited ones, those of protocol extensions, and those of other files.
  case elsewhere(mayBeMember: Bool)

  /// The declaration, if it is known.
  public var binding: NameBinding? {
    switch self {
    case .local(let binding), .member(let binding), .global(let binding): binding
    case .elsewhere: nil
    }
  }
}
