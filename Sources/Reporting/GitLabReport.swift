import LintCore

/// The report that GitLab shows in merge requests, a variant of the Code Climate format.
///
/// Source: section "Code Quality report format" of GitLab's documentation "Code Quality". Paths must be
/// relative to the repository, and fingerprints must be unique.
public enum GitLabReport {
  public static func write(_ result: RunResult, to out: ByteWriter) {
    var json = JSONWriter(out)
    var fingerprints = Fingerprints()
    json.array(.lines) { json in
      for finding in result.findings {
        json.object { json in
          json.members([
            "description": finding.message, "check_name": finding.rule,
            "fingerprint": LineHash.text(of: "\(finding.path)\0\(fingerprints.next(for: finding))"),
            "severity": finding.severity.codeQuality,
          ])
          json.object("location") { json in
            json.member("path", finding.path)
            json.object("lines", ["begin": finding.start.line, "end": finding.end.line])
          }
        }
      }
    }
    out.write("\n")
  }
}

extension Severity {
  fileprivate var codeQuality: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
