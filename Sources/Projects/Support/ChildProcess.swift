import Dispatch

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// Runs another program, gives it bytes and takes its bytes.
enum ChildProcess {
  /// What the program writes to its standard output; `nil` when it could not be started. Its errors are
  /// thrown away. The program is looked for in `PATH`.
  static func output(of arguments: [String], input: [UInt8]) -> [UInt8]? {
    _ = ignoreBrokenPipes
    guard let (child, incoming, outgoing) = starting.withLock({ _ in start(arguments) }) else { return nil }
    incoming.closeReading()
    outgoing.closeWriting()
    // Written by another thread: a program that answers while it reads would else wait for us, and we for it.
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { incoming.write(input) }
    let output = outgoing.readAll()
    group.wait()
    var result: Int32 = 0
    while waitpid(child, &result, 0) < 0, errno == EINTR {}
    return output
  }

  /// A program that ends before it has read everything makes a write fail, not this process end.
  private static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
  /// One start at a time: a program must not inherit the ends of another's pipes, which it would keep open.
  private static let starting = Locked(())

  private static func start(_ arguments: [String]) -> (pid_t, incoming: Pipe, outgoing: Pipe)? {
    guard let incoming = Pipe(), let outgoing = Pipe() else { return nil }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, incoming.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, outgoing.writing, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let status = posix_spawnp(&child, arguments[0], &actions, nil, words, environ)
    return status == 0 ? (child, incoming, outgoing) : nil
  }
}
