import LintCore

/// Workflow commands, which GitHub Actions turns into annotations on the changed lines of a pull request.
///
/// Source: "Workflow commands for GitHub Actions", and `ActionCommandManager` and `ActionCommand` of the runner
/// (actions/runner) for what is escaped and which columns are taken.
public struct GitHubReport: Sendable {
  /// How many annotations of one kind GitHub keeps of a step; the others stand in the log only.
  public static let limitPerStep = 10

  public init() {}

  public func write(_ result: RunResult, to out: ByteWriter) {
    for finding in result.findings {
      var properties = [("file", finding.path), ("line", String(finding.start.line))]
      properties.append(("endLine", String(finding.end.line)))
      // The runner refuses columns where the range has several lines.
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

  /// How many findings GitHub will not show beside the code.
  public static func hiddenCount(of result: RunResult) -> Int {
    Severity.allCases.reduce(0) { sum, severity in
      sum + max(0, result.findings.count { $0.severity == severity } - limitPerStep)
    }
  }

  /// Line ends and the escape character itself; in a property also what ends it or its list.
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
