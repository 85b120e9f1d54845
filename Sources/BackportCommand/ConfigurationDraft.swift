import Availability
import Projects

/// The configuration that `--init` writes: keys for the given flags, and comments for what is declared
/// elsewhere.
struct ConfigurationDraft {
  var minimums: [Platform: Version]
  var excludes: [String]
  var failOn: FailOn?
  /// The declared minimums, one line for each group of files.
  var declared: [String]

  /// The limit of lines, to stay readable.
  private static let limit = 8

  var text: String {
    var lines = ["{"]
    if let homepage = Tool.homepage {
      lines.append(
        "  \"$schema\": \"\(homepage)/raw/v\(Tool.version)/Fixtures/Reports/configuration.schema.json\",")
    }
    lines += minimumLines
    lines.append(
      "  // Patterns as git's. Generated files and folders such as Vendor are left out without them.")
    lines.append("  \"exclude\": [\(excludes.map(Self.quoted).joined(separator: ", "))],")
    lines.append("  // Such as {\"stale-todo\": \"off\"}: backport-lint --list-rules")
    lines.append("  \"rules\": {},")
    if let failOn { lines.append("  \"fail-on\": \"\(failOn.rawValue)\",") }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private var minimumLines: [String] {
    if !minimums.isEmpty {
      let pairs = Platform.allCases.compactMap { platform in
        minimums[platform].map { "\"\(platform.rawValue)\": \"\($0)\"" }
      }
      return ["  \"min\": {\(pairs.joined(separator: ", "))},"]
    }
    if declared.isEmpty {
      return [
        "  // The project declares no minimum that can be read: say it here.",
        "  // \"min\": {\"iOS\": \"16\"},",
      ]
    }
    let hidden = declared.count - Self.limit
    return ["  // The project declares, and \"min\" would replace:"]
      + declared.prefix(Self.limit).map { "  //   \($0)" } + (hidden > 0 ? ["  //   and \(hidden) more"] : [])
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] } + "\""
  }
}
