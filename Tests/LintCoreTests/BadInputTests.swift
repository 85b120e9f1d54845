import Foundation
import LintCore
import Testing

/// Files that are not what they should be: each is named with what is wrong, and the others are judged.
@Suite struct BadInputTests {
  private static let stale = Array("if #available(iOS 14, *) { }\n".utf8)

  private func problems(of bytes: [UInt8]) throws -> (kinds: [Problem.Kind], text: String, findings: Int) {
    let result = Linter(workers: 1).run([
      try sampleFile("bad.swift", bytes), try sampleFile("good.swift", Self.stale),
    ])
    #expect(result.findings.contains { $0.path == "good.swift" })
    #expect(result.problems.allSatisfy { $0.path == "bad.swift" })
    return (
      result.problems.map(\.kind), result.problems.map(\.message).joined(separator: "\n"),
      result.findings.count { $0.path == "bad.swift" }
    )
  }

  @Test func notUTF8() throws {
    let answer = try problems(of: Self.stale + Array("// caf".utf8) + [0xE9, 0x0A])
    #expect(answer.kinds == [.doubtful])
    #expect(answer.text.hasPrefix("line 2: is not UTF-8"))
    #expect(answer.findings == 1)
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F], [0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]]) func malformedUTF8(_ bytes: [UInt8]) throws
  {
    #expect(try problems(of: Self.stale + [0x2F, 0x2F] + bytes).kinds == [.doubtful])
  }

  @Test func wellFormedUTF8IsNoProblem() throws {
    let answer = try problems(of: Array("\u{FEFF}// é ß 漢 😀 \u{10FFFF}\n".utf8) + Self.stale)
    #expect(answer.kinds.isEmpty)
    #expect(answer.findings == 1)
  }

  @Test func utf16() throws {
    let answer = try problems(of: [0xFF, 0xFE] + Self.stale.flatMap { [$0, 0] })
    #expect(answer.kinds == [.unreadable])
    #expect(answer.text == "is UTF-16: save it as UTF-8")
  }

  @Test func nulBytes() throws {
    let answer = try problems(of: Self.stale + [0x2F, 0x2F, 0, 0x0A])
    #expect(answer.kinds == [.doubtful])
    #expect(answer.text == "line 2: has a NUL byte: remove it")
    #expect(answer.findings == 1)
  }

  @Test func conflictMarkers() throws {
    let text = "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n"
    let answer = try problems(of: Self.stale + Array(text.utf8))
    #expect(answer.text == "line 2: has a merge conflict marker: resolve the conflict")
    #expect(answer.findings == 1)
  }

  @Test func cutOff() throws {
    let answer = try problems(of: Self.stale + Array("func f() {\n  if #available(iOS 13, *) { g(".utf8))
    #expect(answer.kinds == [.doubtful])
    #expect(answer.text == "line 2: the brace is never closed: see whether the file is cut off")
    #expect(answer.findings == 2)
  }

  @Test func everyPrefixOfASourceIsJudged() throws {
    let source = Array(
      "@available(iOS 13, *)\nfunc f() { guard #available(iOS 14, *) else { \"\\(x)\" } }\n".utf8)
    for count in 0...source.count {
      _ = try problems(of: Array(source[..<count]))
    }
  }

  @Test func filesThatCannotBeRead() throws {
    try withTemporaryFolder { folder in
      let manager = FileManager.default
      try manager.createDirectory(
        at: folder.appendingPathComponent("folder.swift"), withIntermediateDirectories: false)
      try manager.createSymbolicLink(
        atPath: folder.appendingPathComponent("dangling.swift").path, withDestinationPath: "nowhere")
      try manager.createSymbolicLink(
        atPath: folder.appendingPathComponent("loop.swift").path, withDestinationPath: "loop.swift")
      try Data(Self.stale).write(to: folder.appendingPathComponent("good.swift"))
      let context = try sampleContext()
      let names = ["dangling.swift", "folder.swift", "good.swift", "loop.swift", "missing.swift"]
      let result = Linter(workers: 2).run(
        names.map { LintFile(path: folder.appendingPathComponent($0).path, shownPath: $0, context: context) })
      #expect(result.findings.map(\.path) == ["good.swift"])
      #expect(result.problems.map(\.path) == names.filter { $0 != "good.swift" })
      #expect(result.problems.allSatisfy { $0.kind == .unreadable && !$0.message.isEmpty })
      #expect(result.problems[1].message.contains("is a folder"))
      #expect(result.problems[2].message.contains("leads back to itself"))
    }
  }

  @Test func oneLongLine() throws {
    let line = Array("let a = 1; ".utf8)
    var bytes: [UInt8] = []
    for _ in 0..<100_000 { bytes += line }
    let answer = try problems(of: bytes + Self.stale)
    #expect(answer.kinds.isEmpty)
    #expect(answer.findings == 1)
  }
}
