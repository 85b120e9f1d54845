/// What names from `-define-availability` stand for: those that the project's manifests define for a file, and those
/// of the configuration.
public struct AvailabilityMacros: Hashable, Sendable {
  struct Key: Hashable, Sendable {
    var name: String
    /// `nil`: the macro is used without one.
    var version: Version?

    /// `SwiftStdlib 5.9`
    var description: String { version.map { "\(name) \($0)" } ?? name }
  }

  struct Requirement: Hashable, Sendable {
    var name: PlatformName
    var version: Version
  }

  /// One definition: what is used, what it stands for, and where that is said.
  public struct Definition: Hashable, Sendable {
    let key: Key
    let meaning: [Requirement]
    /// `nil`: nobody said.
    public let place: Place?

    /// `SwiftStdlib 5.9`
    public var name: String { key.description }
  }

  /// Where a definition stands.
  public struct Place: Hashable, Sendable {
    /// As findings show it.
    public var path: String
    /// The bytes of the macro's name and version, in a file that is text.
    public var range: Range<Int>
    /// From 1.
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
  /// Definitions that disagree, by what they define: what is used so is not judged.
  private var disputed: [Key: [Place]] = [:]
  /// Names of which some definition could not be read.
  private var unread: Set<String> = []

  public init() {}

  /// Nothing is defined.
  public var isEmpty: Bool { names.isEmpty && unread.isEmpty }

  /// Adds what one `-define-availability` says: `SwiftStdlib 5.9:macOS 14, iOS 17, watchOS 10`.
  /// False when it does not have that form; nothing is added then.
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

  /// Notes that a definition of a name could not be read: the name is not judged.
  public mutating func leaveOpen(_ name: String) {
    if case .custom(let name) = PlatformName(name) { unread.insert(name) }
  }

  /// Adds what another build of the same file defines. Where two definitions disagree, neither counts.
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

  /// What another one defines comes before what is defined so far.
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

  /// Whether a macro of that name is defined, for any version, and all of its definitions are known.
  func isDefined(_ name: String) -> Bool { names.contains(name) && !unread.contains(name) }

  func meaning(of name: String, _ version: Version?) -> [Requirement]? {
    definition(of: Key(name: name, version: version))?.meaning
  }

  /// Whether definitions of it disagree.
  func isDisputed(_ name: String, _ version: Version?) -> Bool {
    !disputed.isEmpty && disputed[Key(name: name, version: version)] != nil
  }

  private func definition(of key: Key) -> Definition? {
    disputed[key] == nil && !unread.contains(key.name) ? definitions[key] : nil
  }

  /// The definition that an argument of a condition or an attribute uses.
  public func definition(usedBy argument: ArraySlice<UInt8>) -> Definition? {
    names.isEmpty ? nil : Self.key(argument).flatMap { definition(of: $0) }
  }

  /// What an argument names that no definition is known of: `SwiftStdlib 5.9`, and the places of definitions that
  /// disagree about it.
  public func unknownName(in argument: ArraySlice<UInt8>) -> (name: String, definitions: [Place])? {
    guard let key = Self.key(argument), definition(of: key) == nil,
      disputed[key] != nil || !isDefined(key.name)
    else { return nil }
    return (key.description, disputed[key] ?? [])
  }

  /// The definitions that count, in the order of their names.
  public var all: [Definition] {
    definitions.values.filter { definition(of: $0.key) != nil }.sorted {
      ($0.key.name, $0.key.version ?? Version(0)) < ($1.key.name, $1.key.version ?? Version(0))
    }
  }

  /// The names of which definitions disagree, or one could not be read.
  public var undecided: [String] { (disputed.keys.map(\.description) + unread).sorted() }

  private static func key(_ text: some StringProtocol) -> Key? { key(Array(text.utf8)[...]) }

  /// `NAME` or `NAME VERSION`, where the name is nobody else's.
  private static func key(_ text: ArraySlice<UInt8>) -> Key? {
    var scanner = ArgumentScanner(text)
    guard let name = scanner.identifier(), case .custom(let custom) = PlatformName(name) else { return nil }
    let version = scanner.version()
    return scanner.isAtEnd ? Key(name: custom, version: version) : nil
  }
}

extension AvailabilityContext {
  /// Whether a macro says no more than what is known everywhere the code is built.
  public func isSatisfied(_ definition: AvailabilityMacros.Definition) -> Bool {
    var list = ClauseList(wildcards: [1], argumentCount: 2)
    list.clauses = definition.meaning.map { Clause($0.name, $0.version, argument: 0) }
    let condition = judge(list, as: .condition, elsewhere: .always)
    return condition.verdict == .always && condition.isDecidedByClause
      && judge(AvailabilityAttribute(.short(list))).removal == .whole
  }
}
