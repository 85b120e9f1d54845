import BackportCommand
import Foundation
import Reporting

/// A folder of its own for a test, gone afterwards.
final class TemporaryFolder {
  let url: URL
  var path: String { url.path }

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("backport-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// An empty git repository.
  func makeRepository() throws {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "init", "-q", path]
    try git.run()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }

  @discardableResult
  func write(_ contents: some Sequence<UInt8>, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents).write(to: file)
    return file.path
  }

  @discardableResult
  func write(_ contents: String, to name: String) throws -> String {
    try write(contents.utf8, to: name)
  }
}

/// What a command did, run in this process.
struct CommandResult {
  var code: ExitCode
  var out: String
  var err: String
}

func runCommand(
  _ tool: Tool = .lint, _ words: [String], environment: CommandEnvironment? = nil
) -> CommandResult {
  var out: [UInt8] = []
  let messages = Messages()
  let output = CommandOutput(results: ByteWriter { out += $0 }, message: { messages.add($0) })
  let environment = environment ?? CommandEnvironment(workingFolder: FileManager.default.currentDirectoryPath)
  let code =
    switch tool {
    case .lint: LintCommand.run(arguments: words, environment: environment, output: output)
    case .migrate: MigrateCommand.run(arguments: words, environment: environment, output: output)
    }
  return CommandResult(code: code, out: String(decoding: out, as: UTF8.self), err: messages.text)
}

private final class Messages: @unchecked Sendable {
  private let lock = NSLock()
  private var messages = ""

  func add(_ message: String) { lock.withLock { messages += message } }
  var text: String { lock.withLock { messages } }
}
