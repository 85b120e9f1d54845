import Dispatch

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// Runs another program, gives it bytes and takes its bytes.
package enum ChildProcess {
  /// How a program ended, and what it wrote.
  package struct Answer: Sendable {
    /// As `waitpid` has it: 0 when it went well.
    package var status: Int32
    package var output: [UInt8]
    package var errors: [UInt8]
  }

  /// What the program writes to its standard output; `nil` when it could not be started. Its errors are
  /// thrown away. The program is looked for in `PATH`.
  static func output(of arguments: [String], input: [UInt8]) -> [UInt8]? {
    answer(to: arguments, input: input)?.output
  }

  /// `nil` when the program could not be started, or is not there.
  package static func answer(to arguments: [String], input: [UInt8] = []) -> Answer? {
    _ = ignoreBrokenPipes
    guard let running = starting.withLock({ _ in start(arguments) }) else { return nil }
    running.incoming.closeReading()
    running.outgoing.closeWriting()
    running.complaints.closeWriting()
    // By other threads: a program that answers while it reads would else wait for us, and we for it.
    let group = DispatchGroup()
    let errors = Locked<[UInt8]>([])
    DispatchQueue.global().async(group: group) { running.incoming.write(input) }
    DispatchQueue.global().async(group: group) {
      let bytes = running.complaints.readAll()
      errors.withLock { $0 = bytes }
    }
    let output = running.outgoing.readAll()
    group.wait()
    var status: Int32 = 0
    while waitpid(running.child, &status, 0) < 0, errno == EINTR {}
    return Answer(status: status, output: output, errors: errors.withLock { $0 })
  }

  private struct Running: Sendable {
    var child: pid_t
    let incoming: Pipe
    let outgoing: Pipe
    let complaints: Pipe
  }

  /// A program that ends before it has read everything makes a write fail, not this process end.
  private static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
  /// One start at a time: a program must not inherit the ends of another's pipes, which it would keep open.
  private static let starting = Locked(())

  private static func start(_ arguments: [String]) -> Running? {
    guard let incoming = Pipe(), let outgoing = Pipe(), let complaints = Pipe() else { return nil }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, incoming.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, outgoing.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, complaints.writing, 2)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let status = posix_spawnp(&child, arguments[0], &actions, nil, words, environ)
    guard status == 0 else { return nil }
    return Running(child: child, incoming: incoming, outgoing: outgoing, complaints: complaints)
  }
}
