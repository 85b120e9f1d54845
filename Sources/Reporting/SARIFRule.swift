import LintCore

/// A rule as SARIF's `reportingDescriptor`, which viewers show with a finding.
struct SARIFRule {
  private let rule: RulePage
  /// The rule's page; `nil`: unknown.
  private let page: String?

  init(_ rule: RulePage, page: String?) {
    self.rule = rule
    self.page = page
  }

  func write(to json: inout JSONWriter) {
    json.member("id", rule.id)
    json.member("name", Self.pascalCase(rule.id))
    json.object("shortDescription") { $0.member("text", rule.summary) }
    json.object("fullDescription") { $0.member("text", rule.what) }
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
