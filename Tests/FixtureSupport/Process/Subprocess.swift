import Foundation

/// A program run to its end, with what it printed.
public struct Subprocess: Codable, Sendable {
  /// Exit status, or the signal's number with a minus sign when a signal ended it.
  public let status: Int32
  public let output: String
  public let errors: String

  public var succeeded: Bool { status == 0 }

  /// Runs `executable` and waits, at most `patience` seconds: then it is killed, which its status says.
  /// Output goes by way of files, since a full pipe would block a child that writes to both streams.
  public static func run(
    _ executable: URL, _ arguments: [String], in folder: URL? = nil, patience: Double? = nil,
    environment: [String: String]? = nil
  ) throws -> Subprocess {
    let scratch = try TemporaryFolder()
    let output = try scratch.emptyFile("output")
    let errors = try scratch.emptyFile("errors")
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if let environment {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    process.standardInput = FileHandle.nullDevice
    let streams = [try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: errors)]
    // Not left to the handles' end: on Linux a process that ran keeps them, and with a thousand files open the next
    // `run` reads past the list of them (256 bytes of a directory entry, however short it is), which may crash.
    defer { for stream in streams { try? stream.close() } }
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if let patience, ended.wait(timeout: .now() + patience) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    } else if patience == nil {
      ended.wait()
    }
    let signalled = process.terminationReason == .uncaughtSignal
    return Subprocess(
      status: signalled ? -process.terminationStatus : process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// A folder that lives as long as this value.
public final class TemporaryFolder: Sendable {
  public let url: URL

  /// A new empty folder, beside the system's other temporary ones or below `parent`.
  public init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    url = parent.appendingPathComponent("backport-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func emptyFile(_ name: String) throws -> URL {
    try file(name, holding: "")
  }

  /// Writes a file, with the folders that its path names.
  public func file(_ path: String, holding text: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}
