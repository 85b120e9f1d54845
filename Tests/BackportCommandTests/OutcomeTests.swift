import Foundation
import Reporting
import SystemCalls
import Testing

@testable import BackportCommand

/// What happens when a report cannot be written.
@Suite struct OutcomeTests {
  private func outcome(ofWriting error: SystemError) throws -> (code: ExitCode, err: String) {
    let folder = try TemporaryFolder()
    try folder.write("if #available(iOS 13, *) { modern() }\n", to: "A.swift")
    let said = Said()
    let output = CommandOutput(results: ByteWriter { _ in throw error }, message: { said.text += $0 })
    let code = LintCommand.run(
      arguments: ["--min", "15", folder.path], environment: CommandEnvironment(workingFolder: "/"),
      output: output)
    return (code, said.text)
  }

  private final class Said: @unchecked Sendable {
    var text = ""
  }

  /// `backport-lint | head`: the reader has seen enough.
  @Test func closedPipeIsNoFailure() throws {
    let outcome = try outcome(ofWriting: SystemError(code: EPIPE))
    #expect(outcome.code == .findings)
    #expect(outcome.err.isEmpty)
  }

  @Test func fullDiskIs() throws {
    let outcome = try outcome(ofWriting: SystemError(code: ENOSPC))
    #expect(outcome.code == .incomplete)
    #expect(outcome.err.contains("could not be written: no space left on device"))
  }
}
