import LintCore
import Migration

/// The effect of raising the minimum: a stacked bar chart and the same data as a table.
struct HTMLForecast {
  let forecast: Forecast

  func write(to html: HTMLWriter) {
    html.element("section", ["id": "forecast", "aria-labelledby": "forecast-title"]) {
      html.line("h2", ["id": "forecast-title"], "What raising the minimum would buy")
      let series = forecast.series.filter(\.hasGain)
      if series.isEmpty {
        html.line("p", "Nothing in the code waits for a minimum above the present ones.")
      }
      for series in series { write(series, html) }
      for sentence in [forecast.sentenceOnOthers, forecast.sentenceOnLines].compactMap(\.self)
      where !series.isEmpty { html.line("p", sentence) }
    }
  }

  private func write(_ series: Forecast.Series, _ html: HTMLWriter) {
    html.line("h3", series.title)
    html.element("figure") {
      chart(series, html)
      html.element("figcaption") {
        html.text("Findings that could go, cumulative: ")
        for group in ForecastGroup.allCases {
          html.element("span", ["class": "legend"]) {
            html.raw("<span class=\"key \(group.rawValue)\" aria-hidden=\"true\"></span>")
            html.text(group.title)
          }
        }
      }
    }
    html.element("details") {
      html.line("summary", "In numbers")
      table(series, html)
    }
  }

  private func table(_ series: Forecast.Series, _ html: HTMLWriter) {
    html.element("table", ["class": "sortable dense"]) {
      html.line("caption", "\(series.title): what could go at each minimum, cumulative")
      html.tableHead([("Minimum", .text)] + Self.counts.map { (title: $0.title, kind: .number) })
      html.element("tbody") {
        for step in series.steps {
          html.element("tr") {
            html.line("th", ["scope": "row"], series.title(of: step))
            for count in Self.counts {
              html.line("td", ["class": "number", "data-title": count.title], String(count.of(step)))
            }
          }
        }
      }
    }
  }

  private static let counts: [(title: String, of: @Sendable (Forecast.Step) -> Int)] = [
    ("Checks", { $0.checks }), ("Attributes", { $0.attributes }), ("Shims", { $0.shims }),
    ("Call sites", { $0.callSites }), ("All findings", { $0.findings }), ("Lines", { $0.lines }),
  ]

  /// A row for each step: its minimum, its bar, and the numbers of findings and lines.
  private func chart(_ series: Forecast.Series, _ html: HTMLWriter) {
    let most = max(series.steps.map(\.findings).max() ?? 0, 1)
    let summary = series.steps.map { "\(series.title(of: $0)): \($0.findings)" }.joined(separator: "; ")
    html.element("div", ["class": "chart", "role": "img", "aria-label": "Findings by minimum. \(summary)"]) {
      for step in series.steps {
        html.line("span", ["class": "label"], series.title(of: step))
        html.element("span", ["class": "bar"]) {
          for group in ForecastGroup.allCases where step.count(of: group) > 0 {
            let count = step.count(of: group)
            html.element(
              "span",
              [
                "class": group.rawValue, "style": "width: \(Self.percent(count, of: most))%",
                "title": "\(series.title(of: step)): \(count) \(group.title)",
              ]
            ) {}
          }
        }
        html.line("span", ["class": "value"], "\(step.findings) · \(counted(step.lines, "line"))")
      }
    }
  }

  /// With one digit after the decimal point.
  private static func percent(_ count: Int, of most: Int) -> String {
    let tenths = count * 1000 / most
    return "\(tenths / 10).\(tenths % 10)"
  }
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
