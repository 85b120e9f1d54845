/// Why it is not certain that a shim can go. `Doubt+Message.swift` has the sentences.
indirect enum Doubt: Hashable, Sendable {
  case both(Doubt, Doubt)
  case publicDeclaration
  case ownCode(String, sdk: String)
  case deprecatedNative(String, sdk: String)
  case requirement(of: String, String)
  case overridable
  case unusedRequirement
  case otherInitializer
  case maybeClass(String)
  case elements(String)
  case closureResult(Site)
  case maybeMeant(Site)
  case maybeInitializer(Site)
  case otherResultType(String, Site)
  case memberOfOther(String, String, Site)
  case delayed(String, String)
  case evaluatedLater(String)
  case convertsArgument(String, String, String)
  case convertsArgumentOf(String, String, String, String)
  case getterDropped(String)
  case severalNatives(String)
  case widensResult(String, String)
  case widensClass(String, String)
  case otherMember(String, String, String)
  case writableKeyPath(String)
  case otherDefault(String, String)
  case partlyDeprecated([String])
  case omitsArgument(String, Site)
  case printed(String, String, Site)
  case printedOwner(String, String, Site)
  case compared(String, String, Site)
  case caseOrder(String, String)
  case conformance(String, String)
  case ownerConformance(String, String, by: String, String)
  case unknownOwner(String, Site)
  case missingInSDK(String, sdk: String)
  case missingNewName(String)
  case newNameElsewhere(String)
  case unrelatedNewName(String)
  case otherResult(String, String)
  case maybeNamed([Site], Namesake)
  case advice(String)
  case otherLibrary
  case systemGivesOther(String)
  case systemResult(String)
  case styleInContainer
  case usableElsewhere([String])
}

/// What else than a declaration of the project a name may mean.
enum Namesake: Hashable, Sendable {
  case native, initializer
  case declaration(Site)
}
