extension ConfigurationReader {
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
}
