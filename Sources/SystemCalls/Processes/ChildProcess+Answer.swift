extension ChildProcess {
  /// How a program ended, and what it wrote.
  package struct Answer: Sendable {
    package var status: ExitStatus
    package var output: [UInt8]
    package var errors: [UInt8]
  }

  /// Gives another program bytes and takes its bytes.
  /// - Returns: `nil` when the program could not be started, or is not there.
  package static func answer(to arguments: [String], input: [UInt8] = []) -> Answer? {
    Signals.ignoreFailedWrites()
    guard let running = starting.withLock({ _ in start(arguments) }) else { return nil }
    running.incoming.closeReading()
    running.outgoing.closeWriting()
    running.complaints.closeWriting()
    // By other threads: a program that answers while it reads would else wait for us, and we for it.
    let streams = Workers.map([0, 1, 2], workers: 3) { number in
      switch number {
      case 0: running.incoming.write(input)
      case 1: return running.complaints.readAll()
      default: return running.outgoing.readAll()
      }
      return []
    }
    return Answer(status: running.child.wait(), output: streams[2], errors: streams[1])
  }

  private struct Running: Sendable {
    let child: ChildProcess
    let incoming: Pipe
    let outgoing: Pipe
    let complaints: Pipe
  }

  /// One start at a time: a program must not inherit the ends of another's pipes, which it would keep open.
  private static let starting = Mutex(())

  private static func start(_ arguments: [String]) -> Running? {
    guard let incoming = Pipe(), let outgoing = Pipe(), let complaints = Pipe() else { return nil }
    let streams = Streams(
      input: incoming.reading, output: outgoing.writing, errors: complaints.writing)
    guard let child = try? ChildProcess(arguments, streams) else { return nil }
    return Running(child: child, incoming: incoming, outgoing: outgoing, complaints: complaints)
  }
}
