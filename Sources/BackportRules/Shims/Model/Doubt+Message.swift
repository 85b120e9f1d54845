extension Doubt {
  /// A sentence without a full stop.
  var message: String {
    switch self {
    case .both(let first, let second): "\(first.message); \(second.message)"
    case .publicDeclaration: "it is public: clients of the library may use it"
    case .ownCode(let name, let sdk): "its own code takes the place of the system's '\(name)' (\(sdk))"
    case .deprecatedNative(let name, let sdk): "'\(name)' is deprecated itself (\(sdk))"
    case .requirement(let owner, let other): "it may be required by what '\(owner)' conforms to: '\(other)'"
    case .overridable: "a subclass may override it"
    case .unusedRequirement: "nothing in the project calls it, but a protocol may require it"
    case .otherInitializer: "an initializer with these labels that something else declares may be meant"
    case .maybeClass(let name): "'\(name)' may be a class, whose subclasses have it, too"
    case .elements(let name): "the elements may have another '\(name)'"
    case .closureResult(let site): "the closure in \(site.phrase) would return what the native call returns"
    case .maybeMeant(let site): "\(site.phrase) may mean it, too"
    case .maybeInitializer(let site):
      "an initializer is passed as a function in \(site.phrase), which may be it"
    case .otherResultType(let name, let site): "'\(name)' becomes 'some View' in \(site.phrase)"
    case .memberOfOther(let name, let other, let site):
      "\(site.phrase) may use a '\(other)' that '\(name)' itself has"
    case .delayed(let name, let other): "'\(name)' would be evaluated when '\(other)' reads it"
    case .evaluatedLater(let name):
      "the native call takes a closure, and '\(name)' may have another value when that is called"
    case .convertsArgument(let name, let other, let third):
      "'\(name)' is '\(other)' in the shim, and '\(third)' may take another type"
    case .convertsArgumentOf(let name, let other, let third, let fourth):
      "'\(name)' is '\(other)' in the shim, and '\(third)' may take a '\(fourth)'"
    case .getterDropped(let name): "a getter of '\(name)' would not run any more"
    case .severalNatives(let name): "there are several '\(name)', which have different types"
    case .widensResult(let name, let other):
      "'\(name)' makes '\(other)' of what may be no such type by itself"
    case .widensClass(let name, let other): "'\(name)' makes a '\(other)' of what may be of a type of its own"
    case .otherMember(let name, let other, let third):
      "'\(name)' has the shim, and '\(other)' may have another '\(third)'"
    case .writableKeyPath(let name):
      "'\(name)' may have a setter, and the key path to it would be a writable one"
    case .otherDefault(let name, let other):
      "calls leave '\(name)' out, and the system may take something else than '\(other)' for it"
    case .partlyDeprecated(let platforms):
      "its attribute names \(platforms.joined(separator: " and ")) only: elsewhere, the system's takes the "
        + "place of its own code"
    case .omitsArgument(let name, let site):
      "the call in \(site.phrase) leaves '\(name)' out, which the system's own may not do without"
    case .printed(let name, let other, let site):
      "'\(name)' may be printed in \(site.phrase), and '\(other)' may describe itself in other words"
    case .printedOwner(let name, let other, let site):
      "'self', which holds '\(name)', may be printed in \(site.phrase), and '\(other)' may describe itself in other words"
    case .compared(let name, let other, let site):
      "'\(name)' is compared in \(site.phrase), and '\(other)' may not be 'Equatable'"
    case .caseOrder(let name, let other):
      "it is '\(name)' by the order of its cases, which '\(other)' may have in another one"
    case .conformance(let name, let other): "it is '\(name)', and '\(other)' may not be"
    case .ownerConformance(let name, let other, let member, let fourth):
      "'\(name)' is '\(other)' by its '\(member)', and '\(fourth)' may not be"
    case .unknownOwner(let name, let site): "\(site.phrase) does not say whose '\(name)' it means"
    case .missingInSDK(let name, let sdk):
      "'\(name)' may not exist (the \(sdk) has none), and it does not use it"
    case .missingNewName(let name): "'\(name)' may not exist, and it does not use it"
    case .newNameElsewhere(let name): "'\(name)' is declared nowhere in the project"
    case .unrelatedNewName(let name): "it does not use '\(name)', which may do something else"
    case .otherResult(let name, let other): "'\(name)' has another type than '\(other)'"
    case .maybeNamed(let sites, let namesake):
      "live code that means it does not build: \(sites.phrase) may mean \(namesake.phrase)"
    case .advice(let name): name
    case .otherLibrary: "the file does not import the library, so it may be another's"
    case .systemGivesOther(let name): "'\(name)' of the system takes or gives other types than it"
    case .systemResult(let name): "'\(name)' of the system gives a result that callers may have to discard"
    case .usableElsewhere(let platforms):
      "it can be used on \(platforms.joined(separator: " and ")), for which no minimum is stated"
    case .styleInContainer: "a toolbar, menu or list may show the system's style in another way than this one"
    }
  }
}

extension Namesake {
  fileprivate var phrase: String {
    switch self {
    case .native: "the system's"
    case .initializer: "another initializer"
    case .declaration(let site): "another declaration of that name (\(site.phrase))"
    }
  }
}
