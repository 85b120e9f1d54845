import FixtureSupport
import Foundation
import SystemCalls
import Testing

/// `--output`: whole or not at all.
@Suite struct OutputFileTests {
  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func appearsOnlyWhenDone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "report")
    let file = try OutputFile(path: path)
    try file.write(Array("new".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    try file.commit()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try names(in: folder) == ["report"])
  }

  @Test func leavesNothingBehindWhenDropped() throws {
    let folder = try TemporaryFolder()
    do {
      let file = try OutputFile(path: folder.path + "/report")
      try file.write([1, 2, 3])
    }
    #expect(try names(in: folder) == [])
  }

  @Test func keepsTheModeAndTheLink() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "real")
    #expect(chmod(path, 0o640) == 0)
    #expect(symlink("real", folder.path + "/link") == 0)
    let file = try OutputFile(path: folder.path + "/link")
    try file.write(Array("new".utf8))
    try file.commit()
    #expect(try names(in: folder) == ["link", "real"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func writesToADeviceAsItStands() throws {
    let file = try OutputFile(path: "/dev/null")
    try file.write([1])
    try file.commit()
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test func saysWhereItCannotBe() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SystemError(code: ENOENT)) { try OutputFile(path: folder.path + "/none/report") }
    #expect(throws: SystemError.isFolder) { try OutputFile(path: folder.path) }
  }
}
