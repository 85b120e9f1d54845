import BackportRules
import LintCore
import Migration
import Projects
import Reporting
import SwiftSource
import SystemCalls

extension Session {
  /// The code actions for the findings on the lines of a range.
  func codeActions(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try document(params)
    guard let start = ProtocolPosition(params[path: "range", "start"]),
      let end = ProtocolPosition(params[path: "range", "end"])
    else { throw .invalidParams("the request has no range") }
    guard client.knowsCodeActionLiterals else { return [] }
    bringUpToDate()
    let all = findings(of: document)
    let lines = start.line + 1...max(start.line, end.line) + 1
    let here = all.filter { finding in
      lines.overlaps(finding.start.line...finding.end.line)
        || finding.deadCode.contains { lines.overlaps($0.start.line...$0.end.line) }
    }
    let only = params[path: "context", "only"]?.array?.compactMap(\.string)
    var actions: [JSON] = []
    if CodeActionKind.quickFix.isAsked(only) {
      for finding in here { actions += fixActions(finding, document) }
      for rule in here.map(\.rule).unique where all.filter({ $0.rule == rule && $0.isFixable }).count > 1 {
        actions += action(
          "Fix all \(rule) in this file", .quickFix, .file(document.path ?? "", rule: rule), document)
      }
      actions += here.compactMap { ignoreAction($0, document) }
    }
    if CodeActionKind.fixAll.isAsked(only), all.contains(where: \.isSafelyFixable) {
      actions += action(
        "Fix everything that is safe in this file", .fixAll, .file(document.path ?? "", rule: nil), document)
    }
    return .array(actions)
  }

  private func fixActions(_ finding: Finding, _ document: Document) -> [JSON] {
    guard let fix = finding.fix, finding.isFixable else { return [] }
    guard fix.applicability == .safe || settings.offersUnsafeFixes else { return [] }
    let files = Set(fix.edits.map(\.path)).count
    let subject = finding.message.upToColon
    var title =
      files > 1 ? "Take it out of the whole project (\(files) files): \(subject)" : "Fix: \(subject)"
    if fix.applicability == .unsafe {
      title += " (unsafe: \(fix.reason?.message ?? "only a type checker could tell"))"
    }
    return action(title, .quickFix, .finding(finding), document)
  }

  private func ignoreAction(_ finding: Finding, _ document: Document) -> JSON? {
    guard let edit = IgnoreComment.edit(for: finding, in: SourceText(document.bytes)),
      let path = document.path
    else { return nil }
    var bytes = document.bytes
    bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    let change = FileChange(path: path, shownPath: path, original: document.bytes, contents: bytes)
    return [
      "title": .string("Ignore \(finding.rule) on this line"),
      "kind": .string(CodeActionKind.quickFix.rawValue),
      "diagnostics": [writer(for: path).diagnostic(finding)],
      "edit": editWriter(annotating: nil, project: project(knowing: path)).edit([change]),
    ]
  }

  // MARK: Edits

  /// An action with its edit, or, if the client supports it, with the data to compute the edit later.
  private func action(
    _ title: String, _ kind: CodeActionKind, _ selection: FixSelection, _ document: Document
  ) -> [JSON] {
    var members: [String: JSON] = ["title": .string(title), "kind": .string(kind.rawValue)]
    if case .finding(let finding) = selection {
      members["diagnostics"] = [writer(for: document.path).diagnostic(finding)]
      if finding.isSafelyFixable { members["isPreferred"] = true }
    }
    if client.resolvesEdits {
      members["data"] = data(selection, document)
    } else {
      guard let edit = edit(selection, document) else { return [] }
      members["edit"] = edit
    }
    return [.object(members)]
  }

  /// The edit of a migration of the scope; `nil`: it changes nothing.
  private func edit(_ selection: FixSelection, _ document: Document) -> JSON? {
    guard let path = document.path, let project = project(knowing: path), let analysis = project.analysis,
      let file = project.file(at: path)
    else { return nil }
    var linter = Linter(workers: workers)
    linter.protectedFiles = project.plan?.protectedFiles
    var migrator = Migrator(linter: linter)
    migrator.namedSources = project.plan?.namedSources
    migrator.modules = project.plan?.modules
    // Xcode may have the project open.
    migrator.namedSources?.editsProjects = false
    var finding: Finding?
    switch selection {
    case .finding(let one):
      finding = one
      migrator.appliesUnsafeFixes = one.fix?.applicability == .unsafe
      migrator.selection = selection
    case .file(_, let rule): migrator.selection = .file(file.shownPath, rule: rule)
    case .everything: break
    }
    let changes = migrator.run(analysis).changes
    if changes.isEmpty { return nil }
    return editWriter(annotating: changes.count > 1 ? finding : nil, project: project).edit(changes)
  }

  private func editWriter(annotating finding: Finding?, project: Project?) -> WorkspaceEditWriter {
    WorkspaceEditWriter(
      client: client,
      target: { [unowned self] change in
        let path = Paths.join(Paths.currentFolder(), change.path)
        let open = documents.values.first { $0.path == path }
        let uri = open?.uri ?? DocumentURI.uri(of: project?.clientPath(path) ?? path)
        return (uri, open?.version)
      },
      annotation: finding.map { finding in
        { change in
          change.shownPath == finding.path
            ? ("declaration", "Take out what is no longer needed", finding.message)
            : (
              "use", "Call what is there natively", "\(finding.rule) in \(finding.path):\(finding.start.line)"
            )
        }
      }, needsConfirmation: finding?.fix?.applicability == .unsafe)
  }

  // MARK: Later

  private func data(_ selection: FixSelection, _ document: Document) -> JSON {
    var members: [String: JSON] = ["uri": .string(document.uri), "version": .int(document.version)]
    switch selection {
    case .finding(let finding):
      members["finding"] = [
        "rule": .string(finding.rule), "start": .int(finding.start.offset), "end": .int(finding.end.offset),
        "message": .string(finding.message),
      ]
    case .file(_, let rule): members["rule"] = rule.map { .string($0) }
    case .everything: break
    }
    return .object(members)
  }

  /// Adds the edit to an action that was offered before.
  func resolve(_ action: JSON) throws(ResponseError) -> JSON {
    guard case .object(var members) = action, let data = members["data"], let uri = data["uri"]?.string,
      let document = documents[uri]
    else { throw .invalidParams("this is no action of an open document") }
    guard data["version"]?.int == document.version else { throw .contentModified }
    bringUpToDate()
    var selection = FixSelection.file(document.path ?? "", rule: data["rule"]?.string)
    if let wanted = data["finding"] {
      // The finding's message may have changed with other files.
      let known = findings(of: document).filter {
        $0.rule == wanted["rule"]?.string && $0.start.offset == wanted["start"]?.int
          && $0.end.offset == wanted["end"]?.int
      }
      guard let finding = known.first(where: { $0.message == wanted["message"]?.string }) ?? known.first
      else { throw .contentModified }
      selection = .finding(finding)
    }
    members["edit"] = edit(selection, document) ?? ["changes": [:]]
    return .object(members)
  }
}

extension Finding {
  /// Whether there is a fix to apply, safe or unsafe.
  fileprivate var isFixable: Bool { fix.map { !$0.edits.isEmpty && $0.applicability != .manual } ?? false }
  fileprivate var isSafelyFixable: Bool { isFixable && fix?.applicability == .safe }
}

extension String {
  /// The part of a message before its reasons. A colon inside a name is not followed by a space.
  fileprivate var upToColon: String {
    let bytes = Array(utf8)
    let end = bytes.indices.first { bytes[$0...].starts(with: ": ".utf8) } ?? bytes.count
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
