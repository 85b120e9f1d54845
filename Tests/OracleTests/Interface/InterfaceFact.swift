import Native

/// What our reader says of an interface, as `Oracle/InterfaceOracle.swift` writes it.
enum InterfaceFact {
  static func lines(of interface: Interface) -> [String] {
    interface.declarations.map { line(of: $0, in: interface) }
  }

  private static func line(of declaration: InterfaceDeclaration, in interface: Interface) -> String {
    let availability = declaration.availability
    return [
      "\(declaration.kind)", flags(declaration.flags),
      interface.owners(of: declaration).joined(separator: "/"), interface.name(of: declaration),
      interface.parameters(of: declaration).map(parameter).joined(separator: ";"),
      interface.result(of: declaration),
      interface.genericParameters(of: declaration).joined(separator: ", "),
      interface.requirements(of: declaration),
      interface.inheritedTypes(of: declaration).joined(separator: ", "),
      availability.compactText, availability.renamed ?? "",
    ].joined(separator: "\t")
  }

  private static func parameter(_ parameter: InterfaceParameter) -> String {
    [
      parameter.label ?? "-", parameter.attributes.joined(separator: " "), parameter.type,
      parameter.isVariadic ? "..." : "", parameter.defaultValue ?? "",
    ].joined(separator: "|")
  }

  private static let names: [(InterfaceDeclaration.Flags, String)] = [
    (.isAsync, "async"), (.isResultBuilder, "builder"), (.isDisfavored, "disfavored"),
    (.isEmittedIntoClient, "emitted"), (.isFailable, "failable"), (.isFrozen, "frozen"),
    (.isInactive, "inactive"),
    (.isSettable, "settable"), (.isSPI, "spi"), (.isStatic, "static"), (.isThrowing, "throws"),
    (.isPropertyWrapper, "wrapper"),
  ]

  private static func flags(_ flags: InterfaceDeclaration.Flags) -> String {
    names.filter { flags.contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
