import LintCore
import Projects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A command of the shell, run in the working folder without input; what it prints is kept.
struct ShellCommand {
  let text: String

  struct Outcome: Sendable {
    /// `exit code 1`, `signal 9`; `nil`: it ended well.
    var failure: String?
    /// Standard output and standard error as they came.
    var output: [UInt8]
  }

  /// Microseconds between two looks at whether it has ended.
  private static let pause: UInt32 = 10_000
  /// After so many looks a command that was asked to end is made to.
  private static let patience = 500

  /// - Throws: `Interruption` when this process was asked to end; the command, with all that it started, has
  ///   been ended then.
  func run() throws -> Outcome {
    try Interruption.throwIfAny()
    var template = Array("\(Self.temporaryFolder)/backport-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw SystemError(number: errno) }
    unlink(template)
    defer { close(file) }
    let child = try start(writingTo: file)
    var status: Int32 = 0
    var looks = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { break }
      if ended < 0, errno != EINTR { throw SystemError(number: errno) }
      if Interruption.current != nil {
        // A group of its own: the compilers that a build has started end with it.
        kill(-child, looks == 0 ? SIGTERM : looks > Self.patience ? SIGKILL : 0)
        looks += 1
      }
      usleep(Self.pause)
    }
    if Interruption.current != nil { kill(-child, SIGKILL) }
    try Interruption.throwIfAny()
    lseek(file, 0, SEEK_SET)
    return Outcome(failure: Self.failure(of: status), output: try FileDescriptor(number: file).readToEnd())
  }

  private static var temporaryFolder: String {
    getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  private func start(writingTo file: Int32) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, file, 1)
    posix_spawn_file_actions_adddup2(&actions, file, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this process passes over (`SIGPIPE`) is as usual for the command.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = ["/bin/sh", "-c", text].map { (word: String) in
      strdup(word)
    }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, "/bin/sh", &actions, &attributes, &words, environ)
    guard code == 0 else { throw SystemError(number: code) }
    return child
  }

  /// As `wait` encodes it: the low seven bits are the signal, the next byte is the code.
  private static func failure(of status: Int32) -> String? {
    let signal = status & 0x7F
    if signal != 0 { return "signal \(signal)" }
    let code = (status >> 8) & 0xFF
    return code == 0 ? nil : "exit code \(code)"
  }
}
