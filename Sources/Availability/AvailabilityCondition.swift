/// A parsed `#available(…)` or `#unavailable(…)` condition.
public struct AvailabilityCondition: Hashable, Sendable {
  /// Whether it is `#unavailable`, the negation. Its `*` is implicit.
  public var isUnavailable: Bool
  public var list: ClauseList
  /// The compiler rejects it. It is never judged.
  public var isMalformed: Bool

  /// Parses the arguments between the parentheses: one string for each, without the commas. White space and
  /// comments are allowed.
  public init(isUnavailable: Bool, arguments: [some StringProtocol], macros: AvailabilityMacros = .init()) {
    self.init(isUnavailable: isUnavailable, arguments: arguments.map { Array($0.utf8)[...] }, macros: macros)
  }

  /// Parses the arguments from their UTF-8 bytes.
  public init(isUnavailable: Bool, arguments: [ArraySlice<UInt8>], macros: AvailabilityMacros = .init()) {
    self.isUnavailable = isUnavailable
    var reader = ClauseListReader(macros: macros)
    for argument in arguments { reader.read(argument) }
    list = reader.list
    // `#available` requires `*`, `#unavailable` forbids it.
    isMalformed =
      reader.isMalformed || arguments.isEmpty || list.wildcards.isEmpty != isUnavailable
      || reader.hasLanguageName
  }
}

/// Parses `platform version` and `*` arguments into a list.
struct ClauseListReader {
  let macros: AvailabilityMacros
  private(set) var list = ClauseList()
  private(set) var isMalformed = false
  /// Whether `swift` or `_PackageDescription` is among the names. Only attributes allow them, and only as the
  /// sole argument.
  private(set) var hasLanguageName = false

  init(macros: AvailabilityMacros) { self.macros = macros }

  mutating func read(_ argument: ArraySlice<UInt8>) {
    let index = list.argumentCount
    list.argumentCount += 1
    var scanner = ArgumentScanner(argument)
    if scanner.take("*") {
      list.wildcards.append(index)
      isMalformed = isMalformed || !scanner.isAtEnd
      return
    }
    guard let text = scanner.identifier() else {
      isMalformed = true
      return
    }
    let version = scanner.version()
    isMalformed = isMalformed || !scanner.isAtEnd
    add(PlatformName(text), version, argument: index)
  }

  private mutating func add(_ name: PlatformName, _ version: Version?, argument: Int) {
    switch name {
    case .custom(let text):
      let key = AvailabilityMacros.Key(name: text, version: version)
      if let meaning = macros.meaning(of: key) {
        for required in meaning { append(Clause(required.name, required.version, argument: argument)) }
      } else if macros.rejects(key) {
        isMalformed = true
      } else {
        list.hasCustomName = true
      }
    case .swiftLanguage, .packageDescription:
      hasLanguageName = true
      isMalformed = isMalformed || version == nil
    case .swiftRuntime:
      list.hasRuntimeName = true
      isMalformed = isMalformed || version == nil
    case .platform, .anyAppleOS, .otherSystem:
      guard let version else {
        isMalformed = true
        return
      }
      append(Clause(name, version, argument: argument))
    }
  }

  private mutating func append(_ clause: Clause) {
    // "version for iOS already specified"
    isMalformed = isMalformed || list.clauses.contains { $0.name == clause.name }
    list.clauses.append(clause)
  }
}
