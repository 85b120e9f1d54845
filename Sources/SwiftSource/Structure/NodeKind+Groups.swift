extension NodeKind {
  /// Whether it declares something: a type, function, variable, case, …, accessor.
  public var isDeclaration: Bool {
    switch self {
    case .importDeclaration, .structDeclaration, .classDeclaration, .enumDeclaration, .protocolDeclaration,
      .actorDeclaration, .extensionDeclaration, .typealiasDeclaration, .associatedtypeDeclaration,
      .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration,
      .variableDeclaration, .enumCaseDeclaration, .operatorDeclaration, .precedenceGroupDeclaration,
      .macroDeclaration, .accessorDeclaration:
      true
    default: false
    }
  }

  /// Whether it declares a type or extends one: it has a `memberBlock`.
  public var isTypeDeclaration: Bool {
    switch self {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .protocolDeclaration, .actorDeclaration,
      .extensionDeclaration:
      true
    default: false
    }
  }

  /// Whether it is a suffix in a chain, or of the root of a key path.
  public var isSuffix: Bool {
    switch self {
    case .memberSuffix, .genericArguments, .callSuffix, .subscriptSuffix, .operatorSuffix: true
    default: false
    }
  }
}
