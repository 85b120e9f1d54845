import LintCore

/// The form that Xcode reads from the output of a build phase: absolute paths, a line a finding, no summary.
public struct XcodeReport: Sendable {
  /// What the shown paths are relative to; absolute.
  public var workingFolder: String

  public init(workingFolder: String) {
    self.workingFolder = workingFolder
  }

  public func write(_ result: RunResult, to out: ByteWriter) {
    let base = workingFolder.hasSuffix("/") ? workingFolder : workingFolder + "/"
    for finding in result.findings {
      let path = finding.path.hasPrefix("/") ? finding.path : base + finding.path
      out.write("\(path.printable):\(finding.start.line):\(finding.start.column): ")
      out.write("\(finding.severity.rawValue): \(finding.message.printable) (\(finding.rule))\n")
    }
  }
}
