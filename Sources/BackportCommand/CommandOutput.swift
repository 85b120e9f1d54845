import Reporting
import SystemCalls

/// The two places that a run writes to: results, and what is said about the run.
///
/// Messages are short, in order, and may come from any thread, so they go out at once; results are gathered in
/// blocks.
public struct CommandOutput {
  /// Standard output. The command flushes it.
  public let results: ByteWriter
  /// Standard error: takes text with its line ending.
  public let message: @Sendable (String) -> Void

  public init(results: ByteWriter, message: @escaping @Sendable (String) -> Void) {
    self.results = results
    self.message = message
  }

  /// The streams of this process.
  public static var standard: CommandOutput {
    CommandOutput(
      results: ByteWriter { try FileDescriptor.standardOutput.write($0) },
      // Nothing can be said about a standard error that is gone.
      message: { try? FileDescriptor.standardError.write(Array($0.utf8)) })
  }
}
