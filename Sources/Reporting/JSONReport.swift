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
    var json = JSONWriter(out)
    json.object(.lines) { json in
      json.head(toolName: toolName, toolVersion: toolVersion)
      json.array("targets", .lines) { json in
        for target in Summary.distinctTargets(of: result) {
          json.object { json in
            json.member("platform", target.platform.rawValue)
            json.member("minimum", target.minimum.description)
            json.member("source", target.source)
          }
        }
      }
      json.array("findings", .lines) { json in
        for finding in result.findings {
          json.object { json in
            if let groups { json.member("group", groups.name(of: finding.path)) }
            Self.write(finding, to: &json)
          }
        }
      }
      if let groups {
        json.member("groupedBy", groups.kind.rawValue)
        json.array("groups", .lines) { json in
          for row in StatisticsReport.rows(of: result.findings, by: groups) {
            json.object { row.write(to: &$0, named: "name") }
          }
        }
      }
      json.object("summary", .lines) { json in
        let summary = Summary(result)
        json.member("files", summary.files)
        json.member("findings", summary.findings)
        json.object("byRule", .lines) { json in
          for (rule, count) in summary.byRule { json.member(rule, count) }
        }
        json.member("linesRemovable", summary.linesRemovable)
        if let others = result.otherLanguages, others.files > 0 {
          json.object("otherLanguages") { json in
            json.member("files", others.files)
            json.member("checks", others.checks)
            json.member("stale", others.stale)
          }
        }
        if let limit = result.limit {
          json.member("since", limit.reference)
          json.member("findingsOnOtherLines", limit.otherCount)
        }
      }
    }
    out.write("\n")
  }

  static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.member("rule", finding.rule)
    if let kind = finding.kind { json.member("kind", kind) }
    json.member("severity", finding.severity.rawValue)
    json.member("message", finding.message)
    json.member("path", finding.path)
    writeRange(finding.start, finding.end, to: &json)
    if !finding.related.isEmpty {
      json.array("places") { json in
        for place in finding.related {
          json.object { json in
            json.member("path", place.path)
            writeRange(place.start, place.end, to: &json)
            json.member("message", place.message)
          }
        }
      }
    }
    if let native = finding.native { json.object("native") { write(native, to: &$0) } }
    guard let fix = finding.fix else { return json.null("fix") }
    json.object("fix") { json in
      json.member("applicability", fix.applicability.rawValue)
      if let reason = fix.reason {
        json.member("reason", reason.message)
        json.array("reasonIds") { json in for id in reason.ids { json.value(id) } }
      } else {
        json.null("reason")
      }
      json.array("edits") { json in
        for edit in fix.edits {
          json.object { json in
            json.member("path", edit.path)
            writeRange(edit.start, edit.end, to: &json)
            json.member("replacement", edit.replacement)
          }
        }
      }
    }
  }

  static func write(_ native: NativeOrigin, to json: inout JSONWriter) {
    json.member("name", native.name)
    json.member("sdk", native.sdk)
    json.member("hasOtherLabels", native.hasOtherLabels)
    json.array("since") { json in
      for since in native.since {
        json.object { json in
          json.member("platform", since.platform.rawValue)
          json.member("version", since.version.description)
        }
      }
    }
  }

  /// Lines and columns from 1, columns in UTF-8 bytes. The end is exclusive.
  private static func writeRange(_ start: SourcePosition, _ end: SourcePosition, to json: inout JSONWriter) {
    json.member("line", start.line)
    json.member("column", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
  }
}
