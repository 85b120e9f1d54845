import BackportCommand
import Foundation
import Reporting

/// A project in a folder of its own, on which the two commands are run as people run them.
public struct ProjectOnDisk {
  private let folder: TemporaryFolder
  public let root: String

  /// - Parameter texts: files under their paths within the project, manifests among them.
  public init(_ texts: [String: String]) throws {
    folder = try TemporaryFolder()
    root = folder.url.resolvingSymlinksInPath().path
    for (path, text) in texts { _ = try folder.file(path, holding: text) }
  }

  /// What `backport-lint` finds with these flags, in its order.
  public func lint(_ flags: [String] = []) throws -> [ReportedFinding] {
    let said = run(flags + ["--format", "json", root], LintCommand.run)
    guard said.code == .success || said.code == .findings else { throw OracleError(said.messages) }
    var findings = try JSONDecoder().decode(Report.self, from: Data(said.results.utf8)).findings
    for index in findings.indices { findings[index].path = within(findings[index].path) }
    return findings
  }

  /// Migrates it in place.
  /// - Returns: what was said on standard error: nothing, when all is well.
  public func migrate(_ flags: [String] = []) throws -> String {
    let said = run(flags + ["--allow-dirty", "--quiet", root], MigrateCommand.run)
    guard said.code == .success else { throw OracleError("status \(said.code): \(said.messages)") }
    return said.messages
  }

  /// What `backport-lint` says of a folder with these flags, as it is printed; `nil`: it judges nothing there.
  public static func lint(_ path: String, _ flags: [String]) -> String? {
    let said = run(flags + [path], LintCommand.run, in: path)
    return said.code == .success || said.code == .findings ? said.results : nil
  }

  /// The places that a migration with these flags would list as left, with those that go with them.
  public func left(_ flags: [String] = []) throws -> Set<ReportedPlace> {
    let said = run(flags + ["--dry-run", "--format", "json", root], MigrateCommand.run)
    guard said.code == .success else { throw OracleError("status \(said.code): \(said.messages)") }
    let entries = try JSONDecoder().decode(LeftReport.self, from: Data(said.results.utf8)).left
    let places = entries.flatMap { entry in
      [ReportedPlace(path: entry.path, line: entry.line, column: entry.column)] + (entry.places ?? [])
    }
    return Set(places.map { ReportedPlace(path: within($0.path), line: $0.line, column: $0.column) })
  }

  /// Migrates it in place by another build of the command.
  /// - Returns: what was said on standard error.
  func migrate(_ flags: [String], by command: URL) throws -> String {
    let said = try Subprocess.run(command, flags + ["--allow-dirty", "--quiet", root])
    guard said.succeeded else { throw OracleError("status \(said.status): \(said.errors)") }
    return said.errors
  }

  /// The Swift files as they are now, manifests apart.
  public func swiftTexts() throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) where path.hasSuffix(".swift") {
      if path.isManifest { continue }
      texts[path] = String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: root + "/" + path)), as: UTF8.self)
    }
    return texts
  }

  private typealias Command = ([String], CommandEnvironment, CommandOutput) -> ExitCode

  private typealias Said = (code: ExitCode, results: String, messages: String)

  private func run(_ words: [String], _ command: Command) -> Said { Self.run(words, command, in: root) }

  private static func run(_ words: [String], _ command: Command, in folder: String) -> Said {
    var results: [UInt8] = []
    let messages = Messages()
    let output = CommandOutput(results: ByteWriter { results += $0 }, message: { messages.add($0) })
    let code = command(words, CommandEnvironment(workingFolder: folder, processorCount: 1), output)
    return (code, String(decoding: results, as: UTF8.self), messages.text)
  }

  private func within(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  private struct Report: Decodable {
    let findings: [ReportedFinding]
  }

  private struct LeftReport: Decodable {
    struct Entry: Decodable {
      let path: String
      let line, column: Int
      let places: [ReportedPlace]?
    }
    let left: [Entry]
  }
}

/// Where a report says something.
public struct ReportedPlace: Decodable, Hashable, Sendable {
  /// Within the project.
  public let path: String
  public let line, column: Int
}

/// A finding as the JSON report has it.
public struct ReportedFinding: Decodable, Sendable, CustomStringConvertible {
  public struct Fix: Decodable, Sendable {
    public let applicability: String
    public let reason: String?
  }

  public let rule: String
  public let kind: String?
  public let message: String
  /// Within the project.
  public fileprivate(set) var path: String
  public let line: Int
  public let column: Int
  public let endLine: Int
  public let endColumn: Int
  public let fix: Fix?

  var place: ReportedPlace { ReportedPlace(path: path, line: line, column: column) }

  /// `removable-shim/view`
  public var ruleName: String { kind.map { "\(rule)/\($0)" } ?? rule }

  /// The message, and why its fix is not safe.
  public var sentence: String { [message, fix?.reason].compactMap { $0 }.joined(separator: "; ") }

  public var description: String {
    "\(path):\(line):\(column) \(ruleName) \(fix?.applicability ?? "no fix") \"\(sentence)\""
  }
}

extension String {
  /// Whether it names a file that describes a project and is no part of its module.
  var isManifest: Bool {
    guard hasSuffix(".swift") else { return true }
    let name = split(separator: "/").last.map(String.init) ?? self
    return name.hasPrefix("Package") || name == "Project.swift"
  }
}

private final class Messages: @unchecked Sendable {
  private let lock = NSLock()
  private var messages = ""

  func add(_ message: String) { lock.withLock { messages += message } }
  var text: String { lock.withLock { messages } }
}
