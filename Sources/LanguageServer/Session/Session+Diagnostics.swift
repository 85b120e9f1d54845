import LintCore
import Projects

extension Session {
  /// When no message is waiting: reads the changes and publishes new diagnostics.
  func flush() {
    guard phase == .initialized, waitsForAnswers <= 0 else { return }
    bringUpToDate()
    // A waiting message may make the result obsolete. `flush` is called again after it.
    guard queue.isEmpty else { return }
    var isStale = false
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      let found = findings(of: document)
      let shown = shownFindings[document.uri]
      if shown == found { continue }
      if client.pullsDiagnostics {
        // A client that never requested diagnostics needs no refresh.
        if shown != nil { isStale = true }
        continue
      }
      shownFindings[document.uri] = found
      publish(
        writer(for: document.path).diagnostics(found), uri: document.uri, version: document.version)
    }
    if isStale, client.refreshesDiagnostics {
      for uri in shownFindings.keys { shownFindings[uri] = documents[uri].map(findings) }
      ask("workspace/diagnostic/refresh", .null)
    }
  }

  func publish(_ diagnostics: [JSON], uri: String, version: Int?) {
    var params: [String: JSON] = ["uri": .string(uri), "diagnostics": .array(diagnostics)]
    if let version { params["version"] = .int(version) }
    notify("textDocument/publishDiagnostics", .object(params))
  }

  func findings(of document: Document) -> [Finding] {
    document.path.flatMap { path in project(knowing: path)?.findings(at: path) } ?? []
  }

  /// The writer for diagnostics of a file in a project.
  func writer(for path: String?) -> DiagnosticWriter {
    let project = path.flatMap { self.project(knowing: $0) }
    return DiagnosticWriter(client: client, rulePages: rulePages) { [weak self] shown in
      guard let project, let real = project.path(ofShown: shown) else { return nil }
      return self?.uri(of: real, in: project)
    }
  }

  /// The client's URI for an open document; otherwise a URI below the folder's.
  func uri(of path: String, in project: Project) -> String {
    documents.values.first { $0.path == path }?.uri ?? DocumentURI.uri(of: project.clientPath(path))
  }

  // MARK: Requests

  func diagnostics(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try document(params)
    bringUpToDate()
    let found = findings(of: document)
    shownFindings[document.uri] = found
    let writer = writer(for: document.path)
    return report(found, writer, previous: params["previousResultId"]?.string)
  }

  /// All files with findings, and those that had some at the last request.
  func workspaceDiagnostics(_ request: Message) throws(ResponseError) -> JSON {
    bringUpToDate()
    var previous: [String: String] = [:]
    for entry in request.params["previousResultIds"]?.array ?? [] {
      if let uri = entry["uri"]?.string { previous[uri] = entry["value"]?.string }
    }
    var items: [JSON] = []
    for project in folders + singles.values {
      if let reason = queue.reasonNotToAnswer(request) { throw reason }
      let byPath = Dictionary(grouping: project.analysis?.findings ?? [], by: \.path)
      for (shown, findings) in byPath.sorted(by: { $0.key < $1.key }) {
        guard let path = project.path(ofShown: shown), project.holds(path),
          self.project(knowing: path) === project
        else { continue }
        let uri = uri(of: path, in: project)
        items.append(
          item(uri, report(findings, writer(for: path), previous: previous.removeValue(forKey: uri))))
      }
    }
    let gone = previous.filter { $0.value != Self.resultID([]) }.keys.sorted()
    let nothing = writer(for: nil)
    return ["items": .array(items + gone.map { item($0, report([], nothing, previous: nil)) })]
  }

  private func item(_ uri: String, _ report: JSON) -> JSON {
    guard case .object(var members) = report else { return report }
    members["uri"] = .string(uri)
    members["version"] = documents[uri].map { .int($0.version) } ?? .null
    return .object(members)
  }

  private func report(_ findings: [Finding], _ writer: DiagnosticWriter, previous: String?) -> JSON {
    let id = Self.resultID(findings)
    if id == previous { return ["kind": "unchanged", "resultId": .string(id)] }
    return [
      "kind": "full", "resultId": .string(id), "items": .array(writer.diagnostics(findings)),
    ]
  }

  private static func resultID(_ findings: [Finding]) -> String {
    String(UInt(bitPattern: findings.hashValue), radix: 36)
  }
}
