import LintCore

/// Xcode's format for the output of a build phase: absolute paths, one line for each finding, no summary.
public enum XcodeReport {
  /// - Parameter workingFolder: the base of the shown paths; absolute.
  public static func write(_ result: RunResult, workingFolder: String, to out: ByteWriter) {
    let base = workingFolder.hasSuffix("/") ? workingFolder : workingFolder + "/"
    for finding in result.findings {
      let path = finding.path.hasPrefix("/") ? finding.path : base + finding.path
      out.write("\(path.printable):\(finding.start.line):\(finding.start.column): ")
      out.write("\(finding.severity.rawValue): \(finding.message.printable) (\(finding.rule))\n")
    }
  }
}
