/// What a finding says of a shim, but for its name and the reason.
enum ShimHeadline: Hashable, Sendable {
  /// Its uses can say the native name; `nil`: nothing.
  case calls(native: String?)
  /// Its uses can set the native property.
  case sets(native: String)
  /// A comment above it asks for it.
  case marked
  /// What an attribute of its own says.
  case deprecated(String)
  /// A type by the name of the one that it makes.
  case shadows(module: String)
  /// A function by the name of the one that takes its place, and the SDK that has that one.
  case givesWay(sdk: String)
  /// An enumeration with the cases of a native type.
  case mirrors(String)
  /// An entry point that starts an app.
  case starts(app: String)

  /// - Parameter callers: the number of its uses.
  func going(_ title: String, callers: Int) -> String {
    switch self {
    case .calls(let native?):
      "'\(title)' only calls '\(native)'; \(Self.consequence(callers, "can call '\(native)' directly"))"
    case .calls(nil): "'\(title)' does nothing; \(Self.consequence(callers, "can do without it"))"
    case .sets(let native):
      "'\(title)' only sets '\(native)'; \(Self.consequence(callers, "can set '\(native)' directly"))"
    case .marked:
      "'\(title)' is marked 'backport:inline'; \(Self.consequence(callers, "can say what it says"))"
    case .deprecated(let message): message
    case .shadows(let module): "'\(title)' only creates '\(module).\(title)', which can take its place"
    case .givesWay(let sdk):
      "'\(title)' gives way by its own attribute: without it, calls mean the system's own of that name (\(sdk))"
    case .mirrors(let native):
      "'\(title)' only stands for the system's '\(native)', which can take its place"
    case .starts(let app): "'\(title)' only starts '\(app)', which can be the entry point itself"
    }
  }

  func staying(_ title: String, _ obstacle: Obstacle) -> String {
    switch self {
    case .calls, .sets: "'\(title)' stays without its check: \(obstacle.message)"
    case .marked: "'\(title)' stays although it is marked 'backport:inline': \(obstacle.message)"
    case .deprecated(let message): message
    case .shadows:
      "'\(title)' stays beside the system's own, without its check: \(obstacle.message)"
    case .givesWay: "'\(title)' stays beside the system's own: \(obstacle.message)"
    case .mirrors(let native):
      "'\(title)' stays beside the system's '\(native)' that it stands for: \(obstacle.message)"
    case .starts: "'\(title)' stays as the entry point, without its check: \(obstacle.message)"
    }
  }

  /// Whether nothing tells that a staying shim was one once its check is gone.
  var restsOnCheck: Bool {
    switch self {
    case .calls, .sets: true
    default: false
    }
  }

  private static func consequence(_ callers: Int, _ instead: String) -> String {
    if callers == 0 { return "nothing uses it" }
    return "\(callers == 1 ? "its caller" : "its \(callers) callers") \(instead)"
  }
}
