import Foundation
import LintCore
import Migration
import Testing

@Suite struct VersionControlTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "git-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "a b"), withIntermediateDirectories: true)
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=t", "-c", "user.email=t@example.com"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func write(_ name: String, _ text: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  @Test func aFolderWithoutRepository() throws {
    let path = try write("a.swift", "1")
    #expect(VersionControl.objection(to: [path]) == .noRepository([path]))
  }

  @Test func cleanDirtyUntrackedStagedIgnored() throws {
    try git("init", "-q")
    _ = try write(".gitignore", "ignored.swift\n")
    let clean = try write("a b/clean.swift", "1")
    let dirty = try write("dirty.swift", "1")
    let staged = try write("ümlaut.swift", "1")
    let other = try write("other.swift", "1")
    try git("add", "-A")
    try git("commit", "-q", "-m", "x")
    _ = try write("dirty.swift", "2")
    _ = try write("other.swift", "2")
    _ = try write("ümlaut.swift", "2")
    try git("add", "ümlaut.swift")
    let untracked = try write("a b/new.swift", "1")
    let ignored = try write("ignored.swift", "1")
    #expect(VersionControl.objection(to: [clean]) == nil)
    #expect(
      VersionControl.objection(to: [clean, dirty, staged, untracked, ignored])
        == .uncommitted([dirty, staged, untracked, ignored]))
    _ = other
  }

  @Test func nothingToWriteIsFine() {
    #expect(VersionControl.objection(to: []) == nil)
  }
}
