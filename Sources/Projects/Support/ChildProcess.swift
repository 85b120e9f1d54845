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
    defer { words.forEach { free($0) } }
    var child: pid_t = 0
    let status = posix_spawnp(&child, arguments[0], &actions, nil, words, environ)
    return status == 0 ? (child, incoming, outgoing) : nil
  }
}

/// A pipe whose ends are closed in other programs that are started meanwhile.
private final class Pipe: Sendable {
  let reading: Int32
  let writing: Int32
  private let isOpen = Locked((reading: true, writing: true))

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    isOpen.withLock { if $0.reading { _ = close(reading) }; $0.reading = false }
  }

  func closeWriting() {
    isOpen.withLock { if $0.writing { _ = close(writing) }; $0.writing = false }
  }

  /// Writes everything and closes; stops when nobody reads any more.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var place = 0
      while place < buffer.count {
        let count = systemWrite(writing, buffer.baseAddress! + place, buffer.count - place)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { break }
        place += count
      }
    }
    closeWriting()
  }

  func readAll() -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(reading, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return result }
      result += buffer[..<count]
    }
  }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, buffer, count)
}
