import Availability

/// Bazel's `BUILD`: the `minimum_os_version` of applications, extensions and frameworks. It applies to the
/// files of its package (the folder); dependencies between targets are not followed.
enum BazelBuildFile {
  static func read(_ bytes: [UInt8], path: String, shownPath: String) -> ManifestReading {
    let script = Script(ScriptScanner.tokens(of: bytes, .starlark))
    let tokens = script.tokens
    var reading = ManifestReading()
    for index in tokens.indices where tokens[index].kind == .name && index + 1 < tokens.count {
      guard tokens[index + 1].isMark("("), let platform = platform(ofRule: tokens[index].text) else {
        continue
      }
      let arguments = script.arguments(ofBracketAt: index + 1, mark: "=")
      guard let argument = arguments.first(where: { $0.label == "minimum_os_version" }),
        let first = argument.value.first
      else { continue }
      guard let token = versionToken(at: first, script), let version = Version(tokens[token].text) else {
        reading.targets.append(
          BuildTarget(
            unlisted: [platform],
            unread: [
              UnreadMinimum(
                platform, place: "\(shownPath):\(tokens[first].line)", text: script.text(of: argument.value))
            ]))
        continue
      }
      reading.targets.append(
        BuildTarget(minimums: [
          DeploymentTarget(
            platform, version, isApplicationExtension: isExtension(tokens[index].text),
            source: "\(shownPath):\(tokens[first].line)")
        ]))
    }
    reading.takeOthersFromTargets()
    return reading
  }

  /// The string at the index, or the value of the variable there.
  static func versionToken(at index: Int, _ script: Script) -> Int? {
    let token = script.tokens[index]
    if token.kind == .string { return index }
    guard token.kind == .name, let range = script.value(ofVariable: token.text) else { return nil }
    return script.firstString(in: range)
  }

  /// `ios_application`, `macos_extension`, `watchos_unit_test`, …
  static func platform(ofRule name: String) -> Platform? {
    guard let underscore = name.firstIndex(of: "_") else { return nil }
    return ["ios", "macos", "tvos", "watchos", "visionos"].contains(name[..<underscore])
      ? Platform(informalName: name[..<underscore]) : nil
  }

  /// Whether a rule builds an extension. A library may be linked into both, so it is unknown.
  private static func isExtension(_ rule: String) -> Bool? {
    rule.hasSuffix("_extension") ? true : rule.hasSuffix("_application") ? false : nil
  }
}
