import LintCore

/// JUnit's XML. A CI service shows the findings as failing tests.
///
/// Source: `junit-10.xsd` of Jenkins' xUnit plugin. All readers support its elements and attributes.
public struct JUnitReport: Sendable {
  public var toolName: String
  /// Whether a finding makes the run fail. Otherwise it is a passing test with output.
  public var fails: @Sendable (Severity) -> Bool

  public init(toolName: String, fails: @escaping @Sendable (Severity) -> Bool) {
    self.toolName = toolName
    self.fails = fails
  }

  public func write(_ result: RunResult, to out: ByteWriter) {
    let unreadable = result.problems.filter { $0.kind == .unreadable }
    let isClean = result.findings.isEmpty && unreadable.isEmpty
    let counts = [
      ("tests", String(isClean ? 1 : result.findings.count + unreadable.count)),
      ("failures", String(result.findings.count { fails($0.severity) })),
      ("errors", String(unreadable.count)),
    ]
    var xml = XMLWriter(out)
    xml.element("testsuites", [("name", toolName)] + counts) { xml in
      xml.element("testsuite", [("name", toolName)] + counts + [("skipped", "0"), ("time", "0")]) { xml in
        // Many readers treat a report without tests as an error.
        if isClean {
          let files = counted(result.fileCount, "file")
          xml.element("testcase", [("classname", toolName), ("name", "nothing in \(files)"), ("time", "0")])
        }
        for problem in unreadable {
          writeTest(problem.path, "could not be read", line: nil, to: &xml) { xml in
            xml.element("error", [("message", problem.message.printable), ("type", "unreadable")])
          }
        }
        for finding in result.findings { write(finding, to: &xml) }
      }
    }
  }

  private func write(_ finding: Finding, to xml: inout XMLWriter) {
    let start = finding.start
    let name = "\(finding.rule) at \(start.line):\(start.column)"
    let place = "\(finding.path.printable):\(start.line):\(start.column)"
    let text = "\(place): \(finding.severity.rawValue): \(finding.message.printable) [\(finding.rule)]"
    writeTest(finding.path, name, line: start.line, to: &xml) { xml in
      if fails(finding.severity) {
        let message = finding.message.printable
        xml.element("failure", [("message", message), ("type", finding.rule)], text: text)
      } else {
        xml.element("system-out", text: text)
      }
    }
  }

  private func writeTest(
    _ path: String, _ name: String, line: Int?, to xml: inout XMLWriter,
    _ content: (inout XMLWriter) -> Void
  ) {
    var attributes = [("classname", path), ("name", name), ("file", path)]
    if let line { attributes.append(("line", String(line))) }
    xml.element("testcase", attributes + [("time", "0")], content)
  }
}
