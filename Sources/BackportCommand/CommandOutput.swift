import Reporting
import SystemCalls

/// The outputs of a run: results and messages.
///
/// Messages are short and ordered and may come from any thread, so they are written at once. Results are
/// buffered.
public struct CommandOutput {
  /// Standard output. The command flushes it.
  public let results: ByteWriter
  /// Standard error. Takes text with its line ending.
  public let message: @Sendable (String) -> Void

  public init(results: ByteWriter, message: @escaping @Sendable (String) -> Void) {
    self.results = results
    self.message = message
  }

  /// The streams of this process.
  public static var standard: CommandOutput {
    CommandOutput(
      results: ByteWriter { try FileDescriptor.standardOutput.write($0) },
      // If standard error is closed, there is no way to report it.
      message: { try? FileDescriptor.standardError.write(Array($0.utf8)) })
  }
}
