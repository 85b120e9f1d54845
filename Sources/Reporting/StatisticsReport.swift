import LintCore

/// What a run comes to by rule, without the findings themselves.
public struct StatisticsReport: Sendable {
  public var toolName: String
  public var toolVersion: String

  public init(toolName: String, toolVersion: String) {
    self.toolName = toolName
    self.toolVersion = toolVersion
  }

  /// What there is to say of one rule.
  private struct Row {
    var rule: String
    var findings = 0
    var safe = 0
    var unsafe = 0
    var byHand = 0
    var files: Set<String> = []
    var lines = 0
  }

  public func writeText(_ result: RunResult, showsSummary: Bool, to out: ByteWriter) {
    let rows = Self.rows(of: result)
    if !rows.isEmpty {
      let heads = ["findings", "safe", "unsafe", "by hand", "files", "lines"]
      var cells = [heads]
      for row in rows {
        let numbers = [row.findings, row.safe, row.unsafe, row.byHand, row.files.count, row.lines]
        cells.append(numbers.map(String.init))
      }
      let widths = heads.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
      for (index, line) in cells.enumerated() {
        for (cell, width) in zip(line, widths) {
          out.write(String(repeating: " ", count: width - cell.count) + cell + "  ")
        }
        out.write(index == 0 ? "rule\n" : "\(rows[index - 1].rule)\n")
      }
      if showsSummary { out.write("\n") }
    }
    if showsSummary { out.write(TextReport.closingSentence(of: result, Summary(result)) + "\n") }
  }

  public func writeJSON(_ result: RunResult, to out: ByteWriter) {
    var json = JSONWriter(out)
    json.object(.lines) { json in
      json.head(toolName: toolName, toolVersion: toolVersion)
      json.array("statistics", .lines) { json in
        for row in Self.rows(of: result) {
          json.object { json in
            json.member("rule", row.rule)
            json.member("findings", row.findings)
            json.member("safe", row.safe)
            json.member("unsafe", row.unsafe)
            json.member("manual", row.byHand)
            json.member("files", row.files.count)
            json.member("linesRemovable", row.lines)
          }
        }
      }
      json.object("summary") { json in
        json.member("files", result.fileCount)
        json.member("findings", result.findings.count)
      }
    }
    out.write("\n")
  }

  /// The most frequent rule first.
  private static func rows(of result: RunResult) -> [Row] {
    var rows: [String: Row] = [:]
    for finding in result.findings {
      var row = rows.removeValue(forKey: finding.rule) ?? Row(rule: finding.rule)
      row.findings += 1
      switch finding.fix?.applicability {
      case .safe: row.safe += 1
      case .unsafe: row.unsafe += 1
      case .manual, nil: row.byHand += 1
      }
      row.files.insert(finding.path)
      row.lines += finding.removableLines
      rows[finding.rule] = row
    }
    return rows.values.sorted { ($1.findings, $0.rule) < ($0.findings, $1.rule) }
  }
}
