import LintCore

/// A rule as SARIF's `reportingDescriptor`, which viewers show with a finding.
struct SARIFRule {
  let rule: RulePage
  /// The rule's page; `nil`: unknown.
  let page: String?

  func write(to json: inout JSONWriter) {
    json.members(["id": rule.id, "name": Self.pascalCase(rule.id)])
    json.object("shortDescription", ["text": rule.summary])
    json.object("fullDescription", ["text": rule.what])
    if let page { json.member("helpUri", page) }
    json.object("help", ["text": rule.plainText, "markdown": rule.markdown])
    json.object("defaultConfiguration", ["enabled": !rule.isOptIn, "level": rule.severity.rawValue])
    json.object("properties") { json in
      // GitHub ranks and filters alerts by it.
      json.member("precision", "very-high")
      json.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
      json.array("tags", ["availability", "maintainability"])
    }
  }

  /// `redundant-check` → `RedundantCheck`.
  private static func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
