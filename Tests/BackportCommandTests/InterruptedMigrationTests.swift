import FixtureSupport
import Foundation
import Testing

/// A migration that is killed leaves every file whole, old or new; the next one finishes the job.
///
/// `BACKPORT_KILLS` says how often to kill (8).
@Suite struct InterruptedMigrationTests {
  private static let kills = ProcessInfo.processInfo.environment["BACKPORT_KILLS"].flatMap(Int.init) ?? 8
  private static let old = "func f() {\n  if #available(iOS 13, *) {\n    a()\n  } else {\n    b()\n  }\n}\n"
  private static let new = "func f() {\n  a()\n}\n"

  @Test(arguments: 0..<kills)
  func everyFileIsWhole(round: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kill-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = (0..<60).map { "f\($0).swift" }
    for name in names { try Data(Self.old.utf8).write(to: folder.appending(path: name)) }

    let process = try start(in: folder)
    // Every round waits for one file more to be written.
    let watched = folder.appending(path: "f\(round * names.count / Self.kills).swift")
    while process.isRunning, try String(contentsOf: watched, encoding: .utf8) == Self.old {}
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(text == Self.old || text == Self.new)
    }

    let second = try start(in: folder)
    second.waitUntilExit()
    #expect(second.terminationStatus == 0)
    for name in names {
      #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == Self.new)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names.sorted())
  }

  private func start(in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = try BuiltTool.migrate()
    process.arguments = ["--min", "15", "--allow-dirty", "."]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
