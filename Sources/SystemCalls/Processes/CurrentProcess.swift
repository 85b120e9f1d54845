#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// This process and what it runs on.
package enum CurrentProcess {
  package static var identifier: Int32 { getpid() }

  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Of the environment; `nil`: it is not set.
  package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whether another process lives, as far as this one may know.
  package static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  package static func sleep(seconds: UInt32) { _ = systemSleep(seconds) }

  /// Flushes what the C library holds back.
  package static func exit(_ code: Int32) -> Never { systemExit(code) }

  /// Without a look at other threads, which may be at work.
  package static func exitAtOnce(_ code: Int32) -> Never { _exit(code) }
}

// The C functions, which the methods' names hide.

private func systemSleep(_ seconds: UInt32) -> UInt32 { sleep(seconds) }

private func systemExit(_ code: Int32) -> Never { exit(code) }

/// The system's clock that never goes back.
package enum MonotonicClock {
  package static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
