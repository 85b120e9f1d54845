import LintCore
import SwiftSource

/// The findings by rule and file, each with its source line and the diff of its safe fix.
struct HTMLFindings {
  let rules: [RulePage]
  let links: HTMLLinks?
  let groups: @Sendable (String) -> HTMLGroups
  let contents: @Sendable (String) -> [UInt8]?

  /// Longer diffs are truncated, because the page is for people.
  private static let mostLines = 400

  func write(_ result: RunResult, to html: HTMLWriter) {
    html.element("section", ["id": "findings", "aria-labelledby": "findings-title"]) {
      html.line("h2", ["id": "findings-title"], "Findings")
      guard !result.findings.isEmpty else {
        html.line("p", "Nothing stale was found.")
        return
      }
      let byRule = Dictionary(grouping: result.findings, by: \.rule)
      let names = rules.map(\.id).orderedFirst(in: byRule.keys)
      writeFilters(names, Set(result.findings.map(\.path)).map(groups), html)
      for name in names { write(byRule[name] ?? [], of: name, html) }
    }
  }

  /// Hidden until the script runs.
  private func writeFilters(_ names: [String], _ groups: [HTMLGroups], _ html: HTMLWriter) {
    html.element("form", ["id": "filters", "hidden": "", "aria-label": "Filter the findings"]) {
      html.element("label") {
        html.text("Search ")
        html.open("input", ["id": "filter-text", "type": "search", "placeholder": "path or message"])
      }
      choice("filter-rule", "Rule", [("", "all")] + names.map { ($0, $0) }, html)
      choice(
        "filter-severity", "Severity",
        [("", "all")] + Severity.allCases.reversed().map { ($0.rawValue, $0.rawValue) },
        html)
      choice(
        "filter-fix", "Fix",
        [("", "all"), ("safe", "safe"), ("unsafe", "unsafe"), ("manual", "by hand"), ("none", "none")], html)
      for kind in HTMLGroups.kinds {
        let values = Set(groups.map(kind.of)).sorted()
        guard values.count > 1 else { continue }
        let options = values.map { $0.isEmpty ? ("-", "none") : ($0, $0) }
        choice("filter-\(kind.name)", kind.title, [("", "all")] + options, html)
      }
      choice(
        "sort-files", "Sort files by",
        [("path", "path"), ("findings", "findings"), ("lines", "lines that can go")], html)
      html.element("p", ["id": "filter-count", "role": "status", "aria-live": "polite"]) {}
    }
  }

  private func choice(_ id: String, _ title: String, _ options: [(String, String)], _ html: HTMLWriter) {
    html.element("label") {
      html.text("\(title) ")
      html.element("select", ["id": id]) {
        for (value, name) in options {
          html.raw("<option value=\"\(HTMLWriter.escaped(value))\">\(HTMLWriter.escaped(name))</option>")
        }
      }
    }
  }

  private func write(_ findings: [Finding], of name: String, _ html: HTMLWriter) {
    html.element("section", ["class": "rule", "id": "rule-\(name)", "data-rule": name]) {
      html.element("h3") {
        html.line("code", name)
        html.line("span", ["class": "count"], counted(findings.count, "finding"))
      }
      if let rule = rules.first(where: { $0.id == name }) {
        html.prose(rule.summary)
        html.element("details") {
          html.line("summary", "Why, and what the fix does")
          html.prose(rule.why)
          let found = Set(findings.map(\.ruleName))
          for rule in rule.rules where found.contains(rule.name) {
            let kind = rule.name.kind.map { "\($0): " } ?? ""
            html.prose(kind + rule.documentation.safety)
          }
        }
      }
      for findings in findings.byFile { write(Array(findings), html) }
    }
  }

  /// Writes the findings of one rule in one file.
  private func write(_ findings: [Finding], _ html: HTMLWriter) {
    let path = findings[0].path
    let group = groups(path)
    let bytes = contents(path)
    let lines = findings.safelyRemovableLines
    html.element(
      "details",
      [
        "class": "file", "open": "", "data-path": path, "data-findings": String(findings.count),
        "data-lines": String(lines), "data-folder": group.folder,
        "data-target": group.target.isEmpty ? "-" : group.target,
        "data-owner": group.owner.isEmpty ? "-" : group.owner,
      ]
    ) {
      html.element("summary") {
        html.line("code", path)
        html.line("span", ["class": "count"], String(findings.count))
      }
      for finding in findings { write(finding, bytes, html) }
    }
  }

  private func write(_ finding: Finding, _ bytes: [UInt8]?, _ html: HTMLWriter) {
    let fix = finding.fix
    html.element(
      "article",
      [
        "class": "finding \(finding.severity.rawValue)", "data-severity": finding.severity.rawValue,
        "data-fix": fix?.applicability.rawValue ?? "none",
      ]
    ) {
      html.element("h4") {
        html.element("span", ["class": "place"]) {
          let place = "Line \(finding.start.line), column \(finding.start.column)"
          if let links {
            html.line("a", ["href": links.url(finding.path, line: finding.start.line)], place)
          } else {
            html.text(place)
          }
        }
        html.line("span", ["class": "severity"], finding.severity.rawValue)
      }
      html.line("p", ["class": "message"], finding.message)
      if let excerpt = SourceExcerpt(finding) {
        html.element("pre", ["class": "excerpt"]) {
          html.element("code") {
            html.text(excerpt.line)
            html.raw("\n<span class=\"marker\" aria-hidden=\"true\">")
            html.text(excerpt.indentation + excerpt.marker)
            html.raw("</span>")
          }
        }
      }
      writePlaces(finding.related, html)
      let reason = fix?.reason?.message ?? ""
      switch fix?.applicability {
      case .safe: writeDifference(of: finding, bytes, html)
      case .unsafe: html.line("p", ["class": "fix"], "Fixed with --unsafe only: \(reason).")
      case .manual: html.line("p", ["class": "fix"], "By hand: \(reason).")
      case nil: break
      }
    }
  }

  private func writePlaces(_ places: [RelatedPlace], _ html: HTMLWriter) {
    guard !places.isEmpty else { return }
    html.element("details") {
      html.line(
        "summary",
        places.count == 1 ? "1 place that belongs to it" : "\(places.count) places that belong to it")
      html.element("ul") {
        for place in places {
          html.element("li") {
            html.place(
              place.path, place.start.line, "\(place.path):\(place.start.line):\(place.start.column)", links)
            html.text(" \(place.message)")
          }
        }
      }
    }
  }

  /// Writes the changes of the fix, file by file.
  private func writeDifference(of finding: Finding, _ bytes: [UInt8]?, _ html: HTMLWriter) {
    let edits = Dictionary(grouping: finding.fix?.edits ?? [], by: \.path)
    var hunks: [(path: String, lines: [String])] = []
    for path in edits.keys.sorted() {
      guard let old = path == finding.path ? bytes : contents(path) else { continue }
      let group = EditGroup([0: (edits[path] ?? []).map(\.edit)])
      let resolution = EditResolution([group], lengths: [0: old.count])
      guard let resolved = resolution.edits[0] else { continue }
      let diff = UnifiedDiff(old: old, new: SourceText(old).applying(resolved)).text(path: path)
      let lines = String(decoding: diff, as: UTF8.self).split(separator: "\n").map(String.init)
      hunks.append((path, Array(lines.drop { !$0.hasPrefix("@@") })))
    }
    guard !hunks.isEmpty else { return }
    html.element("details", ["class": "fix"]) {
      html.line("summary", "Safe fix")
      for (path, lines) in hunks {
        if hunks.count > 1 { html.line("p", path) }
        html.element("pre", ["class": "diff"]) {
          html.element("code") {
            for line in lines.prefix(Self.mostLines) { write(diffLine: line, html) }
            if lines.count > Self.mostLines {
              html.text("… and \(lines.count - Self.mostLines) more lines\n")
            }
          }
        }
      }
    }
  }

  private func write(diffLine line: String, _ html: HTMLWriter) {
    let name: String? =
      switch line.first {
      case "+": "ins"
      case "-": "del"
      case "@": "hunk"
      default: nil
      }
    switch name {
    case "hunk": html.raw("<span class=\"hunk\">\(HTMLWriter.escaped(line))</span>\n")
    case .some(let name): html.raw("<\(name)>\(HTMLWriter.escaped(line))</\(name)>\n")
    case nil: html.text(line + "\n")
    }
  }
}
