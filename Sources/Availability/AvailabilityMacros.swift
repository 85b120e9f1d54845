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

  /// One definition: the name, its meaning and its source.
  public struct Definition: Hashable, Sendable {
    let key: Key
    let meaning: [Requirement]
    /// `nil`: unknown.
    public let place: Place?

    /// `SwiftStdlib 5.9`
    public var name: String { key.description }
  }

  /// The source of a definition.
  public struct Place: Hashable, Sendable {
    /// The path that findings show.
    public var path: String
    /// The byte range of the macro's name and version in a text file.
    public var range: Range<Int>
    /// The line, from 1.
    public var line: Int
    public var column: Int
    /// The line, without its ending.
    public var sourceLine: String

    public init(path: String, range: Range<Int>, line: Int, column: Int, sourceLine: String = "") {
      self.path = path
      self.range = range
      self.line = line
      self.column = column
      self.sourceLine = sourceLine
    }
  }

  private var definitions: [Key: Definition] = [:]
  private var names: Set<String> = []
  /// Names with contradictory definitions. Their uses are not judged.
  private var disputed: [Key: [Place]] = [:]
  /// Names with a definition that could not be parsed.
  private var unread: Set<String> = []

  public init() {}

  /// Whether there are no definitions.
  public var isEmpty: Bool { names.isEmpty && unread.isEmpty }

  /// Adds a definition in the form of `-define-availability`: `SwiftStdlib 5.9:macOS 14, iOS 17, watchOS 10`.
  /// Returns false, and adds nothing, when the form is wrong.
  public mutating func define(_ definition: String, at place: Place? = nil) -> Bool {
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
    names.insert(key.name)
    definitions[key] = Definition(key: key, meaning: meaning, place: place)
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
    names.formUnion(other.names)
    unread.formUnion(other.unread)
    disputed.merge(other.disputed) { $0 + $1.filter { [places = $0] in !places.contains($0) } }
    for (key, definition) in other.definitions {
      guard let own = definitions[key], disputed[key] == nil else {
        definitions[key] = definition
        continue
      }
      if Set(own.meaning) != Set(definition.meaning) {
        disputed[key] = [own.place, definition.place].compactMap { $0 }
      }
    }
  }

  /// Adds definitions that take precedence over the existing ones.
  public func overridden(by other: AvailabilityMacros) -> AvailabilityMacros {
    if other.isEmpty { return self }
    var result = self
    result.names.formUnion(other.names)
    result.unread.subtract(other.names)
    for (key, definition) in other.definitions {
      result.definitions[key] = definition
      result.disputed[key] = nil
    }
    return result
  }

  // MARK: Uses

  /// Whether the macro is defined, for any version, and all of its definitions could be parsed.
  func isDefined(_ name: String) -> Bool { names.contains(name) && !unread.contains(name) }

  func meaning(of name: String, _ version: Version?) -> [Requirement]? {
    definition(of: Key(name: name, version: version))?.meaning
  }

  /// Whether its definitions contradict each other.
  func isDisputed(_ name: String, _ version: Version?) -> Bool {
    !disputed.isEmpty && disputed[Key(name: name, version: version)] != nil
  }

  private func definition(of key: Key) -> Definition? {
    disputed[key] == nil && !unread.contains(key.name) ? definitions[key] : nil
  }

  /// The definition that an argument of a condition or attribute refers to.
  public func definition(usedBy argument: ArraySlice<UInt8>) -> Definition? {
    names.isEmpty ? nil : Self.key(argument).flatMap { definition(of: $0) }
  }

  /// The undefined name in an argument, such as `SwiftStdlib 5.9`, with the places of its contradictory
  /// definitions.
  public func unknownName(in argument: ArraySlice<UInt8>) -> (name: String, definitions: [Place])? {
    guard let key = Self.key(argument), definition(of: key) == nil,
      disputed[key] != nil || !isDefined(key.name)
    else { return nil }
    return (key.description, disputed[key] ?? [])
  }

  /// The definitions in effect, sorted by name.
  public var all: [Definition] {
    definitions.values.filter { definition(of: $0.key) != nil }.sorted {
      ($0.key.name, $0.key.version ?? Version(0)) < ($1.key.name, $1.key.version ?? Version(0))
    }
  }

  /// The names whose definitions contradict each other or could not be parsed.
  public var undecided: [String] { (disputed.keys.map(\.description) + unread).sorted() }

  private static func key(_ text: some StringProtocol) -> Key? { key(Array(text.utf8)[...]) }

  /// Parses `NAME` or `NAME VERSION`, unless the name is a known platform.
  private static func key(_ text: ArraySlice<UInt8>) -> Key? {
    var scanner = ArgumentScanner(text)
    guard let name = scanner.identifier(), case .custom(let custom) = PlatformName(name) else { return nil }
    let version = scanner.version()
    return scanner.isAtEnd ? Key(name: custom, version: version) : nil
  }
}

extension AvailabilityContext {
  /// Whether the macro's clauses hold in all of this context.
  public func isSatisfied(_ definition: AvailabilityMacros.Definition) -> Bool {
    var list = ClauseList(wildcards: [1], argumentCount: 2)
    list.clauses = definition.meaning.map { Clause($0.name, $0.version, argument: 0) }
    let condition = judge(list, as: .condition, elsewhere: .always)
    return condition.verdict == .always && condition.isDecidedByClause
      && judge(AvailabilityAttribute(.short(list))).removal == .whole
  }
}
