import LintCore

extension RulePage {
  /// The severity, and when it runs.
  public var level: String {
    if isFollowUp { return "\(severity.rawValue), only for what a migration changed" }
    return isOptIn ? "\(severity.rawValue), off unless selected" : severity.rawValue
  }

  /// All there is to say about it, without markup: what `--explain` prints.
  public var plainText: String {
    if rules.count == 1 { return rules[0].parts(.plain, why: why).joined(separator: "\n\n") }
    let sections = rules.map { rule in
      let title = "\((rule.name.kind ?? rule.id).uppercased())\(note(on: rule)): \(rule.summary)"
      return ([title] + rule.parts(.plain)).joined(separator: "\n\n")
    }
    return ([what, "Why: \(why)", "Its kinds:"] + sections).joined(separator: "\n\n")
  }

  /// The documentation as Markdown, with a section for each kind.
  public var markdown: String {
    if rules.count == 1 { return rules[0].parts(.markdown, why: why).joined(separator: "\n\n") }
    let rows = rules.map { "| `\($0.name.kind ?? $0.id)` | \($0.summary)\(note(on: $0)) |" }
    let table = (["| kind | what it finds |", "|---|---|"] + rows).joined(separator: "\n")
    let sections = rules.map { rule in
      (["### \(rule.name.kind ?? rule.id)"] + rule.parts(.markdown)).joined(separator: "\n\n")
    }
    return ([what, "**Why.** \(why)", table] + sections).joined(separator: "\n\n")
  }

  /// How a kind's severity, or when it runs, differs from the page's.
  private func note(on rule: Rule) -> String {
    let level = RulePage(rule).level
    return level == self.level ? "" : " (\(level))"
  }
}

extension Rule {
  fileprivate enum Markup { case plain, markdown }

  /// The paragraphs of its documentation.
  fileprivate func parts(_ markup: Markup, why: String? = nil) -> [String] {
    func example(_ title: String, _ code: String) -> String {
      switch markup {
      case .plain: "\(title):\n\(code.indented)"
      case .markdown: "\(title):\n```swift\n\(code)\n```"
      }
    }
    func titled(_ title: String, _ text: String) -> String {
      markup == .plain ? "\(title): \(text)" : "**\(title).** \(text)"
    }
    var parts = [documentation.what]
    if let why { parts.append(titled("Why", why)) }
    if !documentation.before.isEmpty { parts.append(example("Before", documentation.before)) }
    if !documentation.after.isEmpty { parts.append(example("After", documentation.after)) }
    parts.append(titled("Fix", documentation.safety))
    return parts
  }
}

extension String {
  /// The text with four spaces before each non-empty line.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
