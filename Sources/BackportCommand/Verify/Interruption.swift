#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The last signal that asked this process to end. A handler may do no more than this.
nonisolated(unsafe) private var received: sig_atomic_t = 0

/// Asked to end while the tree is not as it was: thrown after the trial, when everything has been put back.
struct Interruption: Error {
  var signal: Int32

  /// What is asked for by Ctrl-C, `kill`, and a terminal that goes.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// From now on signals are only noted.
  static func startNoting() {
    received = 0
    for number in signals { _ = systemSignal(number) { received = $0 } }
    // Whoever started this process may have held them back.
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  static func stopNoting() {
    for number in signals { _ = systemSignal(number, SIG_DFL) }
  }

  static var current: Interruption? { received == 0 ? nil : Interruption(signal: Int32(received)) }

  static func throwIfAny() throws(Interruption) {
    if let current { throw current }
  }

  /// Ends this process as the signal would have.
  func pass() -> Never {
    Self.stopNoting()
    raise(signal)
    exit(128 + signal)
  }
}

/// The C function, which the property's name hides.
private func systemSignal(_ number: Int32, _ handler: sig_t?) -> sig_t? { signal(number, handler) }
