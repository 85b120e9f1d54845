import Foundation

/// What one run of a command cost, as the operating system accounts for it.
struct Cost {
  /// Seconds on the clock.
  var wall: Double
  /// Seconds of both cores together, user and system.
  var cpu: Double
  /// Kilobytes.
  var peakMemory: Int
}

/// A command that is run as a whole process, its output thrown away.
struct MeasuredCommand {
  var name: String
  var arguments: [String]

  /// Runs it once to its end. Its exit code is not looked at: a linter that finds something says 1.
  func run() throws -> Cost {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }

    var process = pid_t()
    let start = DispatchTime.now().uptimeNanoseconds
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, words, environ)
    guard failure == 0 else {
      throw BenchmarkError("cannot start '\(arguments[0])': \(String(cString: strerror(failure)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchmarkError("lost '\(arguments[0])'") }
    }
    let end = DispatchTime.now().uptimeNanoseconds
    let exitCode = (status >> 8) & 0xFF
    guard status & 0x7F == 0, exitCode != 127 else {
      throw BenchmarkError("'\(arguments.joined(separator: " "))' ended with status \(status)")
    }
    #if canImport(Darwin)
      let kilobytes = Int(usage.ru_maxrss) / 1024
    #else
      let kilobytes = Int(usage.ru_maxrss)
    #endif
    return Cost(
      wall: Double(end - start) / 1e9, cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peakMemory: kilobytes)
  }

  private func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
