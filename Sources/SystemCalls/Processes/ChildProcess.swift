@preconcurrency import CLibrary

/// Another program that this process has started.
package struct ChildProcess: Sendable {
  package let identifier: Int32
  private let isGroup: Bool

  /// What a program reads and writes.
  package struct Streams {
    /// `nil`: nothing.
    package var input: FileDescriptor?
    package var output: FileDescriptor
    package var errors: FileDescriptor

    package init(input: FileDescriptor? = nil, output: FileDescriptor, errors: FileDescriptor) {
      self.input = input
      self.output = output
      self.errors = errors
    }
  }

  /// - Parameters:
  ///   - arguments: the program first; it is looked for in `PATH`.
  ///   - isGroup: signals go to all that it starts, too.
  package init(_ arguments: [String], _ streams: Streams, isGroup: Bool = false) throws(SystemError) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input = streams.input {
      posix_spawn_file_actions_adddup2(&actions, input.number, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, streams.output.number, 1)
    posix_spawn_file_actions_adddup2(&actions, streams.errors.number, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this process ignores is as usual for the program.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in Signals.failedWrites { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (isGroup ? POSIX_SPAWN_SETPGROUP : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, arguments[0], &actions, &attributes, words, environ)
    guard code == 0 else { throw SystemError(code: code) }
    identifier = child
    self.isGroup = isGroup
  }

  /// Waits until it has ended.
  package func wait() -> ExitStatus {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return ExitStatus(encoded: status)
  }

  /// `nil`: it has not ended yet. Waits a moment for it.
  package func waitBriefly() throws(SystemError) -> ExitStatus? {
    var status: Int32 = 0
    let ended = waitpid(identifier, &status, WNOHANG)
    if ended == identifier { return ExitStatus(encoded: status) }
    if ended < 0, errno != EINTR { throw .current }
    usleep(10_000)
    return nil
  }

  /// Asks it to end, or makes it.
  package func end(byForce: Bool = false) {
    kill(isGroup ? -identifier : identifier, byForce ? SIGKILL : SIGTERM)
  }
}

/// How a program ended.
package struct ExitStatus: Sendable {
  /// As `waitpid` has it: the low seven bits are the signal, the next byte is the code.
  private let encoded: Int32

  init(encoded: Int32) { self.encoded = encoded }

  package var isSuccess: Bool { encoded == 0 }

  /// `exit code 1`, `signal 9`; `nil`: it ended well.
  package var failure: String? {
    let signal = encoded & 0x7F
    if signal != 0 { return "signal \(signal)" }
    let code = (encoded >> 8) & 0xFF
    return code == 0 ? nil : "exit code \(code)"
  }
}

extension ChildProcess {
  /// How a program ended, and what it wrote.
  package struct Answer: Sendable {
    package var status: ExitStatus
    package var output: [UInt8]
    package var errors: [UInt8]
  }

  /// Gives another program bytes and takes its bytes. They go by files, so that neither waits for the other.
  /// - Returns: `nil` when the program could not be started, or is not there.
  package static func answer(to arguments: [String], input: [UInt8] = []) -> Answer? {
    var files: [FileDescriptor] = []
    defer { for file in files { try? file.close() } }
    do {
      for bytes in [input, [], []] {
        let file = try FileDescriptor.temporary()
        files.append(file)
        try file.write(bytes)
        file.rewind()
      }
      let child = try ChildProcess(
        arguments, Streams(input: files[0], output: files[1], errors: files[2]))
      let status = child.wait()
      for file in files { file.rewind() }
      return Answer(
        status: status, output: try files[1].readToEnd(), errors: try files[2].readToEnd())
    } catch {
      return nil
    }
  }
}
