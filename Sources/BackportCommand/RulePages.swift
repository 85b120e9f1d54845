import BackportRules
import LintCore
import Projects
import Reporting

/// The output of `--list-rules` and `--explain`.
enum RulePages {
  /// A line a rule: id, severity, summary. Follow-ups come last.
  static func list(_ rules: [RulePage]) -> String {
    let column = (rules.map(\.id.count).max() ?? 0) + 2
    func lines(_ rules: [RulePage]) -> String {
      rules.map { rule in
        let severity = rule.isOptIn ? "off" : rule.severity.rawValue
        return rule.id.padded(to: column) + severity.padded(to: 9) + rule.summary + "\n"
      }.joined()
    }
    return lines(rules.filter { !$0.isFollowUp }) + "\nFollow-ups: rules for what a migration changed\n"
      + lines(rules.filter(\.isFollowUp))
  }

  static func explanation(of name: String, in rules: [RulePage]) throws(UsageError) -> String {
    guard let rule = rules.first(where: { $0.id == name }) else {
      throw unknownRule(name, nearest: nearestName(to: name, in: rules.map(\.id)))
    }
    let head = "\(rule.id) (\(rule.level)): \(rule.summary)"
    let page = Tool.rulePages.map { "\nIts page: \($0)/\(rule.id).md\n" } ?? ""
    return "\(head)\n\n\(wrappedProse(of: rule.plainText))\n\(page)"
  }

  /// Wraps paragraphs. Indented lines are code and stay as they are.
  private static func wrappedProse(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty || line.hasPrefix(" ")
        ? String(line) : wrapped(String(line), width: 88).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  static func unknownRule(_ name: String, nearest: String?) -> UsageError {
    let remedy = nearest.map { "did you mean \($0)?" } ?? "--list-rules lists what there is"
    return UsageError("unknown rule \(name); \(remedy)")
  }
}
