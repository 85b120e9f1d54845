import Availability
import SystemCalls

/// Converts the JSON of a `.backport.json` to a configuration. Unknown keys are errors: a misspelt key must
/// not be ignored.
struct ConfigurationReader {
  private let path: String
  private var configuration = Configuration()
  /// The schema in `Fixtures/Reports` lists the same keys.
  static let keys = [
    "min", "platforms", "exclude", "exclude-generated", "rules", "select", "overrides",
    "baseline", "fail-on", "format", "sdk", "namespaces", "libraries", "availabilityMacros",
  ]
  static let severities = ["off", "note", "warning", "error"]

  static func read(_ path: String) throws(ProjectProblem) -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: path)
    } catch {
      throw ProjectProblem(path: path, line: nil, message: error.description)
    }
    return try configuration(of: bytes, path: path)
  }

  static func configuration(of bytes: [UInt8], path: String) throws(ProjectProblem) -> Configuration {
    let root: JSONValue
    do {
      root = try JSONReader.value(of: bytes, as: .withComments)
    } catch {
      throw ProjectProblem(path: path, line: error.line, message: "is not JSON: \(error.message)")
    }
    var reader = ConfigurationReader(path: path)
    reader.configuration.path = path
    for member in try reader.members(root, "the configuration") { try reader.take(member) }
    return reader.configuration
  }

  private init(path: String) { self.path = path }

  private mutating func take(_ member: JSONValue.Member) throws(ProjectProblem) {
    let value = member.value
    switch member.key {
    case "min": configuration.minimums = try minimums(value)
    case "platforms": configuration.platforms = try platforms(value)
    case "exclude": configuration.exclude = try strings(value, "exclude")
    case "rules": configuration.rules = try rules(value)
    case "select": configuration.select = try names(value, "select")
    case "overrides": configuration.overrides = try overrides(value)
    case "exclude-generated": configuration.excludesGenerated = try bool(value, member.key)
    case "baseline", "fail-on", "format", "sdk":
      let text = try string(value, "'\(member.key)'")
      configuration.runSettings[member.key] = .init(name: text, line: value.line)
    case "namespaces": configuration.namespaces = try strings(value, "namespaces")
    case "libraries": configuration.libraries = try libraries(value)
    case "availabilityMacros": try defineMacros(value)
    // Editors use it to validate the file.
    case "$schema": _ = try string(value, "$schema")
    default: throw unknown(member, "key", Self.keys)
    }
  }

  // MARK: The keys

  func minimums(_ value: JSONValue) throws(ProjectProblem) -> MinimumSpecification {
    switch value.content {
    case .string(let text), .number(let text):
      do {
        return try MinimumSpecification(text)
      } catch {
        throw failure(value.line, "'min': \(error)")
      }
    case .object(let members):
      var result = MinimumSpecification()
      for member in members {
        let version = try text(member.value, "the minimum of \(member.key)")
        do {
          try result.set(member.key, version)
        } catch {
          throw failure(member.keyLine, "'min': \(error)")
        }
      }
      return result
    default: throw mismatch(value, "min", "a string such as \"iOS=15,macOS=12\"")
    }
  }

  private func platforms(_ value: JSONValue) throws(ProjectProblem) -> Set<Platform> {
    let names = try strings(value, "platforms")
    do {
      return try Platform.list(names.joined(separator: ","))
    } catch {
      throw failure(value.line, "'platforms': \(error)")
    }
  }

  func rules(_ value: JSONValue) throws(ProjectProblem) -> [Configuration.RuleSetting] {
    var settings: [Configuration.RuleSetting] = []
    for member in try members(value, "'rules'") {
      let severity = try string(member.value, "the severity of '\(member.key)'")
      guard Self.severities.contains(severity) else {
        throw unknown(severity, member.value.line, "severity", Self.severities)
      }
      settings.append(
        .init(rule: member.key, severity: severity == "off" ? nil : severity, line: member.keyLine))
    }
    return settings
  }

  /// Reads `["Name 1.0:iOS 15, macOS 12"]`, the form of `-define-availability`, or `{ "Name 1.0": "iOS 15"
  /// }`.
  private mutating func defineMacros(_ value: JSONValue) throws(ProjectProblem) {
    var definitions: [(line: Int, text: String)] = []
    if case .object(let members) = value.content {
      for member in members {
        definitions.append((member.keyLine, "\(member.key):\(try string(member.value, "'\(member.key)'"))"))
      }
    } else {
      guard case .array(let values) = value.content else {
        throw mismatch(value, "availabilityMacros", "a list of definitions")
      }
      for value in values { definitions.append((value.line, try string(value, "a definition"))) }
    }
    for definition in definitions {
      guard !configuration.macros.define(definition.text) else { continue }
      throw failure(
        definition.line,
        "'\(definition.text)' defines no availability macro: write \"Name 1.0:iOS 15, macOS 12\"")
    }
  }

  static let libraryKeys = ["native", "module", "group", "reason"]

  /// `{ "Library": { "Name(label:)": { "native": "Native", "iOS": "16" } } }`
  func libraries(_ value: JSONValue) throws(ProjectProblem) -> [Configuration.LibraryEntry] {
    var entries: [Configuration.LibraryEntry] = []
    for library in try members(value, "'libraries'") {
      let members = try members(library.value, "the library '\(library.key)'")
      let first = entries.count
      var isComplete = false
      for name in members {
        if name.key == "complete", case .bool(let value) = name.value.content {
          isComplete = value
        } else {
          entries.append(try entry(name, of: library.key))
        }
      }
      for index in first..<entries.count { entries[index].isLibraryComplete = isComplete }
    }
    return entries
  }

  private func entry(
    _ name: JSONValue.Member, of library: String
  ) throws(ProjectProblem) -> Configuration.LibraryEntry {
    let parts = name.key.split(separator: "(", maxSplits: 1)
    var entry = Configuration.LibraryEntry(library: library, name: parts.first.map(String.init) ?? "")
    if parts.count == 2 {
      guard parts[1].hasSuffix(":)") else {
        throw failure(name.keyLine, "'\(name.key)' is not a name: write \"name\" or \"name(label:)\"")
      }
      entry.labels = parts[1].dropLast().split(separator: ":").map(String.init)
    }
    for fact in try members(name.value, "'\(name.key)'") {
      let text = try text(fact.value, "'\(fact.key)' of '\(name.key)'")
      switch fact.key {
      case "native": entry.native = text
      case "module": entry.nativeModule = text
      case "group": entry.group = text
      case "reason": entry.reason = text
      default:
        guard let platform = Platform(informalName: fact.key) else {
          throw unknown(fact, "key", Self.libraryKeys + Platform.allCases.map(\.rawValue))
        }
        guard let version = Version(text) else {
          throw failure(fact.value.line, "'\(text)' is not a version: write \"16\" or \"16.4\"")
        }
        entry.introduced[platform] = version
      }
    }
    guard entry.native != nil || entry.reason != nil else {
      throw failure(
        name.keyLine,
        "'\(name.key)' lacks 'native', the name that takes its place: add it, or a 'reason' why there is none"
      )
    }
    return entry
  }

  static let overrideKeys = ["paths", "rules", "min"]

  /// `[{ "paths": ["Legacy/**"], "rules": { … }, "min": "15" }]`
  func overrides(_ value: JSONValue) throws(ProjectProblem) -> [Configuration.Override] {
    guard case .array(let values) = value.content else {
      throw mismatch(value, "overrides", "a list of objects in braces")
    }
    var overrides: [Configuration.Override] = []
    for value in values {
      var override = Configuration.Override(line: value.line)
      for member in try members(value, "an element of 'overrides'") {
        switch member.key {
        case "paths": override.paths = try strings(member.value, "paths")
        case "rules": override.rules = try rules(member.value)
        case "min": override.minimums = try minimums(member.value)
        default: throw unknown(member, "key", Self.overrideKeys)
        }
      }
      guard !override.paths.isEmpty else {
        throw failure(value.line, "an element of 'overrides' lacks 'paths', the patterns that it speaks of")
      }
      overrides.append(override)
    }
    return overrides
  }

  // MARK: Values

  func members(_ value: JSONValue, _ what: String) throws(ProjectProblem) -> [JSONValue.Member] {
    guard case .object(let members) = value.content else {
      throw failure(value.line, "\(what) is \(value.kind): it must be an object in braces")
    }
    return members
  }

  func string(_ value: JSONValue, _ what: String) throws(ProjectProblem) -> String {
    guard case .string(let text) = value.content else {
      throw failure(value.line, "\(what) is \(value.kind): it must be a string")
    }
    return text
  }

  /// A string, or a number as written.
  func text(_ value: JSONValue, _ what: String) throws(ProjectProblem) -> String {
    if case .number(let text) = value.content { return text }
    return try string(value, what)
  }

  func strings(_ value: JSONValue, _ key: String) throws(ProjectProblem) -> [String] {
    switch value.content {
    case .string(let text): return [text]
    case .array(let values):
      var texts: [String] = []
      for value in values { texts.append(try string(value, "an element of '\(key)'")) }
      return texts
    default: throw mismatch(value, key, "a list of strings")
    }
  }

  private func names(_ value: JSONValue, _ key: String) throws(ProjectProblem) -> [Configuration.Named] {
    guard case .array(let values) = value.content else {
      return try strings(value, key).map { .init(name: $0, line: value.line) }
    }
    var names: [Configuration.Named] = []
    for value in values {
      names.append(.init(name: try string(value, "an element of '\(key)'"), line: value.line))
    }
    return names
  }

  private func bool(_ value: JSONValue, _ key: String) throws(ProjectProblem) -> Bool {
    guard case .bool(let truth) = value.content else { throw mismatch(value, key, "true or false") }
    return truth
  }

  // MARK: Errors

  func failure(_ line: Int, _ message: String) -> ProjectProblem {
    ProjectProblem(path: path, line: line, message: message)
  }

  func mismatch(_ value: JSONValue, _ key: String, _ wanted: String) -> ProjectProblem {
    failure(value.line, "'\(key)' is \(value.kind): it must be \(wanted)")
  }

  func unknown(_ member: JSONValue.Member, _ what: String, _ known: [String]) -> ProjectProblem {
    unknown(member.key, member.keyLine, what, known)
  }

  private func unknown(_ name: String, _ line: Int, _ what: String, _ known: [String]) -> ProjectProblem {
    let remedy = nearestName(to: name, in: known).map { "did you mean '\($0)'?" }
    return failure(
      line, "unknown \(what) '\(name)': \(remedy ?? "it is one of \(known.joined(separator: ", "))")")
  }
}
