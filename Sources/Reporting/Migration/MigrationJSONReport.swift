import LintCore
import Migration

/// The report of a migration for other programs, version 1.
public struct MigrationJSONReport: Sendable {
  public var toolName: String
  public var toolVersion: String
  public var isDryRun: Bool

  public init(toolName: String, toolVersion: String, isDryRun: Bool = false) {
    self.toolName = toolName
    self.toolVersion = toolVersion
    self.isDryRun = isDryRun
  }

  public func write(_ result: MigrationResult, to out: ByteWriter) {
    let summary = MigrationSummary(result)
    var json = JSONWriter(out)
    json.object(.lines) { json in
      json.head(toolName: toolName, toolVersion: toolVersion)
      json.member("written", !isDryRun)
      json.array("files", .lines) { json in
        for file in summary.files {
          json.object { json in
            json.member("path", file.path)
            json.member("change", file.isDeleted ? "deleted" : "modified")
            json.member("fixes", file.fixes)
            json.member("callSites", file.callSites)
            json.array("shims") { json in for shim in file.shims { json.value(shim) } }
            json.array("deleted") { json in for name in file.deleted { json.value(name) } }
            json.member("linesRemoved", file.linesRemoved)
            json.member("linesInserted", file.linesInserted)
          }
        }
      }
      if !summary.raised.isEmpty {
        json.array("raised", .lines) { json in
          for raise in summary.raised {
            json.object { json in
              json.member("path", raise.shownPath)
              json.member("line", raise.line)
              json.member("platform", raise.platform.rawValue)
              json.member("from", raise.old.description)
              json.member("to", raise.new.description)
              if let owner = raise.owner { json.member("owner", owner) }
            }
          }
        }
      }
      json.array("left", .lines) { json in
        for finding in summary.decisions.leaders {
          json.object { json in
            JSONReport.write(summary.decisions.withPlaces(finding), to: &json)
            let reason = summary.reasonLeft(finding)
            json.member("reasonLeft", reason.message)
            json.array("reasonLeftIds") { json in for id in reason.ids { json.value(id) } }
            json.member("remedy", summary.remedy(for: finding).rawValue)
          }
        }
      }
      for (key, notes) in [("kept", summary.kept), ("comments", summary.comments)] where !notes.isEmpty {
        json.array(key, .lines) { json in
          for note in notes {
            json.object { json in
              json.member("path", note.path)
              json.member("line", note.start.line)
              json.member("column", note.start.column)
              json.member(key == "kept" ? "name" : "text", note.subject)
              if key == "kept" { json.member("message", note.message) }
            }
          }
        }
      }
      if let verification = result.verification {
        json.array("takenBack", .lines) { json in
          for finding in summary.takenBack { json.object { JSONReport.write(finding, to: &$0) } }
        }
        json.object("verification", .lines) { json in
          json.member("command", verification.command)
          json.member("runs", verification.runCount)
          json.member("knownRuns", verification.knownRunCount)
          json.member("isCutShort", verification.isCutShort)
          if let failure = verification.failure {
            json.member("failure", failure)
          } else {
            json.null("failure")
          }
          json.member("output", String(decoding: verification.output, as: UTF8.self))
        }
      }
      json.object("summary", .lines) { json in
        json.member("files", summary.fileCount)
        json.member("filesChanged", summary.sourceCount)
        json.member("fixes", summary.applied)
        json.object("byRule", .lines) { json in
          for (rule, count) in summary.appliedByRule { json.member(rule, count) }
        }
        json.object("byKind", .lines) { json in
          for (name, count) in summary.appliedByKind { json.member(name, count) }
        }
        json.member("linesRemoved", summary.linesRemoved)
        json.member("linesInserted", summary.linesInserted)
        json.member("left", summary.decisions.leaders.count)
        json.member("kept", summary.kept.count)
        json.member("comments", summary.comments.count)
      }
    }
    out.write("\n")
  }
}
