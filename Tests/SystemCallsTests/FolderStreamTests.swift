import FixtureSupport
import Foundation
import Testing

@testable import SystemCalls

@Suite struct FolderStreamTests {
  private static func names(of folder: String, _ stream: FolderStream) throws -> [String] {
    try stream.open(folder)
    var names: [String] = []
    while let entry = stream.next() { names.append(String(decoding: entry.name, as: UTF8.self)) }
    stream.close()
    return names.sorted()
  }

  /// More entries than one answer of the system holds, whichever way they are asked for.
  @Test(arguments: [false, true]) func givesAllEntries(isPortable: Bool) throws {
    let folder = try TemporaryFolder()
    let names = (1000..<4000).map { "a name that takes some space \($0).swift" }
    for name in names { try folder.write("", to: name) }
    let stream = FolderStream(isPortable: isPortable)
    for _ in 0..<2 { #expect(try Self.names(of: folder.path, stream) == names) }
    #expect(throws: SystemError(code: ENOTDIR)) { try stream.open(folder.path + "/" + names[0]) }
    #expect(stream.descriptor == nil)
  }
}
