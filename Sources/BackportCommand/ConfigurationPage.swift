import BackportRules
import LintCore
import Projects
import Reporting
import SystemCalls

/// The output of `--print-config`.
struct ConfigurationPage {
  var path: String
  var configuration: Configuration
  var isFile: Bool
  /// The minimums and their sources.
  var targets: [String]
  /// Why findings in the file are not reported; empty: they are.
  var leftOut: [String]
  /// The rules that are on, with their severities.
  var rules: [Rule]
  var arguments: Arguments

  var lines: [String] {
    var lines = ["\(path)", "configuration: \(configurationLine)"]
    lines += targets.isEmpty ? ["minimums: none are known"] : targets.map { "minimums: \($0)" }
    lines.append("judged: " + (leftOut.isEmpty ? "yes" : "no, it is \(leftOut.joined(separator: " and "))"))
    if !configuration.exclude.isEmpty {
      lines.append("exclude: \(configuration.exclude.joined(separator: ", ")) (\(name))")
    }
    for (key, value) in configuration.runSettings.sorted(by: { $0.key < $1.key }) {
      lines.append("\(key): \(value.name) (\(name):\(value.line))")
    }
    if !isFile {
      lines += configuration.overrides.map {
        "override: \($0.paths.joined(separator: ", ")) (\(name):\($0.line))"
      }
    }
    lines.append("rules:")
    return lines + Catalogue.pages.map(ruleLine)
  }

  private var name: String { configuration.path.map(Paths.shown) ?? Configuration.fileName }

  private var configurationLine: String {
    guard configuration.path != nil else { return "none" }
    let places = configuration.applied.map { String(configuration.overrides[$0].line) }
    return places.isEmpty ? name : "\(name), with the overrides at line \(places.joined(separator: ", "))"
  }

  private func ruleLine(_ rule: RulePage) -> String {
    let severity = rules.filter { $0.id == rule.id }.map(\.severity).max()?.rawValue ?? "off"
    return "  " + rule.id.padded(to: 28) + (source(of: rule).map { severity.padded(to: 9) + $0 } ?? severity)
  }

  /// The source of a rule's severity; `nil`: the rule's default.
  private func source(of rule: RulePage) -> String? {
    if (arguments.ignore + arguments.rulesOff).contains(rule.id) { return "--ignore" }
    if !arguments.select.isEmpty { return "--select" }
    if let setting = configuration.rules.last(where: { Catalogue.presentID($0.rule) == rule.id }) {
      return "\(name):\(setting.line)"
    }
    return configuration.select?.first.map { "select, \(name):\($0.line)" }
  }
}
