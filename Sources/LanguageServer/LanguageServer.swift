import LintCore
import Projects
import SystemCalls

/// A server of the Language Server Protocol 3.17 over two streams: findings where people write code.
///
/// One thread reads and sorts what comes in, the one that calls deals with it: see `MessageQueue`. Nothing but the
/// protocol goes to the output, everything else to the log.
public struct LanguageServer: Sendable {
  public var planner: ServerPlanner
  public var workers: Int
  public var version: String
  public var rulePages: RulePageFolder?
  /// Logs every message.
  public var logsTraffic: Bool
  /// Takes a line without its end.
  public var log: @Sendable (String) -> Void

  public init(
    planner: @escaping ServerPlanner, workers: Int, version: String, rulePages: RulePageFolder?,
    logsTraffic: Bool, log: @escaping @Sendable (String) -> Void
  ) {
    self.planner = planner
    self.workers = workers
    self.version = version
    self.rulePages = rulePages
    self.logsTraffic = logsTraffic
    self.log = log
  }

  /// Runs until the client says `exit`, closes its end or is gone; ends the process.
  public func run() -> Never {
    let queue = MessageQueue()
    let writer = Mutex(FileDescriptor.standardOutput)
    let send: @Sendable (JSON) -> Void = { json in
      let content = json.bytes
      if logsTraffic { log("→ \(String(decoding: content, as: UTF8.self))") }
      let isSent = writer.withLock { file in
        (try? file.write(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)) != nil
      }
      // Nobody is there any more.
      if !isSent { CurrentProcess.exitAtOnce(1) }
    }
    Workers.detach {
      var inbox = Inbox(queue: queue, log: log, logsTraffic: logsTraffic, send: send)
      inbox.read(.standardInput)
    }
    while true { DeepStack.run { serve(queue, send) } }
  }

  private func serve(_ queue: MessageQueue, _ send: @escaping @Sendable (JSON) -> Void) {
    let session = Session(
      planner: planner, workers: workers, version: version, queue: queue, rulePages: rulePages,
      enter: Paths.enter, log: log, send: send)
    while true {
      let message = queue.next()
      if message.method == "exit" { CurrentProcess.exitAtOnce(0) }
      session.handle(message)
      if queue.isEmpty { session.flush() }
    }
  }
}

/// What comes in: cut into messages, and put into the queue.
private struct Inbox {
  let queue: MessageQueue
  let log: @Sendable (String) -> Void
  let logsTraffic: Bool
  let send: @Sendable (JSON) -> Void
  /// The client has said `shutdown`.
  private var hasShutDown = false

  init(
    queue: MessageQueue, log: @escaping @Sendable (String) -> Void, logsTraffic: Bool,
    send: @escaping @Sendable (JSON) -> Void
  ) {
    self.queue = queue
    self.log = log
    self.logsTraffic = logsTraffic
    self.send = send
  }

  mutating func read(_ file: FileDescriptor) -> Never {
    var reader = MessageReader()
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { (try? file.read(into: $0)) ?? 0 }
      // The end of the input is the end of the client, with or without a word of parting.
      guard count > 0 else { CurrentProcess.exitAtOnce(hasShutDown ? 0 : 1) }
      reader.add(block[..<count])
      while let piece = reader.next() {
        switch piece {
        case .malformed(let reason): refuse(.parse(reason))
        case .message(let bytes): take(bytes)
        }
      }
    }
  }

  private mutating func take(_ bytes: [UInt8]) {
    if logsTraffic { log("← \(String(decoding: bytes, as: UTF8.self))") }
    let json: JSON
    do {
      json = try JSON(parsing: bytes)
    } catch {
      return refuse(.parse(error.message))
    }
    guard let message = Message(json) else { return refuse(.invalidRequest("this is no message")) }
    if message.method == "shutdown" { hasShutDown = true }
    // In turn, so that what was asked before is answered; without 'shutdown' nobody waits for anything.
    if message.method == "exit", !hasShutDown { CurrentProcess.exitAtOnce(1) }
    if case .some(.number(let id)) = message.params["processId"], message.method == "initialize" {
      if let id = Int32(id) { watch(id) }
    }
    queue.add(message)
  }

  private func refuse(_ error: ResponseError) {
    log(error.message)
    send([
      "jsonrpc": "2.0", "id": .null,
      "error": ["code": .int(error.code), "message": .string(error.message)],
    ])
  }

  /// A client that was killed may leave its end of the pipe open to others.
  private func watch(_ process: Int32) {
    Workers.detach {
      while CurrentProcess.isRunning(process) { CurrentProcess.sleep(seconds: 3) }
      CurrentProcess.exitAtOnce(1)
    }
  }
}
