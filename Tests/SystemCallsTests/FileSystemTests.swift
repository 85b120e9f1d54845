import FixtureSupport
import Foundation
import SystemCalls
import Testing

@Suite struct FileSystemTests {
  @Test func foldersAreMadeWithThoseAbove() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a/b/c"
    for _ in 0..<2 { try FileSystem.createFolders(path) }
    #expect(try FileStatus(path).kind == .folder)
    let file = try folder.write("text", to: "file")
    #expect(throws: SystemError.self) { try FileSystem.createFolders(file + "/below") }
  }

  @Test func statusTellsLinksFromWhatTheyLeadTo() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text", to: "file")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try FileStatus(link).kind == .file)
    #expect(try FileStatus(link).size == 4)
    #expect(try FileStatus(link, followsLinks: false).kind == .link)
    #expect(throws: SystemError(code: ENOENT)) { try FileStatus(folder.path + "/none") }
    #expect(try Paths.realPath(of: link) == Paths.realPath(of: path))
    #expect(FileSystem.isRegular(link))
    #expect(!FileSystem.isRegular("/dev/null"))
  }

  @Test func aReaderGivesWholeFilesAndTheirHeads() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "0123456789", count: 100_000)
    let path = try folder.write(text, to: "large")
    let reader = FileReader(capacity: 64)
    #expect(try reader.read(path).elementsEqual(text.utf8))
    #expect(try FileReader.bytes(of: path) == Array(text.utf8))
    #expect(FileReader.head(of: path, count: 5) == Array("01234".utf8))
    #expect(FileReader.head(of: path, count: 2_000_000)?.count == 1_000_000)
    #expect(FileReader.head(of: folder.path + "/none", count: 5) == nil)
    #expect(throws: FileError(.isFolder)) { try FileReader.bytes(of: folder.path) }
  }

  @Test func oneProcessHoldsALock() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "lock")
    let first = try FileDescriptor.open(path, for: .readingAndWriting)
    let second = try FileDescriptor.open(path, for: .readingAndWriting)
    try first.lock()
    #expect(throws: SystemError.self) { try second.lock() }
    try first.close()
    try second.lock()
    try second.close()
  }
}
