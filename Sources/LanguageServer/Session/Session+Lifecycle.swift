import BackportRules
import LintCore
import Projects

extension Session {
  func initialize(_ params: JSON) throws(ResponseError) -> JSON {
    guard case .object = params else { throw .invalidParams("'initialize' has parameters") }
    client = ClientCapabilities(params["capabilities"])
    settings = ServerSettings(params["initializationOptions"])
    let root =
      params["rootUri"]?.string.flatMap(DocumentURI.plainPath) ?? params["rootPath"]?.string
    let named = params["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string }
      .compactMap(DocumentURI.plainPath)
    let paths = named.flatMap { $0.isEmpty ? nil : $0 } ?? [root].compactMap { $0 }
    if let first = paths.first { enter(first) }
    folders = paths.map { Project(.folder($0)) }
    needsReload = true
    phase = .initialized
    // Wait for the response to `initialized`: it determines how projects are read.
    waitsForAnswers = 1
    return [
      "serverInfo": ["name": "backport-lint", "version": .string(version)],
      "capabilities": [
        "positionEncoding": .string(client.encoding.rawValue),
        "textDocumentSync": [
          "openClose": true, "change": 2, "save": ["includeText": false],
        ],
        "diagnosticProvider": [
          "identifier": "backport", "interFileDependencies": true, "workspaceDiagnostics": true,
        ],
        "codeActionProvider": [
          "codeActionKinds": .array(CodeActionKind.allCases.map { .string($0.rawValue) }),
          "resolveProvider": true,
        ],
        "hoverProvider": true,
        "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
      ],
    ]
  }

  func didInitialize() {
    waitsForAnswers = 0
    registerWatchers()
    if client.asksForConfiguration { askForSettings() }
    guard client.showsProgress else { return }
    let token = JSON.string("backport-reading")
    waitsForAnswers += 1
    ask("window/workDoneProgress/create", ["token": token]) { [weak self] answer in
      self?.waitsForAnswers -= 1
      if answer.error == nil { self?.progressToken = token }
    }
  }

  /// Watches the files that influence findings without being open.
  private func registerWatchers() {
    var registrations: [JSON] = []
    if client.registersWatchers {
      let patterns =
        ["swift", "xcconfig", "pbxproj", "podspec"].map { "**/*.\($0)" }
        + [Configuration.fileName, "project*.yml", "project*.yaml", "BUILD", "BUILD.bazel", ".gitignore"].map
      {
        "**/\($0)"
      }
      registrations.append([
        "id": "backport-files", "method": "workspace/didChangeWatchedFiles",
        "registerOptions": ["watchers": .array(patterns.map { ["globPattern": .string($0)] })],
      ])
    }
    if client.registersConfiguration {
      registrations.append([
        "id": "backport-settings", "method": "workspace/didChangeConfiguration",
        "registerOptions": ["section": "backport"],
      ])
    }
    if !registrations.isEmpty { ask("client/registerCapability", ["registrations": .array(registrations)]) }
  }

  func askForSettings() {
    waitsForAnswers += 1
    ask("workspace/configuration", ["items": [["section": "backport"]]]) { [weak self] answer in
      self?.waitsForAnswers -= 1
      if case .object? = answer.result?.array?.first {
        self?.take(ServerSettings(answer.result?.array?.first))
      }
    }
  }

  private func take(_ new: ServerSettings) {
    guard new != settings else { return }
    settings = new
    needsReload = true
  }

  func didChangeConfiguration(_ params: JSON) {
    waitsForAnswers = 0
    if case .object? = params["settings"] {
      take(ServerSettings(params["settings"]))
    } else if client.asksForConfiguration {
      askForSettings()
    }
  }

  func didChangeWorkspaceFolders(_ params: JSON) {
    func paths(_ key: String) -> [String] {
      params[path: "event", key]?.array?.compactMap { $0["uri"]?.string }.compactMap(DocumentURI.plainPath)
        ?? []
    }
    let gone = Set(paths("removed"))
    folders.removeAll { if case .folder(let path) = $0.scope { gone.contains(path) } else { false } }
    folders += paths("added").map { Project(.folder($0)) }
    singles = [:]
    changedPaths.formUnion(documents.values.compactMap(\.path))
  }
}
