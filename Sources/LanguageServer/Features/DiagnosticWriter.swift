import LintCore
import Projects
import SwiftSource

/// Converts findings to the protocol's diagnostics.
struct DiagnosticWriter {
  let client: ClientCapabilities
  let rulePages: RulePageFolder?
  /// The URI of a file, by the path that findings show; `nil`: unknown.
  let uri: (String) -> String?

  /// The diagnostics of one file: its findings, and the unreachable code that they name.
  func diagnostics(_ findings: [Finding]) -> [JSON] {
    findings.map(diagnostic) + (client.showsUnnecessaryCode ? findings.flatMap(deadCode) : [])
  }

  func diagnostic(_ finding: Finding) -> JSON {
    var members: [String: JSON] = [
      "range": range(finding.start, finding.end),
      "severity": .int(finding.severity.number),
      "code": .string(finding.rule),
      "source": "backport",
      "message": .string(finding.message),
    ]
    if client.followsCodeDescriptions, let page = rulePages?.uri(of: finding.rule) {
      members["codeDescription"] = ["href": .string(page)]
    }
    if client.showsRelatedInformation {
      let related = finding.related.compactMap { place -> JSON? in
        guard let uri = uri(place.path) else { return nil }
        return [
          "location": ["uri": .string(uri), "range": range(place.start, place.end)],
          "message": .string(place.message),
        ]
      }
      if !related.isEmpty { members["relatedInformation"] = .array(related) }
    }
    return .object(members)
  }

  /// Hints for unreachable code, which editors fade out.
  private func deadCode(_ finding: Finding) -> [JSON] {
    finding.deadCode.map { place in
      [
        "range": range(place.start, place.end), "severity": 4, "code": .string(finding.rule),
        "source": "backport", "message": .string(place.message), "tags": [1],
      ]
    }
  }

  func range(_ start: SourcePosition, _ end: SourcePosition) -> JSON {
    ["start": position(start).json, "end": position(end).json]
  }

  func position(_ position: SourcePosition) -> ProtocolPosition {
    ProtocolPosition(
      line: position.line - 1,
      character: (client.encoding == .utf8 ? position.column : position.utf16Column) - 1)
  }
}

extension Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
