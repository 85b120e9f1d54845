import Projects
import SystemCalls

/// The queue between the reading thread and the processing thread. Cancellations and changes are visible
/// before it is their turn, so that obsolete requests need not be answered.
final class MessageQueue: Sendable {
  private struct State {
    var waiting: [Message] = []
    var next = 0
    var count = 0
    /// The requests without a response.
    var open: Set<JSON> = []
    var cancelled: Set<JSON> = []
    /// The number of the last change, by document.
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

  /// Removes the next message. Blocks while the queue is empty.
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

  /// Whether all messages are processed.
  var isEmpty: Bool { state.withLock { $0.next == $0.waiting.count } }

  /// Why a request need not be answered: it is cancelled, or its document has changed.
  func reasonNotToAnswer(_ request: Message) -> ResponseError? {
    state.withLock { state in
      if let id = request.id, state.cancelled.contains(id) { return .cancelled }
      if let uri = request.uri, let change = state.changes[uri], change > request.number {
        return .contentModified
      }
      return nil
    }
  }

  /// Removes the records of a request that is answered.
  func finish(_ request: Message) {
    guard let id = request.id else { return }
    state.withLock { state in
      state.open.remove(id)
      state.cancelled.remove(id)
    }
  }
}
