import BackportRules
import LintCore
import Projects
import SystemCalls

/// A workspace folder, or a single file outside of all folders, with its analysis.
final class Project {
  let scope: PlanRequest.Scope
  /// The folder in the client's spelling, and its real path. The client receives paths in its own spelling.
  private let clientFolder: String
  private let folder: String
  private(set) var analysis: ProjectAnalysis?
  /// By real path.
  private var indices: [String: Int] = [:]
  private var paths: [String] = []
  /// By the path that findings show.
  private var indicesOfShownPaths: [String: Int] = [:]
  /// Why the project cannot be judged.
  private(set) var failure: String?
  private(set) var plan: ServerPlan?

  init(_ scope: PlanRequest.Scope) {
    self.scope = scope
    switch scope {
    case .folder(let path): clientFolder = path
    case .file(let path): clientFolder = Paths.parent(path)
    }
    folder = Paths.resolved(clientFolder) ?? clientFolder
  }

  /// Reads the project again.
  /// - Parameter open: the texts of open documents, by path.
  func load(
    _ planner: ServerPlanner, settings: ServerSettings, linter: Linter, open: [String: [UInt8]]
  ) {
    var plan: ServerPlan
    do {
      plan = try planner(PlanRequest(scope: scope, settings: settings))
    } catch {
      // A configuration is often invalid while it is edited: the earlier state is kept.
      failure = "\(error)"
      return
    }
    failure = nil
    self.plan = plan
    var linter = linter
    linter.protectedFiles = plan.protectedFiles
    let workingFolder = Paths.currentFolder()
    paths = plan.files.map { Paths.join(workingFolder, $0.path) }
    indices = Dictionary(first: zip(paths, paths.indices))
    indicesOfShownPaths = Dictionary(first: zip(plan.files.map(\.shownPath), paths.indices))
    for index in plan.files.indices {
      guard let contents = open[paths[index]] else { continue }
      plan.files[index].contents = contents
      plan.files[index].isScreenedOut = false
    }
    var analysis = ProjectAnalysis(plan.files, linter: linter, hidden: plan.hidden)
    analysis.updateAll()
    self.analysis = analysis
  }

  /// Updates files with new texts, or from disk where there is none, and judges the project.
  func update(_ contents: [(path: String, bytes: [UInt8]?)]) {
    var changed: [Int] = []
    for (path, bytes) in contents {
      guard let index = indices[path] else { continue }
      analysis?.setContents(bytes, of: index)
      changed.append(index)
    }
    if !changed.isEmpty { analysis?.update(changed) }
  }

  func index(of path: String) -> Int? { indices[path] }

  func file(at path: String) -> LintFile? { indices[path].flatMap { analysis?.files[$0] } }

  /// The findings of one file, in order.
  func findings(at path: String) -> [Finding] {
    guard let analysis, let index = indices[path] else { return [] }
    return analysis.findings(inFile: index)
  }

  /// The real path for a path that findings show.
  func path(ofShown shown: String) -> String? { indicesOfShownPaths[shown].map { paths[$0] } }

  /// A path in the client's spelling.
  func clientPath(_ path: String) -> String {
    guard folder != clientFolder, let rest = Paths.relative(path, to: folder) else { return path }
    return Paths.join(clientFolder, rest)
  }

  /// Whether a file lies in the folder.
  func holds(_ path: String) -> Bool {
    if case .file(let own) = scope { return own == path }
    return Paths.isInside(path, folder)
  }

  var folderLength: Int { folder.utf8.count }
}
