import LintCore

/// Workflow commands, which GitHub Actions shows as annotations on the changed lines of a pull request.
///
/// Source: "Workflow commands for GitHub Actions", and for escaping and columns `ActionCommandManager` and
/// `ActionCommand` of the runner (actions/runner).
public enum GitHubReport {
  /// The number of annotations of one kind that GitHub shows for a step. Further ones are only in the log.
  public static let limitPerStep = 10

  public static func write(_ result: RunResult, to out: ByteWriter) {
    for finding in result.findings {
      var properties = [("file", finding.path), ("line", String(finding.start.line))]
      properties.append(("endLine", String(finding.end.line)))
      // The runner rejects columns for a range of several lines.
      if finding.start.line == finding.end.line {
        properties.append(("col", String(finding.start.utf16Column)))
        properties.append(("endColumn", String(finding.end.utf16Column)))
      }
      properties.append(("title", finding.rule))
      out.write("::\(finding.severity.command) ")
      for (index, (name, value)) in properties.enumerated() {
        out.write(index == 0 ? "\(name)=" : ",\(name)=")
        out.write(bytes: Self.escaped(value, inProperty: true))
      }
      out.write("::")
      out.write(bytes: Self.escaped(finding.message.printable, inProperty: false))
      out.write("\n")
    }
  }

  /// The number of findings that GitHub does not show as annotations.
  public static func hiddenCount(of result: RunResult) -> Int {
    Severity.allCases.reduce(0) { sum, severity in
      sum + max(0, result.findings.count { $0.severity == severity } - limitPerStep)
    }
  }

  /// Escapes line ends and the escape character; in a property also its delimiters.
  private static func escaped(_ text: String, inProperty: Bool) -> [UInt8] {
    text.utf8.reduce(into: []) { result, byte in
      switch byte {
      case UInt8(ascii: "%"): result += "%25".utf8
      case UInt8(ascii: "\r"): result += "%0D".utf8
      case UInt8(ascii: "\n"): result += "%0A".utf8
      case UInt8(ascii: ":") where inProperty: result += "%3A".utf8
      case UInt8(ascii: ",") where inProperty: result += "%2C".utf8
      default: result.append(byte)
      }
    }
  }
}

extension Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
