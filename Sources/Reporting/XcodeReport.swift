import LintCore

/// The form that Xcode reads from a build phase's output: absolute paths, one line a finding.
public struct XcodeReport: Sendable {
  /// Paths are relative to it; without a slash at the end.
  public var workingDirectory: String

  public init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
  }

  public func write(_ result: RunResult, to out: ByteWriter) {
    for finding in result.findings {
      let path = finding.path.hasPrefix("/") ? finding.path : "\(workingDirectory)/\(finding.path)"
      out.write(
        "\(path.printable):\(finding.start.line):\(finding.start.column): \(finding.severity.rawValue): "
          + "\(finding.message.printable) (\(finding.rule))\n")
    }
  }
}
