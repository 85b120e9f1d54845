/// A declaration that gives a name a meaning at a place.
public struct NameBinding: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Of a function, initializer, subscript, closure, or setter.
    case parameter
    /// `let`, `var`, a capture, and what a pattern binds.
    case variable
    case function, type, genericParameter
    /// `newValue`, `oldValue`, `error`: nothing is written for it.
    case implicit
  }

  /// How far it reaches.
  public enum Reach: Hashable, Sendable {
    /// Declared in a body, a parameter list, a pattern.
    case local
    /// A member of a type around the place, or of an extension of it in the same file.
    case member
    /// Declared at the top of the file.
    case global
  }

  public var kind: Kind
  public var reach: Reach
  /// The token of the name; of an implicit one, the word that it comes with (`set`, `catch`).
  public var token: Int
  /// The node that introduces it: the declaration, binding, parameter, element of a condition, closure signature, ….
  public var node: Syntax
  /// Of a member: the declaration of its type, or the extension.
  public var owner: Syntax?
}

/// What a name without anything before it means at a place, as far as its file shows.
public enum NameMeaning: Hashable, Sendable {
  case local(NameBinding)
  case member(NameBinding)
  case global(NameBinding)
  /// Nothing in the file declares it around the place.
  /// - Parameter mayBeMember: the types around the place have members out of view: inherited ones, those that a
  ///   protocol gives them, those of another file.
  case elsewhere(mayBeMember: Bool)

  /// The declaration, if it is in view.
  public var binding: NameBinding? {
    switch self {
    case .local(let binding), .member(let binding), .global(let binding): binding
    case .elsewhere: nil
    }
  }
}
