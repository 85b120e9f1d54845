import Availability

extension ConfigurationReader {
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
}
