import LintCore

/// Xcode's format for the output of a build phase: absolute paths, one line for each finding, no summary.
public struct XcodeReport: Sendable {
  /// The base of the shown paths; absolute.
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
