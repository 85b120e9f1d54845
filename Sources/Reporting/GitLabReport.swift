import LintCore

/// The report that GitLab shows in merge requests, a variant of the Code Climate format.
///
/// Source: section "Code Quality report format" of GitLab's documentation "Code Quality". Paths must be
/// relative to the repository, and fingerprints must be unique.
public struct GitLabReport: Sendable {
  public init() {}

  public func write(_ result: RunResult, to out: ByteWriter) {
    var json = JSONWriter(out)
    var fingerprints = Fingerprints()
    json.array(.lines) { json in
      for finding in result.findings {
        json.object { json in
          json.member("description", finding.message)
          json.member("check_name", finding.rule)
          json.member("fingerprint", LineHash.text(of: "\(finding.path)\0\(fingerprints.next(for: finding))"))
          json.member("severity", finding.severity.codeQuality)
          json.object("location") { json in
            json.member("path", finding.path)
            json.object("lines") { json in
              json.member("begin", finding.start.line)
              json.member("end", finding.end.line)
            }
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
