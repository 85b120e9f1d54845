import Availability
import SwiftSource

/// The driver: runs the rules over files, on several threads, and puts the findings in order.
public struct Linter: Sendable {
  /// How many threads work; two suit a small machine.
  public var workers: Int
  /// Called now and then, from the workers: so many of the files that are not screened out are dealt out.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  public init(workers: Int, progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil) {
    self.workers = workers
    self.progress = progress
  }

  /// Judges every file by its own context. One bad file is a problem in the result and stops nothing.
  /// The result is the same for every number of workers.
  public func run(_ files: [LintFile]) -> RunResult {
    let concerned = files.indices.filter { !files[$0].isScreenedOut }
    let dealer = Dealer(count: concerned.count)
    let outcomes = Workers.run(min(workers, concerned.count)) { [progress] in
      var worker = LintWorker()
      while let some = dealer.deal() {
        for index in concerned[some] { worker.lint(files[index]) }
        progress?(some.upperBound, concerned.count)
      }
      return worker.outcome
    }
    return RunResult(
      targets: Self.targets(of: files),
      findings: outcomes.flatMap(\.findings).sorted(by: Finding.precedes),
      fileCount: files.count,
      problems: outcomes.flatMap(\.problems).sorted { ($0.path, $0.message) < ($1.path, $1.message) })
  }

  /// The distinct targets that files are judged by, in the order platform, minimum, source.
  private static func targets(of files: [LintFile]) -> [DeploymentTarget] {
    var seen: Set<ObjectIdentifier> = []
    var targets: Set<DeploymentTarget> = []
    for file in files where seen.insert(ObjectIdentifier(file.context)).inserted {
      targets.formUnion(file.context.targets)
    }
    let order = Platform.allCases
    return targets.sorted {
      let left = order.firstIndex(of: $0.platform)!
      let right = order.firstIndex(of: $1.platform)!
      if left != right { return left < right }
      if $0.minimum != $1.minimum { return $0.minimum < $1.minimum }
      return ($0.source, $0.isApplicationExtension == true ? 1 : 0)
        < ($1.source, $1.isApplicationExtension == true ? 1 : 0)
    }
  }
}

extension Finding {
  /// The order of reports: path by its bytes, line, column, rule; then what is left, so that no two runs differ.
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    if left.start.offset != right.start.offset { return left.start.offset < right.start.offset }
    return (left.rule, left.end.offset, left.message) < (right.rule, right.end.offset, right.message)
  }
}
