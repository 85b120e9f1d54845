/// Why it is not certain that a shim can go. `Doubt+Message.swift` has the sentences.
enum Doubt: Error, Hashable, Sendable {
  case publicDeclaration
  case deprecatedNative(String, sdk: String)
  /// A protocol of that text, or a subclass.
  case required(String?)
  case maybeMeant(Site?)
  /// An argument, a result or a key path.
  case otherType(String)
  /// A result that callers may drop.
  case discarded(String)
  /// A value that would be made later, or no longer.
  case evaluation(String)
  /// It is past on some platforms only.
  case platforms([String])
  case unrelatedNewName(String)
  /// One in a shim that may be about what takes its place.
  case comment(Site)
  case maybeNamed([Site], Namesake)
  case advice(String)
  /// A global actor that it runs on, and a use that awaits it.
  case isolation(String, Site)
}

/// What else than a declaration of the project a name may mean.
enum Namesake: Hashable, Sendable {
  case native, initializer
  case declaration(Site)
}
