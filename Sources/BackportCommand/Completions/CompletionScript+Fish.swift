extension CompletionScript {
  /// For fish 3.0 and newer.
  var fish: [String] {
    """
    # Completions of \(tool.rawValue) for fish: save this as ~/.config/fish/completions/\(tool.rawValue).fish
    function _\(function)_list
        # What stands before the last comma stays.
        set -l before (commandline -ct | string replace -r '^--[^=]*=' '' | string match -r '^.*,')
        string replace -r '^' "$before" -- $argv
    end
    """.lines + flags.map(fishCompletion)
  }

  private func fishCompletion(of flag: Flag) -> String {
    let short = flag.name == "--help" ? " -s h" : ""
    let value =
      switch flag.offer {
      case _ where flag.placeholder == nil: ""
      case .nothing: " -x"
      case .files: " -r -F"
      case .commands: " -x -a '(__fish_complete_command)'"
      case .words(let words): " -x -a '\(words.joined(separator: " "))'"
      case .list(let words): " -x -a '(_\(function)_list \(words.joined(separator: " ")))'"
      }
    return "complete -c \(tool.rawValue)\(short) -l \(flag.name.dropFirst(2))\(value)"
      + " -d '\(Self.quoted(Self.summary(of: flag)))'"
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
