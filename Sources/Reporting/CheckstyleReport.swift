import LintCore

/// The XML format of Checkstyle's own logger, which Jenkins, reviewdog and many other tools read.
///
/// Source: `XMLLogger` of checkstyle/checkstyle: files with errors, each with `line`, `column`, `severity`
/// (`error`, `warning`, `info`), `message` and `source`.
public enum CheckstyleReport {
  public static func write(_ result: RunResult, to out: ByteWriter) {
    var xml = XMLWriter(out)
    xml.element("checkstyle", [("version", "8.0")]) { xml in
      for findings in result.findings.byFile {
        xml.element("file", [("name", findings.first!.path)]) { xml in
          for finding in findings {
            xml.element(
              "error",
              [
                ("line", String(finding.start.line)), ("column", String(finding.start.column)),
                ("severity", finding.severity.checkstyle), ("message", finding.message.printable),
                ("source", "backport.\(finding.rule)"),
              ])
          }
        }
      }
    }
  }
}

extension Severity {
  fileprivate var checkstyle: String { self == .note ? "info" : rawValue }
}
