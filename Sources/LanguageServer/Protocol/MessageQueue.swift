import Projects
import SystemCalls

/// Messages on their way from the thread that reads them to the one that deals with them. What has been read is
/// known before its turn comes: a cancellation, or a change that makes an older answer void.
final class MessageQueue: Sendable {
  private struct State {
    var waiting: [Message] = []
    var next = 0
    var count = 0
    /// Requests without an answer.
    var open: Set<JSON> = []
    var cancelled: Set<JSON> = []
    /// By document, the number of the last change.
    var changes: [String: Int] = [:]
  }
  private let state = Monitor(State())

  func add(_ message: Message) {
    state.withLock { state in
      state.count += 1
      var message = message
      message.number = state.count
      switch message.method {
      case "$/cancelRequest":
        if let id = message.params["id"], state.open.contains(id) { state.cancelled.insert(id) }
        return
      case "textDocument/didChange", "textDocument/didClose":
        if let uri = message.uri { state.changes[uri] = message.number }
      default:
        if let id = message.id, message.method != nil { state.open.insert(id) }
      }
      state.waiting.append(message)
    }
  }

  /// Waits for a message.
  func next() -> Message {
    state.wait { state in
      guard state.next < state.waiting.count else { return nil }
      let message = state.waiting[state.next]
      state.next += 1
      if state.next == state.waiting.count {
        state.waiting.removeAll(keepingCapacity: state.next < 1 << 10)
        state.next = 0
      }
      return message
    }
  }

  /// Whether nothing has come in that is not dealt with.
  var isEmpty: Bool { state.withLock { $0.next == $0.waiting.count } }

  /// Why nobody waits for the answer to a request any more.
  func reasonNotToAnswer(_ request: Message) -> ResponseError? {
    state.withLock { state in
      if let id = request.id, state.cancelled.contains(id) { return .cancelled }
      if let uri = request.uri, let change = state.changes[uri], change > request.number {
        return .contentModified
      }
      return nil
    }
  }

  /// Forgets what was only of interest until the request was answered.
  func finish(_ request: Message) {
    guard let id = request.id else { return }
    state.withLock { state in
      state.open.remove(id)
      state.cancelled.remove(id)
    }
  }
}
