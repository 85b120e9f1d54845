import Projects
import SystemCalls

/// Reports the progress of reading a project (LSP 3.17, "Work Done Progress"). Without a token it reports
/// nothing.
final class Progress: Sendable {
  private let token: JSON?
  private let sendMessage: @Sendable (JSON) -> Void
  private let lastPercentage = Mutex(0)

  init(token: JSON?, send: @escaping @Sendable (JSON) -> Void) {
    self.token = token
    sendMessage = send
  }

  func begin() {
    send(["kind": "begin", "title": "backport-lint", "message": "reading the project", "percentage": 0])
  }

  /// Called from any thread, frequently.
  @Sendable func report(done: Int, of total: Int) {
    guard token != nil, total > 0 else { return }
    let percentage = done * 100 / total
    let isNews = lastPercentage.withLock { last in
      guard percentage >= last + 5 else { return false }
      last = percentage
      return true
    }
    guard isNews else { return }
    send(["kind": "report", "message": .string("\(done) of \(total) files"), "percentage": .int(percentage)])
  }

  /// Updates after the end are not reported.
  func end() {
    lastPercentage.withLock { $0 = 100 }
    send(["kind": "end"])
  }

  private func send(_ value: JSON) {
    guard let token else { return }
    sendMessage([
      "jsonrpc": "2.0", "method": "$/progress", "params": ["token": token, "value": value],
    ])
  }
}
