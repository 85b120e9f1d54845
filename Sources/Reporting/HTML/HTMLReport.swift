import LintCore
import Migration

/// A page that is complete in itself: it needs no network, no external scripts and no fonts.
///
/// The script only adds filters and sorting. Equal runs write equal bytes: the only date is that of the
/// commit.
public struct HTMLReport: Sendable {
  public var toolName: String
  public var toolVersion: String
  /// In the order of the page.
  public var rules: [RulePage]
  /// The effect of raising the minimum; `nil` omits the section.
  public var forecast: Forecast?
  /// Every shim of the project; `nil` omits the section.
  public var inventory: Inventory?
  /// The project and commit that the page describes; `nil`: not stated.
  public var subject: HTMLSubject?
  /// Links to lines of files; `nil`: none.
  public var links: HTMLLinks?
  /// The groups of a file, by the path that findings show.
  public var groups: @Sendable (String) -> HTMLGroups
  /// The contents of a file, by the path that findings show. Needed for diffs.
  public var contents: @Sendable (String) -> [UInt8]?

  public init(
    toolName: String, toolVersion: String, rules: [RulePage], forecast: Forecast? = nil,
    inventory: Inventory? = nil, subject: HTMLSubject? = nil, links: HTMLLinks? = nil,
    groups: @escaping @Sendable (String) -> HTMLGroups = { HTMLGroups(folder: $0.parentFolder) },
    contents: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.toolName = toolName
    self.toolVersion = toolVersion
    self.rules = rules
    self.forecast = forecast
    self.inventory = inventory
    self.subject = subject
    self.links = links
    self.groups = groups
    self.contents = contents
  }

  public func write(_ result: RunResult, to out: ByteWriter) {
    let html = HTMLWriter(out: out)
    html.raw("<!doctype html>\n")
    html.element("html", ["lang": "en"]) {
      html.element("head") {
        html.raw("<meta charset=\"utf-8\">\n")
        html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        html.raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
        html.line("title", "\(subject?.title ?? "Backport report")\(TextReport.minimums(of: result))")
        html.raw("<style>\n\(HTMLAssets.style)</style>\n")
      }
      html.element("body") {
        html.line("a", ["class": "skip", "href": "#findings"], "Skip to the findings")
        writeHeader(result, html)
        html.element("main") {
          HTMLSummary(rules: rules, groups: groups).write(result, to: html)
          if let forecast { HTMLForecast(forecast: forecast).write(to: html) }
          HTMLFindings(rules: rules, links: links, groups: groups, contents: contents).write(result, to: html)
          if let inventory { HTMLInventory(inventory: inventory, links: links).write(to: html) }
          writeProblems(result, html)
        }
        html.element("footer") {
          html.line("p", "Written by \(toolName) \(toolVersion).")
        }
        html.raw("<script>\n\(HTMLAssets.script)</script>\n")
      }
    }
  }

  private func writeHeader(_ result: RunResult, _ html: HTMLWriter) {
    html.element("header") {
      html.line("h1", subject.map { "Backport report: \($0.project)" } ?? "Backport report")
      if let subject { writeSubject(subject, html) }
      html.line("p", ["class": "lead"], TextReport.closingSentence(of: result, Summary(result)))
      html.element("nav", ["aria-label": "Sections"]) {
        html.element("ul") {
          var sections = [("summary", "Summary")]
          if forecast != nil { sections.append(("forecast", "Forecast")) }
          sections.append(("findings", "Findings"))
          if inventory != nil { sections.append(("shims", "Shims")) }
          for (id, title) in sections {
            html.element("li") { html.line("a", ["href": "#\(id)"], title) }
          }
        }
      }
    }
  }

  private func writeSubject(_ subject: HTMLSubject, _ html: HTMLWriter) {
    let commit = subject.commit.map { "Commit \($0.prefix(10))" }
    let parts = [commit, subject.date].compactMap { $0 }
    if !parts.isEmpty { html.line("p", ["class": "subject"], parts.joined(separator: ", ")) }
    guard subject.isHypothetical else { return }
    html.line(
      "p", ["class": "subject hypothetical"],
      "A hypothetical minimum: judged by --min, not by what the project declares.")
  }

  private func writeProblems(_ result: RunResult, _ html: HTMLWriter) {
    guard !result.problems.isEmpty else { return }
    html.element("section", ["id": "problems", "aria-labelledby": "problems-title"]) {
      html.line("h2", ["id": "problems-title"], "Problems")
      html.element("ul") {
        for problem in result.problems {
          html.element("li") {
            html.line("code", problem.path)
            html.text(": \(problem.message)")
          }
        }
      }
    }
  }
}

extension String {
  /// `Sources/App` for `Sources/App/A.swift`; `.` for a file in no folder.
  public var parentFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "." }
}
