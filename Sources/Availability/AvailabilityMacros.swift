/// What the configuration says that names from `-define-availability` stand for.
public struct AvailabilityMacros: Hashable, Sendable {
  private struct Key: Hashable, Sendable {
    var name: String
    /// `nil`: the macro is used without one.
    var version: Version?
  }

  struct Requirement: Hashable, Sendable {
    var name: PlatformName
    var version: Version
  }

  private var definitions: [Key: [Requirement]] = [:]
  private var names: Set<String> = []

  public init() {}

  /// Adds what one `-define-availability` says: `SwiftStdlib 5.9:macOS 14, iOS 17, watchOS 10`.
  /// False when it does not have that form; nothing is added then.
  public mutating func define(_ definition: String) -> Bool {
    guard let colon = definition.firstIndex(of: ":") else { return false }
    var head = ArgumentScanner(definition[..<colon])
    guard let name = head.identifier(), case .custom(let text) = PlatformName(name) else { return false }
    let version = head.version()
    guard head.isAtEnd else { return false }

    var meaning: [Requirement] = []
    for part in definition[definition.index(after: colon)...].split(
      separator: ",", omittingEmptySubsequences: false)
    {
      var scanner = ArgumentScanner(part)
      guard let name = scanner.identifier(), let version = scanner.version(), scanner.isAtEnd else {
        return false
      }
      switch PlatformName(name) {
      case .platform, .anyAppleOS: meaning.append(Requirement(name: PlatformName(name), version: version))
      default: continue
      }
    }
    guard !meaning.isEmpty else { return false }
    names.insert(text)
    definitions[Key(name: text, version: version)] = meaning
    return true
  }

  /// Whether a macro of that name is defined, for any version.
  func isDefined(_ name: String) -> Bool { names.contains(name) }

  func meaning(of name: String, _ version: Version?) -> [Requirement]? {
    definitions[Key(name: name, version: version)]
  }
}
