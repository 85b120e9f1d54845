import LintCore

/// One page that holds everything and needs nothing else: no network, no scripts to be read, no fonts.
///
/// Scripts only add the filters and the sorting. The same run writes the same bytes: the page has no date.
public struct HTMLReport: Sendable {
  public var toolName: String
  public var toolVersion: String
  /// In the order in which the page lists them.
  public var rules: [Rule]
  /// What raising the minimum would buy; `nil` leaves the section out.
  public var forecast: Forecast?
  /// Every shim of the project; `nil` leaves the section out.
  public var inventory: Inventory?
  /// The bytes of a file by the path that findings show, for the differences that fixes make.
  public var contents: @Sendable (String) -> [UInt8]?

  public init(
    toolName: String, toolVersion: String, rules: [Rule], forecast: Forecast? = nil,
    inventory: Inventory? = nil, contents: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.toolName = toolName
    self.toolVersion = toolVersion
    self.rules = rules
    self.forecast = forecast
    self.inventory = inventory
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
        html.line("title", "Backport report")
        html.raw("<style>\n\(HTMLAssets.style)</style>\n")
      }
      html.element("body") {
        html.line("a", ["class": "skip", "href": "#findings"], "Skip to the findings")
        writeHeader(result, html)
        html.element("main") {
          HTMLSummary(rules: rules).write(result, to: html)
          if let forecast { HTMLForecast(forecast: forecast).write(to: html) }
          HTMLFindings(rules: rules, contents: contents).write(result, to: html)
          if let inventory { HTMLInventory(inventory: inventory).write(to: html) }
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
      html.line("h1", "Backport report")
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
