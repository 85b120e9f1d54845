import LintCore

/// What a run comes to by rule, without the findings themselves.
public struct StatisticsReport: Sendable {
  public var toolName: String
  public var toolVersion: String
  /// What a migration with the same flags comes to.
  public var migration: MigrationSummary

  public init(toolName: String, toolVersion: String, migration: MigrationSummary) {
    self.toolName = toolName
    self.toolVersion = toolVersion
    self.migration = migration
  }

  /// What there is to say of one rule.
  private struct Row {
    var rule: String
    var findings = 0
    var safe = 0
    var unsafe = 0
    var byHand = 0
    var files: Set<String> = []
  }

  public func writeText(_ result: RunResult, showsSummary: Bool, to out: ByteWriter) {
    let rows = Self.rows(of: result)
    if !rows.isEmpty {
      let heads = ["findings", "safe", "unsafe", "by hand", "files"]
      var cells = [heads]
      for row in rows {
        let numbers = [row.findings, row.safe, row.unsafe, row.byHand, row.files.count]
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
    guard showsSummary else { return }
    out.write(TextReport.closingSentence(of: result, Summary(result), countsLines: false))
    if !migration.files.isEmpty {
      let (removed, inserted) = (migration.linesRemoved, migration.linesInserted)
      out.write(" With these flags it takes out \(counted(removed, "line")) and writes \(inserted), in ")
      out.write("\(counted(migration.files.count, "file")).")
    }
    out.write("\n")
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
          }
        }
      }
      json.object("summary") { json in
        json.member("files", result.fileCount)
        json.member("findings", result.findings.count)
        json.member("linesRemoved", migration.linesRemoved)
        json.member("linesInserted", migration.linesInserted)
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
      rows[finding.rule] = row
    }
    return rows.values.sorted { ($1.findings, $0.rule) < ($0.findings, $1.rule) }
  }
}
