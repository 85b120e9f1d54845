import Foundation
import Testing

@testable import Projects

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
    try withFolder { folder in
      let names = (1000..<4000).map { "a name that takes some space \($0).swift" }
      try write(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }), in: folder)
      let stream = FolderStream(isPortable: isPortable)
      for _ in 0..<2 { #expect(try Self.names(of: folder, stream) == [".", ".."] + names) }
      #expect(throws: FileError(code: ENOTDIR)) { try stream.open(folder + "/" + names[0]) }
      #expect(stream.descriptor == -1)
    }
  }
}
