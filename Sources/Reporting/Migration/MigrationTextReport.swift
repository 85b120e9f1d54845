import LintCore
import Migration

/// The report of a migration for people: what was changed, and what is left and why, with places.
public struct MigrationTextReport: Sendable {
  /// Whether nothing was written.
  public var isDryRun: Bool
  public var showsSummary: Bool
  /// Whether to list all notes of a kind.
  public var listsAll: Bool
  /// `nil`: messages are printed in full.
  public var messages: ShortMessages?

  public init(
    isDryRun: Bool = false, showsSummary: Bool = true, messages: ShortMessages? = nil, listsAll: Bool = false
  ) {
    self.listsAll = listsAll
    self.messages = messages
    self.isDryRun = isDryRun
    self.showsSummary = showsSummary
  }

  public func write(_ result: MigrationResult, to out: ByteWriter) {
    let summary = MigrationSummary(result)
    for file in summary.files {
      out.write(
        "\(file.path.printable): \(file.whatWasDone.printable), -\(file.linesRemoved) +\(file.linesInserted) lines\n"
      )
    }
    for finding in summary.takenBack {
      out.write("\(finding.path.printable):\(finding.start.line):\(finding.start.column): note: ")
      let why = result.verification?.isCutShort == true ? "may fail" : "fails"
      out.write("taken back, the command \(why) with it: \(text(of: finding)) [\(finding.rule)]\n")
    }
    let left = listsAll ? summary.left : summary.decisions.leaders
    let groups = NoteGroups(left.count) { index in
      let finding = left[index]
      return NoteGroups.kind(
        kind(of: finding, in: summary) + finding.rule + summary.reasonLeft(finding).message)
    }
    for (index, finding) in left.enumerated() where listsAll || groups.leads(index) {
      let count = listsAll ? 0 : summary.decisions.followers(of: finding).count
      let more = count == 0 ? "" : ", with \(count) more"
      out.write("\(finding.path.printable):\(finding.start.line):\(finding.start.column): note: ")
      // The message may already contain the reason.
      let why = summary.reasonLeft(finding).message
      let reason = finding.message.contains(why) ? "" : "\(why.printable): "
      let group = listsAll ? "" : groups.phrase(index) { left[$0].path }
      out.write(
        "\(group)\(kind(of: finding, in: summary))\(more): \(reason)\(text(of: finding)) [\(finding.rule)]\n")
    }
    if listsAll {
      for (kind, notes) in [("kept", summary.result.kept), ("comment", summary.result.comments)] {
        for note in notes {
          out.write("\(note.path.printable):\(note.start.line):\(note.start.column): note: ")
          out.write("\(kind): \(note.message.printable) [\(note.rule)]\n")
        }
      }
    }
    if showsSummary {
      write(summary, to: out)
      let hint = listsAll ? "" : "--verbose lists them"
      let emptied = summary.result.kept.count { $0.rule == "orphaned-declaration" }
      let named = summary.result.kept.count - emptied
      if named > 0 {
        out.write("\(LintCore.counted(named, "declaration")) ")
        out.write("\(named == 1 ? "does without its check" : "do without their checks") and ")
        out.write("\(named == 1 ? "keeps its name" : "keep their names")")
        out.write("\(hint.isEmpty ? "" : " (\(hint))"); ")
        out.write("'// backport:inline' above one writes what it says where it is used.\n")
      }
      if emptied > 0 {
        let all = counted(emptied, "function or closure", plural: "functions and closures")
        out.write(
          "\(all) \(emptied == 1 ? "does" : "do") nothing any more and \(emptied == 1 ? "stays" : "stay")")
        out.write("\(hint.isEmpty ? "" : " (\(hint))").\n")
      }
      if !summary.result.comments.isEmpty {
        let all = LintCore.counted(summary.result.comments.count, "comment")
        out.write("\(all) in changed files \(summary.result.comments.count == 1 ? "names" : "name") ")
        out.write("a version that every system has passed, or may speak of what went")
        out.write("\(hint.isEmpty ? "" : " (\(hint))").\n")
      }
    }
    if let verification = result.verification { write(verification, takenBack: summary.takenBack, to: out) }
  }

  private func text(of finding: Finding) -> String {
    (messages?.text(of: finding.message) ?? finding.message).printable
  }

  /// The number of lines of a command's output to show: the last ones, where compilers and tests summarize.
  private static let outputLimit = 40

  private func write(_ verification: Verification, takenBack: [Finding], to out: ByteWriter) {
    var runs = counted(verification.runCount, "run")
    if verification.knownRunCount > 0 { runs += " and \(verification.knownRunCount) known from before" }
    if verification.isCutShort { runs += ", then --verify-budget was spent: more fixes may be fit to stay" }
    let command = verification.command.printable
    guard let failure = verification.failure else {
      return showsSummary ? out.write("'\(command)' passes: \(runs).\n") : ()
    }
    let fixes = counted(takenBack.count, "fix", plural: "fixes")
    let lines = String(decoding: verification.output, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let end = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    out.write(
      "'\(command)' passes with \(fixes) taken back: \(runs). With all of them (\(failure)) it printed")
    out.write(end.isEmpty ? " nothing.\n" : ":\n")
    if end.count > Self.outputLimit { out.write("  …\n") }
    for line in end.suffix(Self.outputLimit) { out.write("  \(String(line).printable)\n") }
  }

  private func write(_ summary: MigrationSummary, to out: ByteWriter) {
    let all = counted(summary.result.fileCount, "file")
    guard !summary.files.isEmpty else {
      out.write("Nothing to migrate in \(all).\(leftovers(of: summary))\n")
      return
    }
    out.write("\n")
    out.write(summary.appliedByRule)
    if !summary.result.raised.isEmpty {
      let files = Set(summary.result.raised.map(\.shownPath)).count
      out.write("\(isDryRun ? "Would raise" : "Raised") ")
      out.write(
        "\(LintCore.counted(summary.result.raised.count, "minimum")) in \(counted(files, "file")).\n")
    }
    if summary.applied == 0, summary.sourceCount == 0 {
      return out.write("Nothing to migrate in \(all).\(leftovers(of: summary))\n")
    }
    let verb = isDryRun ? "Would apply" : "Applied"
    out.write("\(verb) \(counted(summary.applied, "fix", plural: "fixes")) in ")
    out.write("\(counted(summary.sourceCount, "file")) of \(summary.result.fileCount): ")
    out.write("-\(summary.linesRemoved) +\(summary.linesInserted) lines.\(leftovers(of: summary))\n")
  }

  /// How a remaining finding can be resolved.
  private func kind(of finding: Finding, in summary: MigrationSummary) -> String {
    switch summary.remedy(for: finding) {
    case .unsafe: "left, --unsafe does it"
    case .whole: "left for a run over the whole project"
    case .wholeUnsafe: "left for a run over the whole project with --unsafe"
    case .person: "left to do by hand"
    }
  }

  private func leftovers(of summary: MigrationSummary) -> String {
    let remedies = summary.decisions.leaders.map(summary.remedy)
    let parts: [(Remedy, String)] = [
      (.whole, "for a run over the whole project"), (.unsafe, "for --unsafe"),
      (.wholeUnsafe, "for --unsafe over the whole project"), (.person, "to do by hand"),
    ]
    let counted = parts.compactMap { remedy, phrase in
      let count = remedies.count { $0 == remedy }
      return count == 0 ? nil : "\(count) \(phrase)"
    }
    return counted.isEmpty ? "" : " Left: \(counted.joined(separator: ", "))."
  }
}

extension MigrationSummary.ChangedFile {
  /// `1 fix and 2 call sites of 'half()'`.
  fileprivate var whatWasDone: String {
    if !raises.isEmpty { return raises.joined(separator: ", ") }
    if isDeleted { return "deleted, nothing was left in it" }
    if isProject { return "deleted files taken out" }
    var parts = fixes > 0 ? [counted(fixes, "fix", plural: "fixes")] : []
    if callSites > 0 {
      parts.append("\(LintCore.counted(callSites, "call site")) of \(names(shims))")
    }
    let gone = deleted.isEmpty ? "" : ", deletes \(names(deleted))"
    return (parts.isEmpty ? "follows from fixes in other files" : parts.joined(separator: " and ")) + gone
  }

  private func names(_ all: [String]) -> String { listed(all.map { "'\($0)'" }, limit: 3) }
}

private func counted(_ count: Int, _ noun: String, plural: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(plural)"
}
