import Availability
import LintCore

/// The figures at the top of the page: the targets, and the number of findings of each rule.
struct HTMLSummary {
  let rules: [RulePage]
  let groups: @Sendable (String) -> HTMLGroups

  func write(_ result: RunResult, to html: HTMLWriter) {
    let summary = Summary(result)
    html.element("section", ["id": "summary", "aria-labelledby": "summary-title"]) {
      html.line("h2", ["id": "summary-title"], "Summary")
      html.element("dl", ["class": "tiles"]) {
        tile("Files", summary.files, html)
        tile("Findings", summary.findings, html)
        tile("Safe fixes", summary.safelyFixable, html)
        tile("Lines that can go", summary.linesRemovable, html)
      }
      if let sentence = result.otherLanguages?.sentence { html.line("p", sentence) }
      writeTargets(result, html)
      guard !summary.byRule.isEmpty else { return }
      writeRules(result, html)
      writeGroups(result, html)
    }
  }

  private func tile(_ name: String, _ count: Int, _ html: HTMLWriter) {
    html.element("div") {
      html.line("dt", name)
      html.line("dd", String(count))
    }
  }

  private func writeTargets(_ result: RunResult, _ html: HTMLWriter) {
    let targets = Summary.distinctTargets(of: result)
    guard !targets.isEmpty else { return }
    html.element("details", ["class": "targets"]) {
      html.line("summary", "Built for \(counted(targets.count, "target"))")
      html.element("ul") {
        for target in targets {
          html.line("li", "\(target.platform.rawValue) \(target.minimum), from \(target.source)")
        }
      }
    }
  }

  /// Writes the findings by folder, target and owner, each if there are several.
  private func writeGroups(_ result: RunResult, _ html: HTMLWriter) {
    var known: [String: HTMLGroups] = [:]
    for path in Set(result.findings.map(\.path)) { known[path] = groups(path) }
    for kind in HTMLGroups.kinds {
      let byName = Dictionary(grouping: result.findings) { known[$0.path].map(kind.of) ?? "" }
      guard byName.count > 1 else { continue }
      html.element("details", ["class": "groups"]) {
        html.line("summary", "Findings by \(kind.name): \(byName.count)")
        html.element("table", ["class": "sortable"]) {
          html.line("caption", "Findings by \(kind.name)")
          html.tableHead([
            (kind.title, .text), ("Findings", .number), ("Safe fixes", .number), ("Lines", .number),
          ])
          html.element("tbody") {
            for (name, some) in byName.sorted(by: { $0.key < $1.key }) { row(kind.name, name, some, html) }
          }
        }
      }
    }
  }

  private func row(_ kind: String, _ name: String, _ findings: [Finding], _ html: HTMLWriter) {
    html.element("tr") {
      html.element("th", ["scope": "row"]) {
        html.element(
          "a", ["href": "#findings", "data-filter": kind, "data-value": name.isEmpty ? "-" : name]
        ) {
          html.text(name.isEmpty ? "none" : name)
        }
      }
      html.number(findings.count)
      html.number(findings.count { $0.fix?.applicability == .safe })
      html.number(findings.safelyRemovableLines)
    }
  }

  private func writeRules(_ result: RunResult, _ html: HTMLWriter) {
    let findings = Dictionary(grouping: result.findings, by: \.rule)
    html.element("table", ["class": "sortable"]) {
      html.line("caption", "Findings by rule")
      html.tableHead([
        ("Rule", .text), ("Severity", .text), ("Findings", .number), ("Safe fixes", .number),
        ("Lines", .number),
      ])
      html.element("tbody") {
        for rule in rules.map(\.id).orderedFirst(in: findings.keys) {
          let some = findings[rule] ?? []
          html.element("tr") {
            html.element("th", ["scope": "row"]) {
              html.element("a", ["href": "#rule-\(rule)"]) { html.line("code", rule) }
            }
            html.line("td", ["class": "word"], (some.map(\.severity).max() ?? .note).rawValue)
            html.number(some.count)
            html.number(some.count { $0.fix?.applicability == .safe })
            html.number(some.safelyRemovableLines)
          }
        }
      }
    }
  }
}

extension [String] {
  /// The keys in this order. Other keys come last, by name.
  func orderedFirst(in keys: some Collection<String>) -> [String] {
    filter(keys.contains) + keys.filter { !contains($0) }.sorted()
  }
}

extension HTMLWriter {
  enum ColumnKind: String {
    case text, number
  }

  /// Writes the head of a table. The script turns the titles into buttons for sorting.
  func tableHead(_ columns: [(title: String, kind: ColumnKind)]) {
    element("thead") {
      element("tr") {
        for column in columns {
          line("th", ["scope": "col", "class": column.kind == .number ? "number" : nil], column.title)
        }
      }
    }
  }

  func number(_ count: Int) { line("td", ["class": "number"], String(count)) }
}
