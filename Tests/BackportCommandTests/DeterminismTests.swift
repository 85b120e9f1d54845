import BackportCommand
import Foundation
import Testing

/// Two runs give the same bytes, however many threads work.
@Suite struct DeterminismTests {
  @Test(arguments: ["text", "json", "sarif"]) func sameBytes(_ format: String) throws {
    let folder = try TemporaryFolder()
    for index in 0..<60 {
      let checks = (0...index % 7).map { "if #available(iOS \(10 + $0), *) { a\($0)() }\n" }.joined()
      try folder.write(checks, to: "Folder\(index % 5)/File\(index).swift")
    }
    let words = ["--min", "15", "--format", format, folder.path]
    let one = runCommand(.lint, words + ["--jobs", "1"])
    #expect(one.code == .findings)
    for jobs in [1, 2, 8] {
      #expect(runCommand(.lint, words + ["--jobs", String(jobs)]).out == one.out)
    }
  }
}
