import BackportCommand
import Foundation
import Testing

@Suite struct HelpTests {
  @Test(arguments: Tool.allCases)
  func fitsOnATerminal(_ tool: Tool) {
    let page = runCommand(tool, ["--help"])
    #expect(page.code == .success)
    for line in page.out.split(separator: "\n") { #expect(line.count <= 90, "\(line)") }
  }

  @Test func examplesComeFirst() throws {
    let page = runCommand(.lint, ["--help"]).out
    let examples = try #require(page.range(of: "Examples:"))
    let usage = try #require(page.range(of: "Usage:"))
    #expect(examples.lowerBound < usage.lowerBound)
  }

  /// Each flag of the page is understood: with a value when the page shows one, without when not.
  @Test(arguments: Tool.allCases)
  func everyListedFlagIsAccepted(_ tool: Tool) {
    let page = runCommand(tool, ["--help"]).out
    var flags = 0
    for line in page.split(separator: "\n") where line.hasPrefix("  --") {
      let words = line.split(separator: " ")
      let flag = String(words[0])
      let takesValue =
        line.dropFirst(2 + flag.count).hasPrefix(" ") && !line.dropFirst(2 + flag.count).hasPrefix("  ")
      let bare = runCommand(tool, [flag, "--help"])
      flags += 1
      if takesValue, words[1].hasPrefix("[") {
        #expect(
          bare.code == .success && runCommand(tool, [flag, "17", "--help"]).code == .success, "\(line)")
      } else if takesValue {
        #expect(bare.err.contains("\(flag) needs a value"), "\(line)")
      } else {
        #expect(bare.code == .success, "\(line)")
      }
    }
    #expect(flags >= 15)
  }

  @Test func questionsComeBeforeWork() {
    let result = runCommand(.lint, ["--version", "/no/such/folder"])
    #expect(result.code == .success)
    #expect(result.out == "backport-lint \(Tool.version)\n")
  }
}
