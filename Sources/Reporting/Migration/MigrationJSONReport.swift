import LintCore
import Migration

/// The report of a migration for other programs, version 1.
public enum MigrationJSONReport {
  public static func write(
    _ result: MigrationResult, toolName: String, toolVersion: String, isDryRun: Bool = false,
    to out: ByteWriter
  ) {
    let summary = MigrationSummary(result)
    out.report(toolName: toolName, toolVersion: toolVersion) { json in
      json.member("written", !isDryRun)
      json.array("files", .lines, of: summary.files) { json, file in
        json.members([
          "path": file.path, "change": file.isDeleted ? "deleted" : "modified", "fixes": file.fixes,
          "callSites": file.callSites,
        ])
        json.array("shims", file.shims)
        json.array("deleted", file.deleted)
        json.members(["linesRemoved": file.linesRemoved, "linesInserted": file.linesInserted])
      }
      if !summary.result.raised.isEmpty {
        json.array("raised", .lines, of: summary.result.raised) { json, raise in
          json.members([
            "path": raise.shownPath, "line": raise.line, "platform": raise.platform.rawValue,
            "from": raise.old.description, "to": raise.new.description, "owner": raise.owner,
          ])
        }
      }
      json.array("left", .lines, of: summary.decisions.leaders) { json, finding in
        JSONReport.write(summary.decisions.withPlaces(finding), to: &json)
        let reason = summary.reasonLeft(finding)
        json.member("reasonLeft", reason.message)
        json.array("reasonLeftIds", reason.ids)
        json.member("remedy", summary.remedy(for: finding).rawValue)
      }
      for (key, notes) in [("kept", summary.result.kept), ("comments", summary.result.comments)]
      where !notes.isEmpty {
        json.array(key, .lines, of: notes) { json, note in
          json.members(["path": note.path, "line": note.start.line, "column": note.start.column])
          json.member(key == "kept" ? "name" : "text", note.subject)
          if key == "kept" { json.member("message", note.message) }
        }
      }
      if let verification = result.verification {
        json.array("takenBack", .lines, of: summary.takenBack) { JSONReport.write($1, to: &$0) }
        json.object("verification", .lines) { json in
          json.members([
            "command": verification.command, "runs": verification.runCount,
            "knownRuns": verification.knownRunCount, "isCutShort": verification.isCutShort,
          ])
          json.member("failure", verification.failure)
          json.member("output", String(decoding: verification.output, as: UTF8.self))
        }
      }
      json.object("summary", .lines) { json in
        json.members([
          "files": summary.result.fileCount, "filesChanged": summary.sourceCount, "fixes": summary.applied,
        ])
        json.object("byRule", .lines) { json in
          for (rule, count) in summary.appliedByRule { json.member(rule, count) }
        }
        json.object("byKind", .lines) { json in
          for (name, count) in summary.appliedByKind { json.member(name, count) }
        }
        json.members([
          "linesRemoved": summary.linesRemoved, "linesInserted": summary.linesInserted,
          "left": summary.decisions.leaders.count, "kept": summary.result.kept.count,
          "comments": summary.result.comments.count,
        ])
      }
    }
  }
}
