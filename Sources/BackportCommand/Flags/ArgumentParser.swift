import LintCore
import Projects

extension Arguments {
  /// Parses the words after the command's name, by the table of flags.
  ///
  /// `--flag value` and `--flag=value` are equivalent. `--` ends the flags, so that a path may begin with a
  /// dash.
  init(parsing words: [String], for tool: Tool) throws(UsageError) {
    self.init()
    let flags = Flag.all(of: tool)
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        paths += words[index...]
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        guard !word.isEmpty else { throw UsageError("a path is empty; leave it out to judge this folder") }
        paths.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-h" ? "--help" : parts[0]
      guard let flag = flags.first(where: { $0.name == name }) else {
        throw Self.unknown(name, for: tool)
      }
      var value = parts.count > 1 ? parts[1] : nil
      if let placeholder = flag.placeholder {
        if value == nil, index < words.count, Self.isValue(words[index], of: flag) {
          value = words[index]
          index += 1
        } else if flag.hasOptionalValue {
          value = value ?? ""
        }
        guard let value else { throw UsageError("\(name) needs a value: \(name) \(placeholder)") }
        guard flag.take(&self, value) else { throw Self.malformed(value, for: flag) }
      } else {
        guard value == nil else { throw UsageError("\(name) takes no value: write just \(name)") }
        _ = flag.take(&self, "")
      }
    }
  }

  private static func isValue(_ word: String, of flag: Flag) -> Bool {
    if word.hasPrefix("--") { return false }
    return !flag.hasOptionalValue || word.first?.isNumber == true || word.contains("=")
  }

  private static func unknown(_ name: String, for tool: Tool) -> UsageError {
    if let other = Flag.all.first(where: { $0.name == name })?.tools.first {
      return UsageError("\(name) is a flag of \(other.rawValue); \(tool.rawValue) --help lists what there is")
    }
    if tool == .lint, ["--fix", "--autocorrect", "--write"].contains(name) {
      return UsageError("\(name) is what backport-migrate does: run it in place of \(tool.rawValue)")
    }
    let nearest = nearestName(to: name, in: Flag.all(of: tool).map(\.name))
    let remedy = nearest.map { "did you mean \($0)?" } ?? "\(tool.rawValue) --help lists what there is"
    return UsageError("unknown flag \(name); \(remedy)")
  }

  private static func malformed(_ value: String, for flag: Flag) -> UsageError {
    guard !flag.choices.isEmpty else {
      return UsageError("\(flag.name) cannot be '\(value)': write \(flag.name) \(flag.placeholder ?? "")")
    }
    let nearest = nearestName(to: value, in: flag.choices).map { "; did you mean \($0)?" } ?? ""
    return UsageError(
      "\(flag.name) cannot be '\(value)': it is one of \(flag.choices.joined(separator: ", "))\(nearest)")
  }
}
