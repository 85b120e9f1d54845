import LintCore
import SwiftSource

/// The report for other programs, version 1. The article on report formats documents every field; the schema
/// is `Fixtures/Reports/report.schema.json`.
public struct JSONReport: Sendable {
  public var toolName: String
  public var toolVersion: String
  /// `nil`: the report has no groups.
  public var groups: FindingGroups?

  public init(toolName: String, toolVersion: String, groups: FindingGroups? = nil) {
    self.toolName = toolName
    self.toolVersion = toolVersion
    self.groups = groups
  }

  public func write(_ result: RunResult, to out: ByteWriter) {
    out.report(toolName: toolName, toolVersion: toolVersion) { json in
      json.array("targets", .lines, of: Summary.distinctTargets(of: result)) { json, target in
        json.members([
          "platform": target.platform.rawValue, "minimum": target.minimum.description,
          "source": target.source,
        ])
      }
      json.array("findings", .lines, of: result.findings) { json, finding in
        if let groups { json.member("group", groups.name(of: finding.path)) }
        Self.write(finding, to: &json)
      }
      if let groups {
        json.member("groupedBy", groups.kind.rawValue)
        json.array("groups", .lines, of: StatisticsReport.rows(of: result.findings, by: groups)) {
          $1.write(to: &$0, named: "name")
        }
      }
      json.object("summary", .lines) { json in
        let summary = Summary(result)
        json.members(["files": summary.files, "findings": summary.findings])
        json.object("byRule", .lines) { json in
          for (rule, count) in summary.byRule { json.member(rule, count) }
        }
        json.member("linesRemovable", summary.linesRemovable)
        if let others = result.otherLanguages, others.files > 0 {
          json.object(
            "otherLanguages", ["files": others.files, "checks": others.checks, "stale": others.stale])
        }
        json.members(["since": result.limit?.reference, "findingsOnOtherLines": result.limit?.otherCount])
      }
    }
  }

  static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.members([
      "rule": finding.rule, "kind": finding.kind, "severity": finding.severity.rawValue,
      "message": finding.message, "path": finding.path,
    ])
    writeRange(finding.start, finding.end, to: &json)
    if !finding.related.isEmpty {
      json.array("places", of: finding.related) { json, place in
        json.member("path", place.path)
        writeRange(place.start, place.end, to: &json)
        json.member("message", place.message)
      }
    }
    if let native = finding.native { json.object("native") { write(native, to: &$0) } }
    guard let fix = finding.fix else { return json.member("fix", nil) }
    json.object("fix") { json in
      json.member("applicability", fix.applicability.rawValue)
      json.member("reason", fix.reason?.message)
      if let reason = fix.reason { json.array("reasonIds", reason.ids) }
      json.array("edits", of: fix.edits) { json, edit in
        json.member("path", edit.path)
        writeRange(edit.start, edit.end, to: &json)
        json.member("replacement", edit.replacement)
      }
    }
  }

  static func write(_ native: NativeOrigin, to json: inout JSONWriter) {
    json.members(["name": native.name, "sdk": native.sdk, "hasOtherLabels": native.hasOtherLabels])
    json.array("since", of: native.since) { json, since in
      json.members(["platform": since.platform.rawValue, "version": since.version.description])
    }
  }

  /// Lines and columns from 1, columns in UTF-8 bytes. The end is exclusive.
  private static func writeRange(_ start: SourcePosition, _ end: SourcePosition, to json: inout JSONWriter) {
    json.members([
      "line": start.line, "column": start.column, "endLine": end.line, "endColumn": end.column,
    ])
  }
}
