import LintCore

/// A page of Markdown for a job's summary or for a comment on a pull request.
///
/// GitHub rejects comments of more than 65,536 characters, so the list of findings is truncated.
public struct MarkdownReport: Sendable {
  /// In bytes, which are at least as many as characters. The rest is for text that a job adds.
  public static let longest = 60_000

  public var toolName: String
  /// `nil`: a single list.
  public var groups: FindingGroups?

  public init(toolName: String, groups: FindingGroups? = nil) {
    self.toolName = toolName
    self.groups = groups
  }

  public func write(_ result: RunResult, to out: ByteWriter) {
    let summary = Summary(result)
    var text = "## \(toolName)\n\n\(Self.inline(TextReport.closingSentence(of: result, summary)))\n"
    if !summary.byRule.isEmpty {
      text += "\n| rule | findings |\n|---|---:|\n"
      for (rule, count) in summary.byRule { text += "| `\(rule)` | \(count) |\n" }
    }
    let room = Self.longest - text.utf8.count
    guard let groups else { return out.write(text + Self.list(result.findings, room: room)) }
    let divided = groups.divide(result.findings, at: \.path)
    text += "\n| \(groups.kind.rawValue) | findings |\n|---|---:|\n"
    for (name, findings) in divided {
      // A bar ends a table cell, even inside code.
      let cell = name.isEmpty ? "none" : Self.code(name.printable).replacing("|", with: "\\|")
      text += "| \(cell) | \(findings.count) |\n"
    }
    var headings: [Int: String] = [:]
    var count = 0
    for (name, findings) in divided {
      headings[count] = "\n### \(groups.heading(name, as: Self.code))\n"
      count += findings.count
    }
    let end = Self.list(
      divided.flatMap(\.elements), headings: headings, room: Self.longest - text.utf8.count)
    out.write(text + end)
  }

  /// The findings by file, as many as fit.
  /// - Parameter headings: the headings of groups, by the index of their first finding.
  private static func list(_ findings: [Finding], headings: [Int: String] = [:], room: Int) -> String {
    var text = ""
    var path: String?
    let level = headings.isEmpty ? "###" : "####"
    for (index, finding) in findings.enumerated() {
      var entry = headings[index] ?? ""
      if finding.path != path { entry += "\n\(level) \(code(finding.path.printable))\n\n" }
      path = finding.path
      entry += "- line \(finding.start.line), \(finding.severity.rawValue): "
      entry += "\(inline(finding.message.printable)) (`\(finding.rule)`)\n"
      if text.utf8.count + entry.utf8.count > room {
        let count = counted(findings.count - index, "more finding")
        return text + "\n… and \(count): this page has no room for them.\n"
      }
      text += entry
    }
    return text
  }

  // MARK: Markup

  /// A sentence with its quotations as code: `'x'` becomes `` `x` ``. Everything else is escaped, so that
  /// `@available` does not mention a person.
  static func inline(_ sentence: String) -> String {
    var text = ""
    var rest = Array(sentence)[...]
    var before: Character?
    while let character = rest.first {
      if character == "'", before.map({ " (".contains($0) }) ?? true, let end = closingQuote(in: rest) {
        text += code(String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        text += code(String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else if character == "@" {
        let word = rest.prefix { $0 == "@" || $0.isLetter || $0.isNumber }
        text += code(String(word))
        rest = rest.dropFirst(word.count)
      } else {
        if "\\`*_{}[]<>#|~&!$".contains(character) { text += "\\" }
        text.append(character)
        rest = rest.dropFirst()
      }
      before = text.last
    }
    return text
  }

  /// The quotation mark that matches an opening one: the next one that is not followed by a letter.
  private static func closingQuote(in text: ArraySlice<Character>) -> ArraySlice<Character>.Index? {
    text.indices.dropFirst(2).first { index in
      guard text[index] == "'" else { return false }
      let next = index + 1 < text.endIndex ? text[index + 1] : " "
      return !next.isLetter && !next.isNumber && next != "'"
    }
  }

  /// A code span, delimited by more back-ticks than occur inside it.
  static func code(_ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + space + text + space + fence
  }
}
