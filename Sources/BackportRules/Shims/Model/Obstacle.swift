import SwiftSource

/// Why a shim stays, or why one of its uses cannot be rewritten. `Obstacle+Message.swift` has the sentences.
indirect enum Obstacle: Error, Hashable, Sendable {
  /// Of a use at a place.
  case at(Obstacle, Site)
  /// Of what stands in a place.
  case within(Obstacle, Site)
  /// Of a call.
  case inCall(Obstacle, Site)
  /// A doubt about code that has to compile until its check goes.
  case doubt(Doubt)

  // MARK: Bodies: what keeps a declaration from being a call that others can make

  case notAShim
  case settable
  case moreThanForwarding
  case conditional
  case otherConditions
  case nothingLeft
  case usesTwice(String)
  case autoclosure(String)
  case specialParameters
  case says(String)
  case keepsResult(String)
  case ownSwitch
  case makes(String)
  case independentType
  case incompleteForwarding
  case convertsMirror(String)
  case assigns
  case throwsAlone
  case asyncAlone
  case generic
  case implicitlyUnwrapped
  case cannotFail
  case mayFail
  case attribute(String)
  case exposed(Exposure)
  case shadowedOutside(String)
  case maybeGlobal(String)
  case noMember(String)
  case memberOfAnother(String)
  case privateName(String)

  // MARK: Calls: what keeps a use from becoming the native call

  case mismatch
  case malformedCall
  case untypedNil
  case colorAmongStyles(String)
  case trailingLabel
  case trailingInward
  case trailingOutward
  case trailingOrder
  case lostComment
  case notEvaluated(String)
  case notWritten(String)
  case untyped(String)
  case argumentOrder
  case evaluatedLater(String)
  case literalType(String, String)
  case closureNotWritten(String)
  case unknownCase(String)
  case omitted(String)
  case omittedDefault(String, String)
  case localizedKey(String)
  case closureGivesNothing(String)
  case closureGives(String)
  case closureParameters
  case closureParameterTypes
  case closureSignature
  case closureParameterNames
  case shadowed(String)
  case enclosingMember(String)
  case resultUsed
  case resultUnwrapped
  case silenced
  case function
  case olderSystems
  case olderOrOtherSystems
  case missingImport(String)
  case missingImports
  case beyondModifier
  case beyondStyle(String)
  case beyondInitializer
  case propertyRead(String)
  case keptAsValue([String])
  case receiverDropped
  case metatypeReceiver
  case emptyUse
  case keyPathToMethod(String)
  case superMember(String)
  case callsOtherValue
  case callsOtherThanType
  case notCalled
  case systemTakesOther(String)
  case boundToOwnName
  case propertyByMethod
  case noCall
  case droppedPrefix
  case usedByNewName(String)

  // MARK: Uses: what a place in the project does with a shim

  case valueUse(String, Site)
  case typeOfValue(String, Site)
  case typeUse(Site)
  case attributeUse(Site)
  case silencedPlace(Site)
  case stayingOverload(String, Site)
  case differentAlternative(Site)
  case differentOverloads(Site)
  case typeNamed(Site)
  case namesake(Site)
  case sameName(String, Site)
  case alternativeIsNoShim(Site)
  case overridden(Site)
  case required(String)
  case functionIn(Site)
  case boundToOwnNameIn(Site)
  case attributeOrSubscript
  case requiredByProtocol
  case handedOn
  case otherInitializer
  case unknownType
  case unknownImplicitType
  case maybeAlias(String, String)
  case extended(Site)
  case typeDeclared(Site)
  case qualified(String, Site)
  case beyondCall(Site)
  case moduleMissing(String, Site)
  case openCheck(Site)
  case otherCall(Site)
  case usedIn(Site)

  // MARK: The project: what it declares beside a shim

  case declaredElsewhere(String)
  case moreThanWrapper(String)
  case otherProperty(String, String)
  case otherWrappedValue(String)
  case ownDeclaration(String)
  case ownCallee(String)
  case ownModifier
  case ownGlobal(String)
  case declaredTwice(String)
  case hiddenFiles(String)
  case conditionalDeclaration

  // MARK: Shadow types, overloads and entry points

  case moreThanStorage
  case otherArguments
  case anotherOverload(Site)
  case rivalOverload(Site, Site)
  case leavesOut([String], isAnother: Bool, sdk: String)
  case otherDefault(String, own: String, native: String, sdk: String)
  case otherDefaultForType(String, own: String, native: String, sdk: String)
  case makesHelper(String, Site)
  case helperUsedElsewhere(String)
  case passesOther(String, Site)
  case olderSystemsIn(Site)
  case moreThanStart
  case goesOnChoosing(String)
  case moreThanChoice
  case declaresBesides(String)
  case nested
  case nestedApp(String)
  case genericApp(String)
  case entryPointAlready(String)
  case missingApp(String)

  // MARK: Mirrors

  case anotherEnum(String, Site)
  case moreThanConversion(String)
  case moreThanCases
  case conformsBesides(String)
  case missingCase(String)
  case sameCase(String)
  case changedValues(String)
  case ambiguous(String, Site)
  case maybeConversion(String, Site)
  case conversionAsValue(String, Site)
  case maybeCase(String, Site)
  case nativeOverload(String, String, Site)
  case calledSo(String, Site)
  case shadowedIn(String, Site)
  case extendedOrRenamed(Site)
  case valueOrInitializer(Site)
  case memberUse(String, Site)
  case pattern(Site)
  case moduleNotImported(String, String)
  case nativeNotImported(String, String)

  // MARK: Obsolete declarations

  case namedByLiveCode([Site])
  case namedByUnreachableCode([Site])
  case namedByUnusableCode(Site)

  // MARK: Renamed declarations

  case noNewName
  case unclearNewName(String)
  case inProtocol
  case takesNoArguments(String)
  case takesOtherArguments(String)
  case unreadableParameters
  case ownValue
  case ownLiteral
  case notAType(String)
  case newNameNotNative(String, since: String?, sdk: String)
  case missingNewName(String)
  case otherAlias(String, String, String)
  case otherForm(String)
  case otherEffect(String, String)
  case circular(String, Site)
  case sharedName
  case circularNames
  case silencedUse(Site)
  case alsoDeclared(String, Site)

  // MARK: Libraries

  case advice(String)
  case unlisted
  case unwrittenReceiver(String)
  case wrapperNamed
  case declaredByProject(String)
  case addedToWrapper
  case platformLacks(String, String)
  case receiverTwice
}

extension Obstacle {
  /// Of a body that forwards, but not by values that could be written elsewhere.
  var isForwarding: Bool {
    switch self {
    case .autoclosure, .specialParameters: true
    default: false
    }
  }
}
