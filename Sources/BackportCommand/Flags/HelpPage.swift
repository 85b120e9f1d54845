/// The output of `--help`: examples, flags and exit codes.
struct HelpPage {
  let tool: Tool

  private static let width = 88
  static let paths = """
    A PATH is a Swift file or a folder; the default is the working folder. Folders with build products or fetched \
    packages, and files that git ignores, are skipped unless they are named.
    """

  var text: String {
    var lines = ["\(tool.rawValue) \(summary)", "", "Examples:"]
    let column = (examples.map(\.command.count).max() ?? 0) + 2
    lines += examples.flatMap { Self.row($0.command, $0.meaning, column: column) }
    lines += ["", "Usage: \(tool.rawValue) [FLAG …] [PATH …]", ""]
    lines += wrapped(Self.paths, width: Self.width)
    for section in Flag.Section.allCases {
      let flags = Flag.all(of: tool).filter { $0.section == section }
      guard !flags.isEmpty else { continue }
      lines += ["", "\(section.rawValue):"]
      for flag in flags {
        let head =
          flag.placeholder.map { "\(flag.name) \(flag.hasOptionalValue ? "[\($0)]" : $0)" } ?? flag.name
        lines += Self.row(head, flag.help, column: 24)
      }
    }
    lines += ["", "Exit codes:"]
    for (code, meaning) in exitCodes { lines += Self.row(String(code.rawValue), meaning, column: 3) }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: What differs between the tools

  var summary: String {
    switch tool {
    case .lint: "finds availability code that your deployment target has made dead"
    case .migrate: "removes availability code that your deployment target has made dead"
    }
  }

  var examples: [(command: String, meaning: String)] {
    let name = tool.rawValue
    return switch tool {
    case .lint:
      [
        (name, "judge this folder by its own targets"),
        ("\(name) --min 16 App", "what iOS 16 as minimum would make dead"),
        ("\(name) --min iOS=16,macOS=13", "the same for two platforms"),
        ("\(name) --explain redundant-check", "what a rule is about"),
        ("\(name) --format sarif --output dead.sarif", "for GitHub code scanning"),
      ]
    case .migrate:
      [
        ("\(name) --diff", "show what would change, as a patch"),
        (name, "remove what the project's own targets have made dead"),
        ("\(name) --min 16 App", "remove what a minimum of iOS 16 makes dead"),
      ]
    }
  }

  var exitCodes: [(ExitCode, String)] {
    [
      (.success, tool == .lint ? "nothing at or above --fail-on" : "the migration is done")
    ] + (tool == .lint ? [(.findings, "there are findings at or above --fail-on")] : []) + [
      (.usage, "wrong usage or configuration, or nothing to judge"),
      (.incomplete, "some files could not be read or written; the rest was done"),
    ]
  }

  // MARK: Layout

  /// A head with its text beside it, or below it when the head is too long.
  private static func row(_ head: String, _ text: String, column: Int) -> [String] {
    let indentation = String(repeating: " ", count: column + 2)
    var lines = wrapped(text, width: width - column - 2).map { indentation + $0 }
    guard head.count < column, !lines.isEmpty else { return ["  " + head] + lines }
    lines[0] =
      "  " + head + String(repeating: " ", count: column - head.count) + lines[0].dropFirst(column + 2)
    return lines
  }
}
