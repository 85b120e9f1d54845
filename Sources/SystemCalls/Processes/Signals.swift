import CLibrary

/// The last signal that asked this process to end. A handler may do no more than this.
nonisolated(unsafe) private var received: sig_atomic_t = 0

/// Signals that the system sends to this process.
package enum Signals {
  /// What is asked for by Ctrl-C, `kill`, and a terminal that goes.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]
  /// A reader that has gone (`| head`), and a file that grows beyond its limit (`ulimit -f`).
  static let failedWrites = [SIGPIPE, SIGXFSZ]

  /// A write that fails is seen as an error of the write, not as a signal.
  package static func ignoreFailedWrites() {
    for number in failedWrites { signal(number, SIG_IGN) }
  }

  /// From now on signals that ask to end are only noted.
  package static func startNotingEndings() {
    received = 0
    for number in endings { signal(number) { received = $0 } }
    // Whoever started this process may have held them back.
    var set = sigset_t()
    sigemptyset(&set)
    for number in endings { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  package static func stopNotingEndings() {
    for number in endings { signal(number, SIG_DFL) }
  }

  /// The last one that was noted.
  package static var notedEnding: Int32? { received == 0 ? nil : Int32(received) }

  /// Ends this process as the signal would have.
  package static func end(by signal: Int32) -> Never {
    stopNotingEndings()
    raise(signal)
    exit(128 + signal)
  }
}
