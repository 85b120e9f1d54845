// `@available` and flags, as the compact form of the built-in index writes them.
import SwiftSyntax

struct Span: Equatable {
  var introduced: [Int]?
  var deprecated: [Int]?
  var obsoleted: [Int]?
  var isDeprecated = false
  var isUnavailable = false

  var text: String {
    var text = introduced.map(Self.text) ?? ""
    if let deprecated { text += "~" + Self.text(deprecated) }
    if isDeprecated { text += "~" }
    if let obsoleted { text += "x" + Self.text(obsoleted) }
    return isUnavailable ? text + "!" : text
  }

  static func text(_ version: [Int]) -> String {
    var version = version
    while version.count > 1, version.last == 0 { version.removeLast() }
    return version.map(String.init).joined(separator: ".")
  }

  func within(_ outer: Span) -> Span {
    func pick(_ one: [Int]?, _ other: [Int]?, latest: Bool) -> [Int]? {
      guard let one, let other else { return one ?? other }
      let isEarlier = (one + [0, 0]).prefix(3).lexicographicallyPrecedes((other + [0, 0]).prefix(3))
      return isEarlier == latest ? other : one
    }
    return Span(
      introduced: pick(introduced, outer.introduced, latest: true),
      deprecated: pick(deprecated, outer.deprecated, latest: false),
      obsoleted: pick(obsoleted, outer.obsoleted, latest: false),
      isDeprecated: isDeprecated || outer.isDeprecated,
      isUnavailable: isUnavailable || outer.isUnavailable)
  }
}

/// The `@available` attributes of a declaration, by the letter of the compact form.
struct Availability {
  var spans: [String: Span] = [:]
  var renamed = ""

  static let letters = [
    "iOS": "i", "macOS": "m", "OSX": "m", "tvOS": "t", "watchOS": "w", "visionOS": "v", "xrOS": "v",
    "macCatalyst": "c", "DriverKit": "d", "anyAppleOS": "a", "*": "*", "swift": "swift",
  ]

  static func letter(_ name: String) -> String? { name.hasSuffix("Extension") ? "e" : letters[name] }

  static func numbers(_ version: VersionTupleSyntax) -> [Int] {
    ([version.major] + version.components.map(\.number)).map { Int($0.text) ?? 0 }
  }

  mutating func read(_ arguments: AvailabilityArgumentListSyntax) {
    let all = Array(arguments)
    let words = ["deprecated", "unavailable", "noasync"]
    switch all.dropFirst().first?.argument {
    case .availabilityLabeledArgument: return readLong(all)
    case .token(let word) where words.contains(word.text): return readLong(all)
    default: break
    }
    for case .availabilityVersionRestriction(let clause) in all.map(\.argument) {
      guard let letter = Self.letter(clause.platform.text), letter != "swift", letter != "e",
        let version = clause.version
      else { continue }
      spans[letter, default: Span()].introduced = Self.numbers(version)
    }
  }

  private mutating func readLong(_ arguments: [AvailabilityArgumentSyntax]) {
    var name = ""
    switch arguments[0].argument {
    case .token(let token): name = token.text
    case .availabilityVersionRestriction(let clause): name = clause.platform.text
    default: return
    }
    guard let letter = Self.letter(name) else { return }
    var span = spans[letter] ?? Span()
    for argument in arguments.dropFirst() {
      switch argument.argument {
      case .token(let word):
        if word.text == "deprecated" { span.isDeprecated = true }
        if word.text == "unavailable" { span.isUnavailable = true }
      case .availabilityLabeledArgument(let option):
        switch option.value {
        case .version(let version):
          if option.label.text == "introduced" { span.introduced = Self.numbers(version) }
          if option.label.text == "deprecated" { span.deprecated = Self.numbers(version) }
          if option.label.text == "obsoleted" { span.obsoleted = Self.numbers(version) }
        case .string(let literal):
          if option.label.text == "renamed" { renamed = literal.segments.trimmedDescription }
        }
      default: break
      }
    }
    switch letter {
    case "e":
      if span.isUnavailable { spans[letter] = Span(isUnavailable: true) }
    case "swift":
      if span.deprecated != nil || span.isDeprecated { spans["*", default: Span()].isDeprecated = true }
      if span.obsoleted != nil || span.isUnavailable { spans["*", default: Span()].isUnavailable = true }
    default: spans[letter] = span
    }
  }

  func within(_ outer: Availability) -> Availability {
    Availability(
      spans: spans.merging(outer.spans) { own, outer in own.within(outer) }, renamed: renamed)
  }

  var text: String {
    var text = ""
    for letter in ["i", "m", "t", "w", "v", "c", "d", "a", "*", "e"] {
      guard let span = spans[letter], letter != "*" || span != Span() else { continue }
      text += letter + span.text
    }
    return text
  }
}

let flagNames = [
  "_disfavoredOverload": "disfavored", "_alwaysEmitIntoClient": "emitted", "_spi": "spi",
  "_spi_available": "spi", "propertyWrapper": "wrapper", "resultBuilder": "builder", "frozen": "frozen",
  "_functionBuilder": "builder",
]

struct Attributes {
  var availability = Availability()
  var flags: Set<String> = []

  mutating func read(_ list: AttributeListSyntax) {
    for element in list {
      if case .attribute(let attribute) = element { read(attribute) }
      guard case .ifConfigDecl(let config) = element else { continue }
      for case .attributes(let attributes)? in config.clauses.map(\.elements) { read(attributes) }
    }
  }

  private mutating func read(_ attribute: AttributeSyntax) {
    var name = text(attribute.attributeName)
    if let member = attribute.attributeName.as(MemberTypeSyntax.self) { name = member.name.text }
    if name == "available", case .availability(let arguments) = attribute.arguments {
      availability.read(arguments)
    }
    if let flag = flagNames[name] { flags.insert(flag) }
  }
}
