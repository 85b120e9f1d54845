/// A tool's manual page in mdoc(7), generated from the parts of `--help`.
struct ManualPage {
  let tool: Tool

  var text: String {
    let help = HelpPage(tool: tool)
    var lines = [
      ".Dd \(Tool.released)", ".Dt \(tool.rawValue.uppercased()) 1", ".Os", ".Sh NAME",
      ".Nm \(tool.rawValue)", ".Nd \(Self.escaped(help.summary))",
      ".Sh SYNOPSIS", ".Nm", ".Op Ar flag ...", ".Op Ar path ...",
      ".Sh DESCRIPTION",
    ]
    lines += Self.prose(HelpPage.paths) + [".Sh OPTIONS"]
    for section in Flag.Section.allCases {
      let flags = Flag.all(of: tool).filter { $0.section == section }
      guard !flags.isEmpty else { continue }
      lines += [".Ss \(section.rawValue)", ".Bl -tag -width Ds"]
      for flag in flags { lines += [Self.head(of: flag)] + Self.prose(flag.help) }
      lines.append(".El")
    }
    lines += [
      ".Sh ENVIRONMENT", ".Bl -tag -width Ds", ".It Ev NO_COLOR", "No colours, unless",
      ".Fl -color", "asks for them.", ".El",
      ".Sh FILES", ".Bl -tag -width Ds", ".It Pa .backport.json",
      "The configuration of what lies in its folder and below.", ".El",
      ".Sh EXIT STATUS", ".Bl -tag -width Ds",
    ]
    for (code, meaning) in help.exitCodes {
      lines += [".It \(code.rawValue)"] + Self.prose(Self.sentence(meaning))
    }
    lines += [".El", ".Sh EXAMPLES"]
    for (index, example) in help.examples.enumerated() {
      lines += index == 0 ? [] : [".Pp"]
      lines += [
        Self.escaped(Self.sentence(example.meaning, end: ":")), ".Bd -literal -offset indent",
        Self.escaped(example.command), ".Ed",
      ]
    }
    let others = Tool.allCases.filter { $0 != tool }
    lines += [".Sh SEE ALSO"] + others.map { ".Xr \($0.rawValue) 1" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `.It Fl -format Ar text|json`
  private static func head(of flag: Flag) -> String {
    let name = ".It Fl \(flag.name.dropFirst())" + (flag.name == "--help" ? " , Fl h" : "")
    guard let placeholder = flag.placeholder else { return name }
    // A bar between spaces would be a delimiter of mdoc.
    return flag.hasOptionalValue ? "\(name) Op Ar \(placeholder)" : "\(name) Ar \(placeholder)"
  }

  private static func sentence(_ phrase: String, end: Character = ".") -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + String(end)
  }

  /// One sentence on each line, wrapped to a terminal's width.
  private static func prose(_ text: String) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while let end = rest.firstRange(of: ". ") {
      lines += wrapped(String(rest[..<end.lowerBound]) + ".", width: 78)
      rest = rest[end.upperBound...]
    }
    return (lines + wrapped(String(rest), width: 78)).map(escaped)
  }

  /// Escapes a line of text: a backslash starts an escape; a full stop or quote at the start of a line is a
  /// request.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e")
    return text.first == "." || text.first == "'" ? "\\&" + text : text
  }
}
