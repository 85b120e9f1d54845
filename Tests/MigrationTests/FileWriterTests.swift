import Foundation
import LintCore
import Migration
import Testing

@Suite struct FileWriterTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "writer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = folder.appending(path: name).path
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private func change(_ path: String, _ old: String, _ new: String?) -> FileChange {
    FileChange(path: path, shownPath: path, original: Array(old.utf8), contents: new.map { Array($0.utf8) })
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func writesAndDeletesAndLeavesNothingBehind() throws {
    let one = try file("one.swift", "1")
    let two = try file("two.swift", "2")
    try FileWriter.write([change(one, "1", "new"), change(two, "2", nil)])
    #expect(try text(one) == "new")
    #expect(try names == ["one.swift"])
  }

  @Test func keepsTheMode() throws {
    let path = try file("a.swift", "1")
    try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: path)
    try FileWriter.write([change(path, "1", "2")])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o754)
  }

  @Test func aLinkStaysALink() throws {
    let path = try file("real.swift", "1")
    let link = folder.appending(path: "link.swift").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.swift")
    try FileWriter.write([change(link, "1", "2")])
    #expect(try text(path) == "2")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.swift")
  }

  @Test func aReadOnlyFileStopsAll() throws {
    let one = try file("one.swift", "1")
    let two = try file("two.swift", "2")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: two)
    let error = try #require(throws: WriteError.self) {
      try FileWriter.write([change(one, "1", "x"), change(two, "2", "x")])
    }
    #expect(error.path == two)
    #expect(error.message == "is read-only: change its permissions or exclude it")
    #expect(try text(one) == "1")
    #expect(try text(two) == "2")
    #expect(try names == ["one.swift", "two.swift"])
  }

  @Test func aFileThatChangedMeanwhileStopsAll() throws {
    let one = try file("one.swift", "1")
    let two = try file("two.swift", "somebody else's")
    let error = try #require(throws: WriteError.self) {
      try FileWriter.write([change(one, "1", "x"), change(two, "2", "x")])
    }
    #expect(error.message.hasPrefix("was changed by somebody else"))
    #expect(try text(one) == "1")
    #expect(try names == ["one.swift", "two.swift"])
  }

  @Test func aFileThatIsGoneStopsAll() throws {
    let one = try file("one.swift", "1")
    let gone = folder.appending(path: "gone.swift").path
    #expect(throws: WriteError.self) { try FileWriter.write([change(one, "1", "x"), change(gone, "", "x")]) }
    #expect(try text(one) == "1")
    #expect(try names == ["one.swift"])
  }

  @Test func takesAwayWhatADeadProcessLeft() throws {
    _ = try file("a.swift", "1")
    // No process has a number this high.
    _ = try file(".a.swift.backport-2147483646-new", "half")
    _ = try file(".a.swift.backport-2147483646-old", "1")
    _ = try file(".a.swift.backport-\(getpid())-new", "ours")
    _ = try file(".a.swift.backport-x-new", "not ours")
    FileWriter.removeLeftovers(in: [folder.path])
    #expect(try names == [".a.swift.backport-\(getpid())-new", ".a.swift.backport-x-new", "a.swift"])
  }
}
