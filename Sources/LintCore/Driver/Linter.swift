import Availability
import Projects
import SwiftSource
import SystemCalls

/// The driver: runs the rules over files on several threads, and sorts the findings.
public struct Linter: Sendable {
  /// The number of threads. Two suit a small machine.
  public var workers: Int
  /// Whether a finding on a shim that stays in any case lists its uses. Finding them takes time.
  public var listsAllUses = true
  /// Called from the workers from time to time with the number of files processed, of those that are not
  /// screened out.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  /// Whether the calling thread has a deep stack (see `DeepStack`), so that it can work, too.
  public var isOnDeepStack: Bool
  package var memory = MemoryUse.sparing
  /// The files that must not be changed; `nil`: none.
  public var protectedFiles: ProtectedFiles?

  public init(
    workers: Int, isOnDeepStack: Bool = false,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) {
    self.workers = workers
    self.isOnDeepStack = isOnDeepStack
    self.progress = progress
  }

  /// Judges every file in its own context. A faulty file is a problem in the result and does not stop the
  /// run. The result does not depend on the number of workers.
  /// - Parameter hidden: why the files may not be the whole project, as a sentence without a full stop.
  public func run(_ files: [LintFile], hidden: String? = nil) -> RunResult {
    var analysis = ProjectAnalysis(files, linter: self, hidden: hidden)
    let shelf = PassShelf()
    analysis.updateAll(shelf)
    defer { memory.keep((analysis, shelf)) }
    return result(of: analysis)
  }

  /// The findings of an analysis in the files that were given.
  package func result(of analysis: ProjectAnalysis) -> RunResult {
    let files = analysis.files
    let (findings, withheld) = analysis.judgement
    var result = RunResult(
      targets: Self.targets(of: analysis.contexts),
      findings: findings, fileCount: files.count, problems: analysis.problems)
    result.unknownNames = analysis.unknownNames
    result.withheld = withheld
    if !files.allSatisfy(\.isNamed) {
      let named = files.filter(\.isNamed)
      let paths = Set(named.map(\.shownPath))
      result.targets = Self.targets(of: ProjectAnalysis.contexts(of: named))
      let others = Set(files.map(\.shownPath)).subtracting(paths)
      result.findings.removeAll { others.contains($0.path) }
      result.problems.removeAll { others.contains($0.path) }
      result.withheld.keep { !others.contains($0) }
      result.fileCount = named.count
    }
    return result
  }

  /// Visits some files. Files without any result are omitted.
  func visit(
    _ files: [LintFile], _ indices: [Int], _ shelf: PassShelf
  ) -> (visits: [(index: Int, visit: FileVisit)], work: Work) {
    let concerned = indices.filter { !files[$0].isScreenedOut }
    let batches = Batches(count: concerned.count)
    let found = Workers.run(min(workers, concerned.count), inPlace: isOnDeepStack) {
      [progress, memory, protectedFiles] in
      memory.prepareThread()
      var worker = LintWorker(protectedFiles)
      var visits: [(index: Int, visit: FileVisit)] = []
      while let batch = batches.take() {
        for index in concerned[batch] {
          let (visit, pass) = worker.visit(files[index])
          if let pass, shelf.wants(visit) { shelf.keep(pass, of: index) }
          if !visit.isEmpty { visits.append((index, visit)) }
        }
        progress?(batch.upperBound, concerned.count)
      }
      return (visits, worker.work)
    }
    return (found.flatMap(\.0), found.reduce(into: Work()) { $0 += $1.1 })
  }

  /// The distinct targets of contexts, sorted by platform, minimum, source.
  private static func targets(of contexts: [LintContext]) -> [DeploymentTarget] {
    let targets = Set(contexts.lazy.flatMap(\.targets))
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
  /// The order of reports: path by bytes, line, column, rule, kind; then all other fields, so that the order is
  /// total.
  public static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.path != right.path { return String.bytesPrecede(left.path, right.path) }
    if left.start.offset != right.start.offset { return left.start.offset < right.start.offset }
    if left.ruleName != right.ruleName { return left.ruleName < right.ruleName }
    return (left.end.offset, left.message) < (right.end.offset, right.message)
  }
}
