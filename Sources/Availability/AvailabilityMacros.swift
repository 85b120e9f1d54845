/// The definitions of custom availability names (`-define-availability`), from the manifests and the
/// configuration.
public struct AvailabilityMacros: Hashable, Sendable {
  struct Key: Hashable, Sendable {
    var name: String
    /// `nil`: the macro is used without a version.
    var version: Version?

    /// `SwiftStdlib 5.9`
    var description: String { version.map { "\(name) \($0)" } ?? name }
  }

  struct Requirement: Hashable, Sendable {
    var name: PlatformName
    var version: Version
  }

  private var definitions: [Key: [Requirement]] = [:]
  /// Names with contradictory definitions. Their uses are not judged.
  private var disputed: Set<Key> = []
  /// Names with a definition that could not be parsed.
  private var unread: Set<String> = []

  public init() {}

  /// Whether there are no definitions.
  public var isEmpty: Bool { definitions.isEmpty && unread.isEmpty }

  /// Adds a definition in the form of `-define-availability`: `SwiftStdlib 5.9:macOS 14, iOS 17, watchOS 10`.
  /// Returns false, and adds nothing, when the form is wrong.
  public mutating func define(_ definition: String) -> Bool {
    guard let colon = definition.firstIndex(of: ":"), let key = Self.key(definition[..<colon]) else {
      return false
    }
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
    definitions[key] = meaning
    return true
  }

  /// Records that a definition of this name could not be parsed. The name is not judged.
  public mutating func markUndecided(_ name: String) {
    if case .custom(let name) = PlatformName(name) { unread.insert(name) }
  }

  /// Adds the definitions of another build of the same file. Definitions that contradict each other are
  /// dropped.
  public mutating func merge(_ other: AvailabilityMacros) {
    if other.isEmpty { return }
    if isEmpty {
      self = other
      return
    }
    unread.formUnion(other.unread)
    disputed.formUnion(other.disputed)
    for (key, definition) in other.definitions {
      if let own = definitions[key], Set(own) != Set(definition) { disputed.insert(key) }
      definitions[key] = definition
    }
  }

  /// Adds definitions that take precedence over the existing ones.
  public func overridden(by other: AvailabilityMacros) -> AvailabilityMacros {
    if other.isEmpty { return self }
    var result = self
    result.unread.subtract(other.definitions.keys.map(\.name))
    for (key, definition) in other.definitions {
      result.definitions[key] = definition
      result.disputed.remove(key)
    }
    return result
  }

  // MARK: Uses

  /// Whether the compiler knows the name, but not with this version.
  func rejects(_ key: Key) -> Bool {
    definitions[key] == nil && !unread.contains(key.name) && definitions.keys.contains { $0.name == key.name }
  }

  func meaning(of key: Key) -> [Requirement]? {
    !disputed.contains(key) && !unread.contains(key.name) ? definitions[key] : nil
  }

  /// The undefined name in an argument, such as `SwiftStdlib 5.9`.
  public func unknownName(in argument: ArraySlice<UInt8>) -> String? {
    guard let key = Self.key(argument), meaning(of: key) == nil else { return nil }
    return key.description
  }

  /// The names whose definitions are in effect, sorted.
  public var all: [String] {
    definitions.keys.filter { meaning(of: $0) != nil }.sorted {
      ($0.name, $0.version ?? Version(0)) < ($1.name, $1.version ?? Version(0))
    }.map(\.description)
  }

  /// The names whose definitions contradict each other or could not be parsed.
  public var undecided: [String] { (disputed.map(\.description) + unread).sorted() }

  private static func key(_ text: some StringProtocol) -> Key? { key(Array(text.utf8)[...]) }

  /// Parses `NAME` or `NAME VERSION`, unless the name is a known platform.
  private static func key(_ text: ArraySlice<UInt8>) -> Key? {
    var scanner = ArgumentScanner(text)
    guard let name = scanner.identifier(), case .custom(let custom) = PlatformName(name) else { return nil }
    let version = scanner.version()
    return scanner.isAtEnd ? Key(name: custom, version: version) : nil
  }
}
