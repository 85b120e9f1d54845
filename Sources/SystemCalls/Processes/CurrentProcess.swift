import CLibrary

/// This process and what it runs on.
package enum CurrentProcess {
  package static var identifier: Int32 { getpid() }

  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Of the environment; `nil`: it is not set.
  package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whether another process lives, as far as this one may know.
  package static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  package static func sleep(seconds: UInt32) { _ = CLibrary.sleep(seconds) }

  /// Flushes what the C library holds back.
  package static func exit(_ code: Int32) -> Never { CLibrary.exit(code) }

  /// Without a look at other threads, which may be at work.
  package static func exitAtOnce(_ code: Int32) -> Never { _exit(code) }
}

/// The clock that the times of files are taken from.
package enum FileClock {
  /// The second since 1970 that a file written now certainly has reached.
  package static var second: Int { microseconds / 1_000_000 }

  /// Returns when the clock shows another second.
  package static func waitForNextSecond() {
    let start = second
    while second == start { usleep(UInt32(1_000_000 - microseconds % 1_000_000)) }
  }

  /// Less what the times of files may be behind: systems advance their clock by ticks of up to 10 milliseconds.
  private static var microseconds: Int {
    let time = now(by: CLOCK_REALTIME)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000 - 20_000
  }
}

/// The system's clock that never goes back.
package enum MonotonicClock {
  package static var nanoseconds: UInt64 {
    let time = now(by: CLOCK_MONOTONIC)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

private func now(by clock: clockid_t) -> timespec {
  var time = timespec()
  clock_gettime(clock, &time)
  return time
}
