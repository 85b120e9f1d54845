import LintCore

/// What raising the minimum would buy: a plot of stacked bars, and the same as a table.
struct HTMLForecast {
  let forecast: Forecast

  /// In user units of the plot.
  private enum Size {
    static let height = 220
    static let base = 190
    static let bar = 44
    static let step = 76
    static let left = 44
  }

  func write(to html: HTMLWriter) {
    html.element("section", ["id": "forecast", "aria-labelledby": "forecast-title"]) {
      html.line("h2", ["id": "forecast-title"], "What raising the minimum would buy")
      if forecast.series.isEmpty {
        html.line("p", "The code mentions no version above the present minimums.")
      }
      for series in forecast.series { write(series, html) }
    }
  }

  private func write(_ series: Forecast.Series, _ html: HTMLWriter) {
    html.line("h3", series.title)
    html.element("figure") {
      plot(series, html)
      html.element("figcaption") {
        html.text("Findings that could go, cumulative: ")
        for group in ForecastGroup.allCases {
          html.raw("<span class=\"key \(group.rawValue)\" aria-hidden=\"true\"></span>")
          html.text(group.title + " ")
        }
      }
    }
    html.element("table", ["class": "sortable"]) {
      html.line("caption", "\(series.title): what could go at each minimum, cumulative")
      html.tableHead([
        ("Minimum", .text), ("Checks", .number), ("Attributes", .number), ("Shims", .number),
        ("Call sites", .number), ("All findings", .number), ("Lines", .number),
      ])
      html.element("tbody") {
        for step in series.steps {
          html.element("tr") {
            html.line("th", ["scope": "row"], step.title)
            for count in [
              step.checks, step.attributes, step.shims, step.callSites, step.findings, step.lines,
            ] {
              html.number(count)
            }
          }
        }
      }
    }
  }

  private func plot(_ series: Forecast.Series, _ html: HTMLWriter) {
    let most = max(series.steps.map(\.findings).max() ?? 0, 1)
    let width = Size.left + series.steps.count * Size.step
    let summary = series.steps.map { "\($0.title): \($0.findings)" }.joined(separator: "; ")
    html.element(
      "svg",
      [
        "viewBox": "0 0 \(width) \(Size.height)", "width": String(width), "height": String(Size.height),
        "role": "img", "aria-label": "Findings by minimum. \(summary)",
      ]
    ) {
      html.raw("<line class=\"axis\" x1=\"0\" y1=\"\(Size.base)\" x2=\"\(width)\" y2=\"\(Size.base)\"/>\n")
      for (index, step) in series.steps.enumerated() {
        let x = Size.left + index * Size.step
        var y = Size.base
        for group in ForecastGroup.allCases {
          let count = step.count(of: group)
          let height = count * (Size.base - 24) / most
          guard count > 0 else { continue }
          y -= height
          html.raw(
            "<rect class=\"\(group.rawValue)\" x=\"\(x)\" y=\"\(y)\" width=\"\(Size.bar)\" height=\"\(height)\">"
          )
          html.raw("<title>\(HTMLWriter.escaped("\(step.title): \(count) \(group.title)"))</title></rect>\n")
        }
        let middle = x + Size.bar / 2
        html.raw("<text class=\"value\" x=\"\(middle)\" y=\"\(y - 6)\">\(step.findings)</text>\n")
        html.raw(
          "<text x=\"\(middle)\" y=\"\(Size.base + 18)\">\(HTMLWriter.escaped(step.shortTitle))</text>\n")
      }
    }
  }
}

extension Forecast.Step {
  /// Of the first platform alone, where the others follow.
  fileprivate var shortTitle: String { minimums.first?.version.description ?? "now" }
}

extension ForecastGroup {
  var title: String {
    switch self {
    case .checks: "checks"
    case .attributes: "attributes"
    case .shims: "shims"
    case .others: "others"
    }
  }
}
