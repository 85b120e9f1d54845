/// What a shell reads to complete a tool's flags and their values, written from the table of flags.
struct CompletionScript {
  let tool: Tool
  let shell: Shell

  var text: String {
    let lines =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return lines.joined(separator: "\n") + "\n"
  }

  var flags: [Flag] { Flag.all(of: tool) }

  /// `_backport_lint`: the names that scripts give their functions must not clash with another tool's.
  var function: String { "_" + tool.rawValue.replacing("-", with: "_") }

  /// What a one-line description says of a flag: its first sentence.
  static func summary(of flag: Flag) -> String {
    guard let end = flag.help.firstRange(of: ". ") else { return String(flag.help.dropLast()) }
    return String(flag.help[..<end.lowerBound])
  }
}
