import LintCore

/// The figures of a run by rule or by group, without the findings.
public struct StatisticsReport: Sendable {
  public var toolName: String
  public var toolVersion: String
  /// The result of a migration with the same flags.
  public var migration: MigrationSummary
  /// `nil`: by rule.
  public var groups: FindingGroups?

  public init(
    toolName: String, toolVersion: String, migration: MigrationSummary, groups: FindingGroups? = nil
  ) {
    self.groups = groups
    self.toolName = toolName
    self.toolVersion = toolVersion
    self.migration = migration
  }

  public func writeText(_ result: RunResult, showsSummary: Bool, to out: ByteWriter) {
    let rows = Self.rows(of: result.findings, by: groups)
    if !rows.isEmpty {
      var table = TextTable(
        ["findings", "safe", "unsafe", "by hand", "files", groups?.kind.rawValue ?? "rule"], numbers: 0..<5)
      for row in rows {
        let numbers = [row.findings, row.safe, row.unsafe, row.byHand, row.files.count]
        table.add(numbers.map(String.init) + [row.name.isEmpty ? "none" : row.name.printable])
      }
      table.write(to: out)
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
    out.report(toolName: toolName, toolVersion: toolVersion) { json in
      json.array("statistics", .lines, of: Self.rows(of: result.findings, by: groups)) {
        $1.write(to: &$0, named: groups?.kind.rawValue ?? "rule")
      }
      json.object(
        "summary",
        [
          "files": result.fileCount, "findings": result.findings.count,
          "linesRemoved": migration.linesRemoved, "linesInserted": migration.linesInserted,
        ])
    }
  }
}

extension StatisticsReport {
  /// The figures of one rule or group.
  struct Row {
    var name: String
    var findings = 0
    var safe = 0
    var unsafe = 0
    var byHand = 0
    var files: Set<String> = []

    func write(to json: inout JSONWriter, named member: String) {
      json.member(member, name)
      json.members([
        "findings": findings, "safe": safe, "unsafe": unsafe, "manual": byHand, "files": files.count,
      ])
    }
  }

  /// The most frequent first.
  static func rows(of findings: [Finding], by groups: FindingGroups?) -> [Row] {
    var rows: [String: Row] = [:]
    for finding in findings {
      let name = groups?.name(of: finding.path) ?? finding.rule
      var row = rows.removeValue(forKey: name) ?? Row(name: name)
      row.findings += 1
      switch finding.fix?.applicability {
      case .safe: row.safe += 1
      case .unsafe: row.unsafe += 1
      case .manual, nil: row.byHand += 1
      }
      row.files.insert(finding.path)
      rows[name] = row
    }
    // Among equal counts, findings without a group come last.
    return rows.values.sorted {
      ($1.findings, $0.name.isEmpty ? 1 : 0, $0.name) < ($0.findings, $1.name.isEmpty ? 1 : 0, $1.name)
    }
  }
}
