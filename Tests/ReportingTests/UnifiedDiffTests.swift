import Foundation
import Testing

@testable import Reporting

@Suite struct UnifiedDiffTests {
  private func text(_ old: String, _ new: String) -> String {
    String(
      decoding: UnifiedDiff(old: Array(old.utf8), new: Array(new.utf8)).text(path: "a b.swift"), as: UTF8.self
    )
  }

  @Test func nothingChangedIsNoDiff() {
    #expect(text("a\n", "a\n") == "")
  }

  @Test func contextAndHeader() {
    let expected = """
      diff --git a/a b.swift b/a b.swift
      --- a/a b.swift\t
      +++ b/a b.swift\t
      @@ -2,7 +2,6 @@
       2
       3
       4
      -5
       6
       7
       8

      """
    #expect(text("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n6\n7\n8\n9\n") == expected)
  }

  @Test func aMissingFinalNewlineIsSaid() {
    #expect(text("a\nb", "a\n").hasSuffix("@@ -1,2 +1 @@\n a\n-b\n\\ No newline at end of file\n"))
    #expect(text("a\n", "a").hasSuffix("-a\n+a\n\\ No newline at end of file\n"))
  }

  @Test func countsAreThoseOfTheShortestScript() {
    var random = SplitMix(seed: 7)
    for _ in 0..<400 {
      let old = (0..<Int(random.next() % 12)).map { _ in Int(random.next() % 4) }
      let new = (0..<Int(random.next() % 12)).map { _ in Int(random.next() % 4) }
      let diff = LineDiff(old: old, new: new)
      let kept = old.indices.filter { !diff.isRemoved[$0] }.map { old[$0] }
      #expect(kept == new.indices.filter { !diff.isInserted[$0] }.map { new[$0] })
      #expect(kept.count == longestCommonSubsequence(old, new), "\(old) \(new)")
    }
  }

  /// Every other one of many lines is another one: what is done about it grows with their number.
  @Test func manyChangesTakeStepsInProportion() {
    let count = 40_000
    let old = (0..<count).map { $0.isMultiple(of: 2) ? $0 : 1 }
    let new = (0..<count).map { $0.isMultiple(of: 2) ? -$0 - 1 : 1 }
    let diff = LineDiff(old: old, new: new)
    #expect(diff.stepCount <= count)
    #expect(diff.isRemoved == old.map { $0 != 1 })
    #expect(diff.isInserted == new.map { $0 != 1 })
  }

  private func longestCommonSubsequence(_ old: [Int], _ new: [Int]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  /// `git apply` and `patch` turn the old files into the new ones, byte for byte.
  @Test func gitAndPatchTakeIt() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = SplitMix(seed: 3)
    for tool in [["git", "apply", "-p1"], ["patch", "-p1", "--binary", "-s"]] {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var patch: [UInt8] = []
      var expected: [URL: [UInt8]] = [:]
      for number in 0..<40 {
        let name = number == 0 ? "with blank.swift" : "f\(number).swift"
        let old = lines(&random, count: Int(random.next() % 40) + 1)
        let new = old.flatMap { line in
          switch random.next() % 6 {
          case 0: [String]()
          case 1: [line, "new\(random.next() % 9)\n"]
          default: [line]
          }
        }
        let url = folder.appending(path: name)
        try Data(old.joined().utf8).write(to: url)
        expected[url] = Array(new.joined().utf8)
        patch += UnifiedDiff(old: Array(old.joined().utf8), new: Array(new.joined().utf8)).text(path: name)
      }
      try Data(patch).write(to: folder.appending(path: "p.diff"))
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = tool + (tool[0] == "patch" ? ["-i", "p.diff"] : ["p.diff"])
      process.currentDirectoryURL = folder
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      for (url, bytes) in expected { #expect(try Array(Data(contentsOf: url)) == bytes) }
    }
  }

  private func lines(_ random: inout SplitMix, count: Int) -> [String] {
    var lines = (0..<count).map { _ in "line\(random.next() % 9)" + (random.next() % 5 == 0 ? "\r\n" : "\n") }
    if random.next() % 3 == 0 { lines[count - 1] = "end" }
    return lines
  }
}

private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
