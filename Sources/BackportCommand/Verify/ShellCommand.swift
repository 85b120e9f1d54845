import SystemCalls

/// A shell command, run in the working folder without input. Its output is kept.
struct ShellCommand {
  let text: String

  struct Outcome: Sendable {
    /// `exit code 1`, `signal 9`; `nil`: it succeeded.
    var failure: String?
    /// Standard output and standard error, interleaved.
    var output: [UInt8]
  }

  /// The number of checks after which a terminating command is killed.
  private static let patience = 500

  /// - Throws: `Interruption` when this process was asked to terminate. The command and its children have
  ///   ended by then.
  func run() throws -> Outcome {
    try Interruption.throwIfAny()
    let file = try FileDescriptor.temporary()
    defer { try? file.close() }
    // A group of its own: the compilers that a build has started end with it.
    let child = try ChildProcess(["/bin/sh", "-c", text], .init(output: file, errors: file), isGroup: true)
    var looks = 0
    var status: ExitStatus?
    while status == nil {
      status = try child.waitBriefly()
      guard Interruption.current != nil, status == nil else { continue }
      if looks == 0 || looks > Self.patience { child.end(byForce: looks > 0) }
      looks += 1
    }
    if Interruption.current != nil { child.end(byForce: true) }
    try Interruption.throwIfAny()
    file.rewind()
    return Outcome(failure: status?.failure, output: try file.readToEnd())
  }
}
