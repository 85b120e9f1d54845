/// A shell script that completes a tool's flags and values, generated from the table of flags.
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

  /// `_backport_lint`: the prefix of the script's functions, which must be unique to the tool.
  var function: String { "_" + tool.rawValue.replacing("-", with: "_") }

  /// The short description of a flag: the first sentence of its help.
  static func summary(of flag: Flag) -> String {
    guard let end = flag.help.firstRange(of: ". ") else { return String(flag.help.dropLast()) }
    return String(flag.help[..<end.lowerBound])
  }
}
