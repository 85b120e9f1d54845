import BackportCommand
import Foundation
import Testing

/// Input that is not what it should be: each case is told with the file and the remedy, has the documented exit
/// code, and does not keep the rest of the run from being done.
@Suite struct BadInputTests {
  private static let stale = "if #available(iOS 13, *) { modern() }\n"

  /// A run over a folder that holds the case and a good file, whose finding must be there.
  private func lint(_ folder: TemporaryFolder, _ words: [String] = []) throws -> CommandResult {
    let good = try folder.write(Self.stale, to: "Good.swift")
    let result = runCommand(.lint, ["--min", "15"] + (words.isEmpty ? [folder.path] : words + [good]))
    #expect(result.out.contains("Good.swift:1:4: warning: "), "the rest of the run goes on")
    return result
  }

  // MARK: Contents. The file is judged as well as can be.

  @Test func notUTF8() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("// Stra".utf8) + [0xDF] + Array("e\n\(Self.stale)".utf8), to: "Latin1.swift")
    let result = try lint(folder)
    #expect(result.code == .findings)
    #expect(result.out.contains("Latin1.swift:2:4: warning: "))
    #expect(result.err.contains("Latin1.swift: warning: line 1: is not UTF-8"))
    #expect(result.err.contains("save it as UTF-8"))
  }

  @Test func sixteenBitText() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      [0xFF, 0xFE] + Self.stale.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, to: "Wide.swift")
    let result = try lint(folder)
    #expect(result.code == .incomplete)
    #expect(result.err.contains("Wide.swift: error: is UTF-16: save it as UTF-8"))
  }

  @Test func nulBytes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("let a = 1 \0\0\n\(Self.stale)".utf8), to: "Nul.swift")
    let result = try lint(folder)
    #expect(result.code == .findings)
    #expect(result.out.contains("Nul.swift:2:4: warning: "))
    #expect(result.err.contains("Nul.swift: warning: line 1: has a NUL byte: remove it"))
  }

  @Test func oneLineOfManyMegabytes() throws {
    // `.ci/run` has the 50 megabytes also where this is a debug build, which takes its time.
    #if DEBUG
      let megabytes = 2
    #else
      let megabytes = 50
    #endif
    let folder = try TemporaryFolder()
    let item = Array("a(); ".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(megabytes << 20 + 100)
    while bytes.count < megabytes << 20 { bytes += item }
    try folder.write(bytes + Array(Self.stale.utf8), to: "Long.swift")
    let result = try lint(folder)
    #expect(result.code == .findings)
    #expect(result.out.contains("Long.swift:1:\(bytes.count + 4): warning: "))
    #expect(result.out.utf8.count < 10_000, "the line is not printed whole")
  }

  @Test func manyNestedBrackets() throws {
    let folder = try TemporaryFolder()
    for (name, bracket) in [("Round", "("), ("Square", "["), ("Curly", "{"), ("Generic", "A<")] {
      let nest = String(repeating: bracket, count: 100_000)
      try folder.write("\(Self.stale)let x = \(nest)\n", to: "\(name).swift")
    }
    let result = try lint(folder)
    #expect(result.code == .findings)
    for name in ["Round", "Square", "Curly", "Generic"] {
      #expect(result.out.contains("\(name).swift:1:4: warning: "))
    }
  }

  @Test func truncatedFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("\(Self.stale)struct A {\n  func f() {\n    if #available(iOS 1", to: "Cut.swift")
    let result = try lint(folder)
    #expect(result.code == .findings)
    #expect(result.out.contains("Cut.swift:1:4: warning: "))
    #expect(result.err.contains("Cut.swift: warning: line 2: the brace is never closed: see whether"))
  }

  // MARK: What is no file

  @Test func folderNamedLikeAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.stale, to: "x.swift/Inside.swift")
    let result = try lint(folder)
    #expect(result.code == .findings)
    #expect(result.out.contains("x.swift/Inside.swift:1:4: warning: "))
    #expect(result.err.isEmpty)
  }

  /// Nobody writes to the pipe: whoever waits for that waits for ever.
  @Test(arguments: [true, false]) func pipe(_ isNamed: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Pipe.swift"
    #expect(mkfifo(path, 0o644) == 0)
    let result = try lint(folder, isNamed ? [path] : [])
    #expect(result.code == .incomplete)
    #expect(result.err.contains("Pipe.swift: error: is not a regular file"))
  }

  /// The super-user reads everything: there the case is covered by the pipe and the socket.
  @Test(.enabled(if: geteuid() != 0, "the super-user may read every file"))
  func fileWithoutPermission() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.stale, to: "Secret.swift")
    #expect(chmod(path, 0) == 0)
    let result = try lint(folder)
    #expect(result.code == .incomplete)
    #expect(result.err.contains("Secret.swift: error: may not be read: change its permissions or exclude it"))
  }

  // MARK: Links and paths

  @Test(arguments: [true, false]) func danglingLink(_ isNamed: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Dangling.swift"
    #expect(symlink("nowhere.swift", path) == 0)
    let result = try lint(folder, isNamed ? [path] : [])
    // What was asked for is missed; what lies about is only said.
    #expect(result.code == (isNamed ? .incomplete : .findings))
    let severity = isNamed ? "error" : "warning"
    #expect(
      result.err.contains(
        "Dangling.swift: \(severity): is a link to a file that is not there: mend the link"))
  }

  @Test(arguments: [true, false]) func linkLoop(_ isNamed: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Loop.swift"
    #expect(symlink("Loop.swift", path) == 0)
    let result = try lint(folder, isNamed ? [path] : [])
    #expect(result.code == (isNamed ? .incomplete : .findings))
    let severity = isNamed ? "error" : "warning"
    let message = "is a link that leads back to itself: mend the link"
    #expect(result.err.contains("Loop.swift: \(severity): \(message)"))
  }

  /// A link to a folder above: walking into it would never end.
  @Test func linkToTheFolderAbove() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.stale, to: "Sources/A.swift")
    #expect(symlink("..", folder.path + "/Sources/Up") == 0)
    let result = try lint(folder)
    #expect(result.code == .findings)
    #expect(result.out.components(separatedBy: ": warning: ").count == 3, "each file once")
  }

  @Test func missingPath() throws {
    let folder = try TemporaryFolder()
    let result = try lint(folder, [folder.path + "/Missing.swift"])
    #expect(result.code == .incomplete)
    #expect(result.err.contains("Missing.swift: error: there is no such file: check the path"))
  }
}
