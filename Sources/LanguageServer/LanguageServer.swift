import LintCore
import Projects
import SystemCalls

/// A server of the Language Server Protocol 3.17 over two streams.
///
/// One thread reads and sorts messages; the calling thread processes them: see `MessageQueue`. The output
/// contains only the protocol; everything else goes to the log.
public enum LanguageServer {
  /// Runs until the client sends `exit`, closes its end or terminates. Then it ends the process.
  /// - Parameters:
  ///   - logsTraffic: whether to log every message.
  ///   - log: receives a line without its line ending.
  public static func run(
    planner: @escaping ServerPlanner, workers: Int, version: String, rulePages: RulePageFolder?,
    logsTraffic: Bool, log: @escaping @Sendable (String) -> Void
  ) -> Never {
    let queue = MessageQueue()
    let writer = Mutex(FileDescriptor.standardOutput)
    let send: @Sendable (JSON) -> Void = { json in
      let content = json.bytes
      if logsTraffic { log("→ \(String(decoding: content, as: UTF8.self))") }
      let isSent = writer.withLock { file in
        (try? file.write(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)) != nil
      }
      // The client has terminated.
      if !isSent { CurrentProcess.exitAtOnce(1) }
    }
    Workers.detach {
      var inbox = Inbox(queue: queue, log: log, logsTraffic: logsTraffic, send: send)
      inbox.read(.standardInput)
    }
    while true {
      DeepStack.run {
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
  }
}

/// The input, split into messages for the queue.
private struct Inbox {
  let queue: MessageQueue
  let log: @Sendable (String) -> Void
  let logsTraffic: Bool
  let send: @Sendable (JSON) -> Void
  /// Whether the client has sent `shutdown`.
  var hasShutDown = false

  mutating func read(_ file: FileDescriptor) -> Never {
    var reader = MessageReader()
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { (try? file.read(into: $0)) ?? 0 }
      // The end of the input means that the client has ended, with or without `exit`.
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
    // `exit` is queued, so that earlier requests are answered. Without `shutdown` it takes effect at once.
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

  /// Watches the client's process: when a client is killed, other processes may keep its end of the pipe
  /// open.
  private func watch(_ process: Int32) {
    Workers.detach {
      while CurrentProcess.isRunning(process) { CurrentProcess.sleep(seconds: 3) }
      CurrentProcess.exitAtOnce(1)
    }
  }
}
