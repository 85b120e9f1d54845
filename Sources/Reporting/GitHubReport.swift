import LintCore

/// Workflow commands, which GitHub Actions turns into annotations on the changed lines of a pull request.
///
/// GitHub shows ten annotations of a kind for a step and fifty for a job: SARIF has no such limit.
public struct GitHubReport: Sendable {
  public init() {}

  public func write(_ result: RunResult, to out: ByteWriter) {
    for finding in result.findings {
      let properties: [(String, String)] = [
        ("file", finding.path), ("line", "\(finding.start.line)"), ("col", "\(finding.start.utf16Column)"),
        ("endLine", "\(finding.end.line)"), ("endColumn", "\(finding.end.utf16Column)"), ("title", finding.rule),
      ]
      let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
      out.write("::\(finding.severity.command) \(list)::\(Self.escaped(finding.message))\n")
    }
  }

  /// As the runner's toolkit does it: the message may hold anything but line ends and a bare `%`.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case "\r\n": result += "%0D%0A"
      default: result.append(character)
      }
    }
  }

  /// In a property `:` and `,` have a meaning too.
  private static func escapedProperty(_ text: String) -> String {
    escaped(text).reduce(into: "") { result, character in
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
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
