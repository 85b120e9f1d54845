extension CompletionScript {
  /// For bash 3.2 and newer, the version on macOS. Needs no further package.
  var bash: [String] {
    """
    # Completions of \(tool.rawValue) for bash: eval "$(\(tool.rawValue) --completions bash)"
    \(function)() {
      local current=${COMP_WORDS[COMP_CWORD]} flag=${COMP_WORDS[COMP_CWORD - 1]}
      # Of '--flag=value' bash makes three words.
      if [[ $current == = ]]; then
        current=
      elif [[ $flag == = ]]; then
        flag=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      COMPREPLY=()
      # Where nothing is offered, bash completes the names of files.
      case $flag in
    """.lines
      + bashCases
        + """
          esac
          if [[ $current == -* ]]; then
            COMPREPLY=($(compgen -W '\(flags.map(\.name).joined(separator: " "))' -- "$current"))
          fi
        }
        complete -o bashdefault -o default -F \(function) \(tool.rawValue)
        """.lines
  }

  /// The completions for values of flags. Flags with the same values share a case.
  private var bashCases: [String] {
    var offers: [(offer: Flag.Offer, names: [String])] = []
    for flag in flags where flag.placeholder != nil {
      if let index = offers.firstIndex(where: { $0.offer == flag.offer }) {
        offers[index].names.append(flag.name)
      } else {
        offers.append((flag.offer, [flag.name]))
      }
    }
    return offers.flatMap { offer, names in
      ["    \(names.joined(separator: " | ")))"] + Self.bashReply(offer).map { "      " + $0 }
        + ["      return ;;"]
    }
  }

  private static func bashReply(_ offer: Flag.Offer) -> [String] {
    switch offer {
    case .files: []
    case .nothing: ["compopt +o bashdefault +o default 2>/dev/null"]
    case .commands: ["COMPREPLY=($(compgen -c -- \"$current\"))"]
    case .words(let words):
      ["COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"]
    case .list(let words):
      [
        "local before=",
        "[[ $current != *,* ]] || before=${current%,*},",
        "COMPREPLY=($(compgen -P \"$before\" -W '\(words.joined(separator: " "))' -- \"${current##*,}\"))",
      ]
    }
  }
}
