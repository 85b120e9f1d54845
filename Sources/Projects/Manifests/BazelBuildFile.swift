import Availability

/// Bazel's `BUILD`: the `minimum_os_version` of applications, extensions and frameworks. It applies to the
/// files of its package (the folder); dependencies between targets are not followed.
enum BazelBuildFile {
  static func read(_ bytes: [UInt8], path: String, shownPath: String) -> ManifestReading {
    let script = Script(ScriptScanner.tokens(of: bytes, .starlark))
    var reading = ManifestReading()
    for (rule, platform, value, version) in statements(in: script) {
      let place = "\(shownPath):\(script.tokens[value.lowerBound].line)"
      if let version {
        let target = DeploymentTarget(
          platform, version.version, isApplicationExtension: isExtension(rule), source: place)
        reading.targets.append(BuildTarget(minimums: [target]))
      } else {
        let unread = UnreadMinimum(platform, place: place, text: script.text(of: value))
        reading.targets.append(BuildTarget(unlisted: [platform], unread: [unread]))
      }
    }
    reading.takeOthersFromTargets()
    return reading
  }

  /// Each `minimum_os_version`: the rule, its platform, the value, and the version, unless that is computed.
  static func statements(
    in script: Script
  ) -> [(rule: String, platform: Platform, value: Range<Int>, version: (version: Version, token: Int)?)] {
    let tokens = script.tokens
    return tokens.indices.dropLast().compactMap { index in
      guard tokens[index].kind == .name, tokens[index + 1].isMark("("),
        let platform = platform(ofRule: tokens[index].text),
        let value = script.arguments(ofBracketAt: index + 1, mark: "=")
          .first(where: { $0.label == "minimum_os_version" })?.value,
        let first = value.first
      else { return nil }
      let version = versionToken(at: first, script).flatMap { token in
        Version(tokens[token].text).map { (version: $0, token: token) }
      }
      return (tokens[index].text, platform, value, version)
    }
  }

  /// The string at the index, or the value of the variable there.
  private static func versionToken(at index: Int, _ script: Script) -> Int? {
    let token = script.tokens[index]
    if token.kind == .string { return index }
    guard token.kind == .name, let range = script.value(ofVariable: token.text) else { return nil }
    return script.firstString(in: range)
  }

  /// `ios_application`, `macos_extension`, `watchos_unit_test`, …
  private static func platform(ofRule name: String) -> Platform? {
    guard let underscore = name.firstIndex(of: "_") else { return nil }
    return ["ios", "macos", "tvos", "watchos", "visionos"].contains(name[..<underscore])
      ? Platform(informalName: name[..<underscore]) : nil
  }

  /// Whether a rule builds an extension. A library may be linked into both, so it is unknown.
  private static func isExtension(_ rule: String) -> Bool? {
    rule.hasSuffix("_extension") ? true : rule.hasSuffix("_application") ? false : nil
  }
}
