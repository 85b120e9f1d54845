import LintCore
import SwiftSource
import SystemCalls

/// The report for GitHub code scanning and other viewers: SARIF 2.1.0 (OASIS).
///
/// It has no `automationDetails`, which would override the `category` of the upload action.
public struct SARIFReport: Sendable {
  public var toolName: String
  public var toolVersion: String
  /// All rules, so that the index of a rule does not depend on the findings.
  public var rules: [RulePage]
  /// The tool's page; `nil`: unknown.
  public var homepage: String?
  /// The folder with the rules' pages, `RULE.md`.
  public var rulePages: String?
  /// Absolute: the base of the shown paths.
  public var sourceRoot: String
  public var exitCode: Int

  public init(
    toolName: String, toolVersion: String, homepage: String?, rulePages: String?, rules: [RulePage],
    sourceRoot: String, exitCode: Int
  ) {
    self.toolName = toolName
    self.toolVersion = toolVersion
    self.homepage = homepage
    self.rulePages = rulePages
    self.rules = rules
    self.sourceRoot = sourceRoot
    self.exitCode = exitCode
  }

  public func write(_ result: RunResult, to out: ByteWriter) {
    var json = JSONWriter(out)
    json.object(.lines) { json in
      json.members(["$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0"])
      json.array("runs", .lines) { json in
        json.object(.lines) { json in
          writeTool(to: &json)
          writeInvocation(result.problems, to: &json)
          json.object("originalUriBaseIds") { json in
            json.object(FileURI.rootName, ["uri": FileURI.ofFolder(sourceRoot)])
          }
          // UTF-16 code units, as in editors. Our other reports count bytes, like the compiler.
          json.member("columnKind", "utf16CodeUnits")
          writeResults(result.findings, to: &json)
        }
      }
    }
    out.write("\n")
  }

  // MARK: The tool and its run

  private func writeTool(to json: inout JSONWriter) {
    json.object("tool", .lines) { json in
      json.object("driver", .lines) { json in
        json.members([
          "name": toolName, "version": toolVersion, "semanticVersion": toolVersion,
          "informationUri": homepage,
        ])
        json.array("rules", .lines, of: rules) { write($1, to: &$0) }
      }
    }
  }

  /// Writes a rule as `reportingDescriptor`, which viewers show with a finding.
  private func write(_ rule: RulePage, to json: inout JSONWriter) {
    json.members(["id": rule.id, "name": Self.pascalCase(rule.id)])
    json.object("shortDescription", ["text": rule.summary])
    json.object("fullDescription", ["text": rule.what])
    json.members(["helpUri": rulePages.map { "\($0)/\(rule.id).md" }])
    json.object("help", ["text": rule.plainText, "markdown": rule.markdown])
    json.object("defaultConfiguration", ["enabled": !rule.isOptIn, "level": rule.severity.rawValue])
    json.object("properties") { json in
      // GitHub ranks and filters alerts by it.
      json.member("precision", "very-high")
      json.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
      json.array("tags", ["availability", "maintainability"])
    }
  }

  /// `redundant-check` → `RedundantCheck`.
  private static func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private func writeInvocation(_ problems: [Problem], to json: inout JSONWriter) {
    json.array("invocations", .lines) { json in
      json.object(.lines) { json in
        // Findings are not a failure: exit codes 0 and 1 mean a complete run.
        json.members(["executionSuccessful": exitCode <= 1, "exitCode": exitCode])
        json.array("toolExecutionNotifications", .lines, of: problems) { json, problem in
          json.member("level", problem.kind == .unreadable ? "error" : "warning")
          Self.writeMessage(problem.message, to: &json)
          json.array("locations", of: [problem.path]) { json, path in
            json.object("physicalLocation") { Self.writeArtifact(path, to: &$0) }
          }
        }
      }
    }
  }

  // MARK: Results

  private func writeResults(_ findings: [Finding], to json: inout JSONWriter) {
    let ruleIndices = Dictionary(first: rules.enumerated().map { ($1.id, $0) })
    var fingerprints = Fingerprints()
    json.array("results", .lines, of: findings) { json, finding in
      json.members([
        "ruleId": finding.rule, "ruleIndex": ruleIndices[finding.rule], "level": finding.severity.rawValue,
      ])
      Self.writeMessage(finding.message, to: &json)
      json.array("locations", of: [finding]) { Self.writePlace($1.path, $1.start, $1.end, to: &$0) }
      Self.writeRelated(finding.related, to: &json)
      json.object("partialFingerprints", ["findingHash/v1": fingerprints.next(for: finding)])
      if let fix = finding.fix, !fix.edits.isEmpty { Self.writeFix(fix, to: &json) }
      if let kind = finding.kind { json.object("properties", ["kind": kind]) }
    }
  }

  private static func writeRelated(_ places: [RelatedPlace], to json: inout JSONWriter) {
    guard !places.isEmpty else { return }
    json.array("relatedLocations", of: places.enumerated()) { json, entry in
      json.member("id", entry.offset)
      writePlace(entry.element.path, entry.element.start, entry.element.end, to: &json)
      writeMessage(entry.element.message, to: &json)
    }
  }

  /// Writes an `artifactChange` for each file, with the replacements in the order of the edits.
  private static func writeFix(_ fix: Fix, to json: inout JSONWriter) {
    json.array("fixes", of: [fix]) { json, fix in
      let reason = fix.reason.map { " (\(fix.applicability.rawValue): \($0.message))" } ?? ""
      json.object("description", ["text": "Remove what is dead\(reason)"])
      json.array("artifactChanges", of: fix.edits.map(\.path).unique) { json, path in
        writeArtifact(path, to: &json)
        json.array("replacements", of: fix.edits.filter { $0.path == path }) { json, edit in
          json.object("deletedRegion") { writeRegion(edit.start, edit.end, to: &$0) }
          json.object("insertedContent", ["text": edit.replacement])
        }
      }
    }
  }

  // MARK: Places

  private static func writePlace(
    _ path: String, _ start: SourcePosition, _ end: SourcePosition, to json: inout JSONWriter
  ) {
    json.object("physicalLocation") { json in
      writeArtifact(path, to: &json)
      json.object("region") { writeRegion(start, end, to: &$0) }
    }
  }

  private static func writeArtifact(_ path: String, to json: inout JSONWriter) {
    json.object(
      "artifactLocation",
      ["uri": FileURI.ofFile(path), "uriBaseId": path.hasPrefix("/") ? nil : FileURI.rootName])
  }

  private static func writeRegion(
    _ start: SourcePosition, _ end: SourcePosition, to json: inout JSONWriter
  ) {
    json.members([
      "startLine": start.line, "startColumn": start.utf16Column, "endLine": end.line,
      "endColumn": end.utf16Column,
    ])
  }

  private static func writeMessage(_ text: String, to json: inout JSONWriter) {
    json.object("message", ["text": text])
  }
}
