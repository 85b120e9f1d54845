extension CompletionScript {
  /// Installed as a file `_backport-lint` in a folder of `$fpath`, or read with `source` after `compinit`.
  var zsh: [String] {
    """
    #compdef \(tool.rawValue)
    # Completions of \(tool.rawValue) for zsh: save this as _\(tool.rawValue) in a folder of $fpath.
    \(function)() {
      _arguments -S : \\
    """.lines + flags.map { "    '\(Self.zshSpecification(of: $0))' \\" }
      + """
          '*:path:_files -g "*.swift"'
      }
      if [[ $funcstack[1] == _\(tool.rawValue) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(tool.rawValue)
      fi
      """.lines
  }

  /// `*--min=[explanation]:SPEC: `, for single quotes.
  private static func zshSpecification(of flag: Flag) -> String {
    let explanation = "[\(quoted(summary(of: flag)))]"
    guard let placeholder = flag.placeholder else { return flag.name + explanation }
    let repetition = flag.isRepeatable ? "*" : ""
    let message = flag.choices.isEmpty ? placeholder : "choice"
    return "\(repetition)\(flag.name)=\(explanation):\(message):\(zshAction(flag.offer))"
  }

  private static func zshAction(_ offer: Flag.Offer) -> String {
    switch offer {
    case .nothing: " "
    case .files: "_files"
    case .commands: "_cmdstring"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
    }
  }

  /// Escapes the characters that `_arguments` or the quotes interpret.
  private static func quoted(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
