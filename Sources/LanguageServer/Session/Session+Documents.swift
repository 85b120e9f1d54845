import LintCore
import Projects
import SystemCalls

extension Session {
  func didOpen(_ params: JSON) throws(ResponseError) {
    guard let item = params["textDocument"], let uri = item["uri"]?.string, let text = item["text"]?.string
    else { throw .invalidParams("a document has a URI and a text") }
    let document = Document(
      uri: uri, path: DocumentURI.path(of: uri), version: item["version"]?.int ?? 0, text: text)
    documents[uri] = document
    touch(document)
  }

  func didChange(_ params: JSON) throws(ResponseError) {
    waitsForAnswers = 0
    let uri = try document(params).uri
    guard let changes = params["contentChanges"]?.array else { throw .invalidParams("no changes are given") }
    defer { documents[uri].map(touch) }
    try documents[uri]!.apply(
      changes, version: params[path: "textDocument", "version"]?.int ?? 0, encoding: client.encoding)
  }

  func didSave(_ params: JSON) throws(ResponseError) {
    let document = try document(params)
    guard let path = document.path else { return }
    // A new file now belongs to its folder's project.
    if singles[path] != nil, folders.contains(where: { $0.holds(path) }) {
      singles[path] = nil
      needsReload = true
    }
  }

  func didClose(_ params: JSON) throws(ResponseError) {
    let document = try document(params)
    documents[document.uri] = nil
    shownFindings[document.uri] = nil
    if !client.pullsDiagnostics { publish([], uri: document.uri, version: nil) }
    guard let path = document.path else { return }
    singles[path] = nil
    changedPaths.insert(path)
  }

  private func touch(_ document: Document) {
    if let path = document.path { changedPaths.insert(path) }
  }

  func didChangeWatchedFiles(_ params: JSON) {
    for event in params["changes"]?.array ?? [] {
      guard let uri = event["uri"]?.string, let path = DocumentURI.path(of: uri) else { continue }
      let isChange = event["type"]?.int == 2
      let name = Paths.name(path)
      if name.hasSuffix(".swift"), name != "Package.swift", name != "Project.swift", isChange,
        project(knowing: path) != nil
      {
        if !documents.values.contains(where: { $0.path == path }) { changedPaths.insert(path) }
      } else {
        needsReload = true
      }
    }
  }

  // MARK: Projects

  /// The project that contains a file: of several folders the innermost, or one whose project includes the
  /// file.
  func project(knowing path: String) -> Project? {
    if let single = singles[path] { return single }
    let knowing = folders.filter { $0.index(of: path) != nil }
    return knowing.filter { $0.holds(path) }.max { $0.folderLength < $1.folderLength } ?? knowing.first
  }

  private var openTexts: [String: [UInt8]] {
    Dictionary(first: documents.values.compactMap { document in document.path.map { ($0, document.bytes) } })
  }

  /// Reads again what is out of date.
  func bringUpToDate() {
    if changedPaths.contains(where: isGone) { needsReload = true }
    if needsReload {
      needsReload = false
      changedPaths = []
      reload(folders)
      reload(Array(singles.values))
      changedPaths.formUnion(documents.values.compactMap(\.path).filter { project(knowing: $0) == nil })
    } else {
      let fresh = folders.filter { $0.analysis == nil && $0.failure == nil }
      if !fresh.isEmpty { reload(fresh) }
    }
    guard !changedPaths.isEmpty else { return }
    let texts = openTexts
    var updates: [(project: Project, contents: [(path: String, bytes: [UInt8]?)])] = []
    for path in changedPaths.sorted() {
      guard let project = project(knowing: path) ?? single(for: path, isOpen: texts[path] != nil) else {
        continue
      }
      if let known = updates.firstIndex(where: { $0.project === project }) {
        updates[known].contents.append((path, texts[path]))
      } else {
        updates.append((project, [(path, texts[path])]))
      }
    }
    changedPaths = []
    for (project, contents) in updates { project.update(contents) }
  }

  /// Whether a file of a project is neither open nor on disk.
  private func isGone(_ path: String) -> Bool {
    folders.contains { $0.index(of: path) != nil } && Paths.resolved(path) == nil
      && !documents.values.contains { $0.path == path }
  }

  /// A project for a document that no folder's project contains, because it lies outside of all folders or is
  /// not saved yet. A file inside a folder that its project does not contain is excluded on purpose.
  private func single(for path: String, isOpen: Bool) -> Project? {
    guard isOpen, !folders.contains(where: { $0.holds(path) && Paths.resolved(path) != nil }) else {
      return nil
    }
    let project = Project(.file(path))
    reload([project])
    singles[path] = project
    return project
  }

  private func reload(_ projects: [Project]) {
    guard !projects.isEmpty else { return }
    let progress = Progress(token: progressToken, send: send)
    progressToken = nil
    progress.begin()
    let linter = Linter(workers: workers, isOnDeepStack: true, progress: progress.report)
    let texts = openTexts
    for project in projects {
      project.load(planner, settings: settings, linter: linter, open: texts)
      project.plan?.remarks.forEach(log)
      for problem in project.plan?.problems ?? [] { log("\(problem.path): \(problem.message)") }
      if let failure = project.failure { tell(failure) }
    }
    if projects.allSatisfy({ $0.failure == nil }) { lastNotice = nil }
    progress.end()
  }

  /// Shows the user why files cannot be judged. Each message is shown once.
  private func tell(_ text: String) {
    log(text)
    guard text != lastNotice else { return }
    lastNotice = text
    notify("window/showMessage", ["type": 2, "message": .string("backport-lint: \(text)")])
  }
}
