import LintCore
import Projects

/// The session of a client: its capabilities, documents and projects. It processes messages one by one on one
/// thread; `flush` publishes results when no message is waiting.
final class Session {
  enum Phase { case fresh, initialized, shutDown }

  var phase = Phase.fresh
  var client = ClientCapabilities(nil)
  var settings = ServerSettings()
  /// By URI.
  var documents: [String: Document] = [:]
  /// The workspace folders.
  var folders: [Project] = []
  /// The projects of open documents that belong to no folder's project, by path.
  var singles: [String: Project] = [:]
  /// The paths of the files to read again.
  var changedPaths: Set<String> = []
  /// Whether all projects must be read again, because a manifest, a configuration or the set of files
  /// changed.
  var needsReload = false
  /// The number of responses that determine how projects are read.
  var waitsForAnswers = 0
  /// The findings that the client last received, by URI.
  var shownFindings: [String: [Finding]] = [:]
  /// The last message to the user, so that it is not repeated.
  var lastNotice: String?
  var progressToken: JSON?
  private var answers: [JSON: (Message) -> Void] = [:]
  private var requestCount = 0

  let planner: ServerPlanner
  let workers: Int
  let queue: MessageQueue
  let rulePages: RulePageFolder?
  let version: String
  let send: @Sendable (JSON) -> Void
  /// Changes to the first workspace folder, which shown paths are relative to.
  let enter: (String) -> Void
  let log: @Sendable (String) -> Void

  init(
    planner: @escaping ServerPlanner, workers: Int, version: String, queue: MessageQueue,
    rulePages: RulePageFolder? = nil, enter: @escaping (String) -> Void = { _ in },
    log: @escaping @Sendable (String) -> Void = { _ in }, send: @escaping @Sendable (JSON) -> Void
  ) {
    self.planner = planner
    self.workers = workers
    self.version = version
    self.queue = queue
    self.rulePages = rulePages
    self.enter = enter
    self.log = log
    self.send = send
  }

  // MARK: Sending

  func notify(_ method: String, _ params: JSON) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request to the client. `then` is called with the response.
  func ask(_ method: String, _ params: JSON, then: ((Message) -> Void)? = nil) {
    requestCount += 1
    let id = JSON.string("backport-\(requestCount)")
    answers[id] = then ?? { _ in }
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
  }

  private func answer(_ id: JSON?, _ result: Result<JSON, ResponseError>) {
    var response: [String: JSON] = ["jsonrpc": "2.0", "id": id ?? .null]
    switch result {
    case .success(let value): response["result"] = value
    case .failure(let error):
      response["error"] = ["code": .int(error.code), "message": .string(error.message)]
    }
    send(.object(response))
  }

  // MARK: Receiving

  func handle(_ message: Message) {
    guard let method = message.method else { return take(answer: message) }
    guard message.id != nil else {
      guard phase == .initialized else { return }
      do {
        try receive(method, message.params)
      } catch {
        log("\(method): \(error.message)")
      }
      return
    }
    defer { queue.finish(message) }
    answer(message.id, Result { () throws(ResponseError) in try result(of: method, message) })
  }

  private func take(answer: Message) {
    guard let id = answer.id, let then = answers.removeValue(forKey: id) else {
      return log("an answer to nothing that was asked")
    }
    if let error = answer.error {
      log("the client refused: \(error["message"]?.string ?? "no reason given")")
    }
    then(answer)
  }

  private func result(of method: String, _ message: Message) throws(ResponseError) -> JSON {
    switch (phase, method) {
    case (.fresh, "initialize"): return try initialize(message.params)
    case (.fresh, _): throw .notInitialized
    case (_, "initialize"): throw .invalidRequest("'initialize' is sent once")
    case (_, "shutdown"):
      phase = .shutDown
      return .null
    case (.shutDown, _): throw .invalidRequest("after 'shutdown' only 'exit' may follow")
    case (.initialized, _): break
    }
    if let reason = queue.reasonNotToAnswer(message) { throw reason }
    let result: JSON
    switch method {
    case "textDocument/diagnostic": result = try diagnostics(message.params)
    case "workspace/diagnostic": result = try workspaceDiagnostics(message)
    case "textDocument/codeAction": result = try codeActions(message.params)
    case "codeAction/resolve": result = try resolve(message.params)
    case "textDocument/hover": result = try hover(message.params)
    default: throw .methodNotFound(method)
    }
    if let reason = queue.reasonNotToAnswer(message) { throw reason }
    return result
  }

  private func receive(_ method: String, _ params: JSON) throws(ResponseError) {
    switch method {
    case "initialized": didInitialize()
    case "textDocument/didOpen": try didOpen(params)
    case "textDocument/didChange": try didChange(params)
    case "textDocument/didSave": try didSave(params)
    case "textDocument/didClose": try didClose(params)
    case "workspace/didChangeWatchedFiles": didChangeWatchedFiles(params)
    case "workspace/didChangeConfiguration": didChangeConfiguration(params)
    case "workspace/didChangeWorkspaceFolders": didChangeWorkspaceFolders(params)
    // Such messages may be ignored (LSP 3.17, "$ Notifications and Requests").
    case _ where method.hasPrefix("$/"): return
    default: log("no method '\(method)'")
    }
  }

  /// The open document of a request.
  func document(_ params: JSON) throws(ResponseError) -> Document {
    guard let uri = params[path: "textDocument", "uri"]?.string else {
      throw .invalidParams("no document is named")
    }
    guard let document = documents[uri] else { throw .invalidParams("'\(uri)' is not open") }
    return document
  }
}
