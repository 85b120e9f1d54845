import LintCore
import Projects

/// One client's session: what it can do, its documents and projects. Messages are dealt with one after the other,
/// on one thread; `flush` draws the conclusions once no more of them wait.
final class Session {
  enum Phase { case fresh, initialized, shutDown }

  var phase = Phase.fresh
  var client = ClientCapabilities(nil)
  var settings = ServerSettings()
  /// By URI.
  var documents: [String: Document] = [:]
  /// The workspace folders.
  var folders: [Project] = []
  /// By path, the open documents outside of all folders, or not yet in them.
  var singles: [String: Project] = [:]
  /// The paths of the files that have to be read again.
  var changedPaths: Set<String> = []
  /// All projects have to be read again: a manifest or a configuration changed, or files came and went.
  var needsReload = false
  /// The client was asked for something that decides on how the projects are read.
  var waitsForAnswers = 0
  /// By URI, what the client was last told, or has last asked for.
  var shownFindings: [String: [Finding]] = [:]
  /// What people were last told by a message, so that it is told once.
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
  /// Goes to the first workspace folder, so that paths are shown as seen from there.
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

  /// Asks the client for something; `then` is called with the answer, whenever it comes.
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
    // Those that begin so may be ignored (LSP 3.17, "$ Notifications and Requests").
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
