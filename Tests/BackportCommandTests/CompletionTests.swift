import BackportCommand
import Testing

/// What the shells read; `Tests/Completions` tries it in the shells themselves.
@Suite struct CompletionTests {
  /// The flags that `--help` lists, without their dashes.
  private func flags(of tool: Tool) -> [Substring] {
    runCommand(tool, ["--help"]).out.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .compactMap { $0.dropFirst(4).split(separator: " ").first }
  }

  @Test(arguments: Tool.allCases, ["bash", "zsh", "fish"])
  func everyFlagIsThere(_ tool: Tool, _ shell: String) {
    let script = runCommand(tool, ["--completions", shell])
    #expect(script.code == .success)
    let words = script.out.split { " =*[]'\n".contains($0) }
    for flag in flags(of: tool) {
      #expect(words.contains(shell == "fish" ? flag : "--" + flag), "\(flag)")
    }
    #expect(script.out.contains("redundant-check"))
  }

  @Test func anotherShellIsToldWhatThereIs() {
    let result = runCommand(.lint, ["--completions", "tcsh"])
    #expect(result.code == .usage)
    #expect(result.err.contains("it is one of bash, zsh, fish"))
  }

  @Test(arguments: Tool.allCases)
  func theManualHasEveryFlagAndExample(_ tool: Tool) {
    let page = runCommand(tool, ["--manual"])
    #expect(page.code == .success)
    let lines = page.out.split(separator: "\n")
    #expect(lines.first == ".Dd November 21, 2026")
    for flag in flags(of: tool) {
      #expect(lines.contains { $0 == ".It Fl -\(flag)" || $0.hasPrefix(".It Fl -\(flag) ") }, "\(flag)")
    }
    // No request but those that are meant: text never starts one.
    let requests = Set(lines.filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } })
    let known = [
      "Dd", "Dt", "Os", "Sh", "Nm", "Nd", "Op", "Ss", "Bl", "It", "El", "Ev", "Fl", "Pp", "Bd", "Ed", "Xr",
    ]
    #expect(requests.isSubset(of: known.map { "." + $0 }), "\(requests)")
    #expect(lines.contains("\(tool.rawValue) --min 16 App"))
  }
}
