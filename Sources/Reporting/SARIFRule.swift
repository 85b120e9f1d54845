import LintCore

/// A rule as SARIF's `reportingDescriptor`, which viewers show with a finding.
struct SARIFRule {
  private let rule: Rule
  /// The rule's page; `nil`: unknown.
  private let page: String?

  init(_ rule: Rule, page: String?) {
    self.rule = rule
    self.page = page
  }

  func write(to json: inout JSONWriter) {
    json.member("id", rule.id)
    json.member("name", Self.pascalCase(rule.id))
    json.object("shortDescription") { $0.member("text", rule.summary) }
    json.object("fullDescription") { $0.member("text", rule.documentation.what) }
    if let page { json.member("helpUri", page) }
    json.object("help") { json in
      json.member("text", rule.plainText)
      json.member("markdown", rule.markdown)
    }
    json.object("defaultConfiguration") { json in
      json.member("enabled", !rule.isOptIn)
      json.member("level", rule.severity.rawValue)
    }
    json.object("properties") { json in
      // GitHub ranks and filters alerts by it.
      json.member("precision", "very-high")
      json.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
      json.array("tags") { json in
        json.value("availability")
        json.value("maintainability")
      }
    }
  }

  /// `redundant-check` → `RedundantCheck`.
  private static func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension Rule {
  /// Its severity, and when it runs.
  public var level: String {
    if isFollowUp { return "\(severity.rawValue), only for what a migration changed" }
    return isOptIn ? "\(severity.rawValue), off unless selected" : severity.rawValue
  }

  /// All there is to say about a rule, without markup: what `--explain` prints.
  public var plainText: String {
    var parts = [documentation.what, "Why: \(documentation.why)"]
    if !documentation.before.isEmpty { parts.append("Before:\n\(documentation.before.indented)") }
    if !documentation.after.isEmpty { parts.append("After:\n\(documentation.after.indented)") }
    parts.append("Fix: \(documentation.safety)")
    return parts.joined(separator: "\n\n")
  }

  /// The documentation of a rule as Markdown.
  public var markdown: String {
    var parts = [documentation.what, "**Why.** \(documentation.why)"]
    if !documentation.before.isEmpty { parts.append("Before:\n```swift\n\(documentation.before)\n```") }
    if !documentation.after.isEmpty { parts.append("After:\n```swift\n\(documentation.after)\n```") }
    parts.append("**Fix.** \(documentation.safety)")
    return parts.joined(separator: "\n\n")
  }
}

extension String {
  /// The text with four spaces before each non-empty line.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
