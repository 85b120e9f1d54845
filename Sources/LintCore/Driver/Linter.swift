import Availability
import Projects
import SwiftSource

/// The driver: runs the rules over files, on several threads, and puts the findings in order.
public struct Linter: Sendable {
  /// How many threads work; two suit a small machine.
  public var workers: Int
  /// Whether findings on shims that stay whatever their uses are come with those uses. To find them takes time.
  public var listsAllUses = true
  /// Called now and then, from the workers: so many of the files that are not screened out are dealt out.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  /// Whether it is only used where the stack is deep (see `DeepStack`): the calling thread works with the others then.
  public var isOnDeepStack: Bool
  /// The folders, absolute, whose manifests findings may speak of: those that were asked for as a whole.
  public var viewedFolders: [String] = []
  package var memory = MemoryUse.sparing
  /// What is not for us to change; `nil`: every file is.
  public var protectedFiles: ProtectedFiles?

  public init(
    workers: Int, isOnDeepStack: Bool = false,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) {
    self.workers = workers
    self.isOnDeepStack = isOnDeepStack
    self.progress = progress
  }

  /// Judges every file by its own context. One bad file is a problem in the result and stops nothing.
  /// The result is the same for every number of workers.
  /// - Parameter hidden: why not all of the project is in view, in a sentence without a full stop.
  public func run(_ files: [LintFile], hidden: String? = nil) -> RunResult {
    var analysis = ProjectAnalysis(files, linter: self, hidden: hidden)
    let shelf = PassShelf()
    analysis.updateAll(shelf)
    let definitions = findings(inDefinitionsOf: analysis.contexts)
    let (findings, withheld) = analysis.judgement
    var result = RunResult(
      targets: Self.targets(of: analysis.contexts),
      findings: definitions.isEmpty ? findings : (findings + definitions).sorted(by: Finding.precedes),
      fileCount: files.count, problems: analysis.problems)
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
    memory.keep((analysis, shelf))
    return result
  }

  /// Looks at some files, each by itself. Those about which there is nothing to say are missing.
  func visit(_ files: [LintFile], _ indices: [Int], _ shelf: PassShelf) -> [(index: Int, visit: FileVisit)] {
    let concerned = indices.filter { !files[$0].isScreenedOut }
    let dealer = Dealer(count: concerned.count)
    return Workers.run(min(workers, concerned.count), inPlace: isOnDeepStack) {
      [progress, memory, protectedFiles] in
      memory.prepareThread()
      var worker = LintWorker(protectedFiles)
      var visits: [(index: Int, visit: FileVisit)] = []
      while let some = dealer.deal() {
        for index in concerned[some] {
          let (visit, pass) = worker.visit(files[index])
          if let pass, shelf.wants(visit) { shelf.keep(pass, of: index) }
          if !visit.isEmpty { visits.append((index, visit)) }
        }
        progress?(some.upperBound, concerned.count)
      }
      return visits
    }.flatMap { $0 }
  }

  /// The distinct targets of contexts, in the order platform, minimum, source.
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
  /// The order of reports: path by its bytes, line, column, rule; then what is left, so that no two runs differ.
  public static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.path != right.path { return String.bytesPrecede(left.path, right.path) }
    if left.start.offset != right.start.offset { return left.start.offset < right.start.offset }
    return (left.rule, left.end.offset, left.message) < (right.rule, right.end.offset, right.message)
  }
}
