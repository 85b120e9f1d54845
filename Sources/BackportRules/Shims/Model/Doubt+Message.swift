extension Doubt {
  /// A sentence without a full stop.
  var message: String {
    switch self {
    case .publicDeclaration: "it is public: clients of the library may use it"
    case .deprecatedNative(let name, let sdk): "'\(name)' is deprecated itself (\(sdk))"
    case .required(nil): "something out of sight may rely on it: a protocol, a subclass, another module"
    case .required(let other?): "it may be required by what its type conforms to: '\(other)'"
    case .maybeMeant(nil): "another declaration may be meant"
    case .maybeMeant(let site?): "\(site.phrase) may mean it, or something else"
    case .otherType(let value):
      "'\(value)' has its type from the shim, and may have another one in what takes its place"
    case .discarded(let name): "the compiler may warn where the result of '\(name)' is discarded"
    case .evaluation(let name): "'\(name)' would be evaluated at another time, or never"
    case .platforms(let platforms):
      "its attribute makes a difference between platforms: \(platforms.joined(separator: " and "))"
    case .unrelatedNewName(let name): "it does not use '\(name)', which may not exist or do something else"
    case .comment(let site): "a comment goes with it (\(site.phrase))"
    case .maybeNamed(let sites, let namesake):
      "live code that means it does not build: \(sites.phrase) may mean \(namesake.phrase)"
    case .advice(let name): name
    case .isolation(let actor, let site):
      "it runs on '\(actor)', and the native call would run where \(site.phrase) runs"
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
