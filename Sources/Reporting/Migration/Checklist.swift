import Availability
import LintCore
import Migration
import SystemCalls

/// The remaining findings of a migration as a checklist: what, where, why, what to do, and the call sites.
///
/// It is kept in an issue or a repository. Entries are identified by file, rule and name, so that their ticks
/// survive when lines move.
public struct Checklist: Sendable {
  /// A declaration or place with something left to do.
  public struct Entry: Sendable {
    public var path: String
    /// From 1.
    public var line: Int
    public var rule: String
    /// The declaration or condition of the finding.
    public var subject: String
    /// A sentence without a full stop.
    public var reason: String
    public var remedy: Remedy
    /// Its uses, and other places that prevent the change.
    public var places: [RelatedPlace]
    /// The number among equal entries (file, rule and name), from 1.
    public var occurrence: Int

    /// The identity, as 16 hexadecimal digits.
    public var id: String { LineHash.text(of: "\(path)\0\(rule)\0\(subject)\0\(occurrence)") }
  }

  /// Sorted by path and line.
  public let entries: [Entry]
  /// ` for iOS 17.0 and macOS 14.0`; empty when the minimums are unknown.
  private let minimums: String
  /// `nil`: a single list.
  private let groups: FindingGroups?

  public init(_ result: MigrationResult, targets: [DeploymentTarget], groups: FindingGroups? = nil) {
    self.groups = groups
    let summary = MigrationSummary(result)
    var counts: [String: Int] = [:]
    // Includes findings without a fix, such as a note.
    let inOthers = summary.decisions.allFollowers
    let own = result.remaining.filter { !inOthers.contains($0) }
    entries = own.sorted(by: Finding.precedes).map { finding in
      let key = "\(finding.path)\0\(finding.rule)\0\(finding.subject)"
      counts[key, default: 0] += 1
      let isTakenBack = summary.takenBack.contains(finding)
      return Entry(
        path: finding.path, line: finding.start.line, rule: finding.rule, subject: finding.subject,
        reason: isTakenBack ? "the command of --verify fails with it" : summary.reasonLeft(finding).message,
        remedy: isTakenBack ? .person : summary.remedy(for: finding),
        places: summary.decisions.places(of: finding),
        occurrence: counts[key]!)
    }
    minimums = TextReport.minimums(of: targets)
  }

  /// Whether a text is such a checklist, in Markdown or JSON.
  public static func isWritten(in text: String) -> Bool {
    text.hasPrefix("# What is left") || text.holds("backport-migrate")
  }

  // MARK: Markdown

  /// - Parameter old: the present contents of the file. Its ticks are kept.
  public func writeMarkdown(keepingTicksOf old: String = "", to out: ByteWriter) {
    let ticked = Self.ticks(in: old)
    out.write("# What is left\(minimums)\n\n")
    if entries.isEmpty { return out.write("Nothing is left.\n") }
    out.write(
      "Written by `backport-migrate --plan`. Written again, it keeps what is ticked and leaves out what is done.\n"
    )
    guard let groups else { return write(entries, level: "##", ticked, to: out) }
    for group in groups.divide(entries, at: \.path) {
      out.write("\n## \(groups.heading(group.name, as: MarkdownReport.code))\n")
      write(group.elements, level: "###", ticked, to: out)
    }
  }

  private func write(_ entries: [Entry], level: String, _ ticked: Set<String>, to out: ByteWriter) {
    var path: String?
    for entry in entries {
      if entry.path != path { out.write("\n\(level) \(MarkdownReport.inline(entry.path))\n\n") }
      path = entry.path
      let box = { (id: String) in ticked.contains(id) ? "[x]" : "[ ]" }
      out.write("- \(box(entry.id)) \(MarkdownReport.code(entry.subject)), line \(entry.line): ")
      out.write("\(MarkdownReport.inline(entry.reason)). \(Self.toDo(entry)) ")
      out.write("(\(entry.rule)) <!-- \(entry.id) -->\n")
      for (place, id) in zip(entry.places, entry.placeIDs) {
        out.write("  - \(box(id)) \(MarkdownReport.inline("\(place.path):\(place.start.line)")): ")
        out.write("\(MarkdownReport.inline(place.message)) <!-- \(id) -->\n")
      }
    }
  }

  private static func toDo(_ entry: Entry) -> String {
    switch entry.remedy {
    case .unsafe:
      "Look at it, then run \(MarkdownReport.code("backport-migrate --accept \(entry.shellPlace)"))."
    case .whole: "Run `backport-migrate` over the whole project."
    case .wholeUnsafe: "Look at it, then run `backport-migrate --unsafe` over the whole project."
    case .person: "It takes a person."
    }
  }

  /// The ids of the ticked entries.
  private static func ticks(in text: String) -> Set<String> {
    var ids: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      if let match = line.wholeMatch(of: /\s*[-*] \[[xX]\] .*<!-- ([0-9a-f]{16}) -->\s*/) {
        ids.insert(String(match.1))
      }
    }
    return ids
  }

  // MARK: JSON

  public func writeJSON(toolName: String, toolVersion: String, to out: ByteWriter) {
    out.report(toolName: toolName, toolVersion: toolVersion) { json in
      json.array("left", .lines, of: entries) { json, entry in
        json.members([
          "id": entry.id, "group": groups?.name(of: entry.path), "path": entry.path, "line": entry.line,
          "rule": entry.rule, "subject": entry.subject, "reason": entry.reason,
          "remedy": entry.remedy.rawValue,
        ])
        json.array("places", of: zip(entry.places, entry.placeIDs)) { json, place in
          json.members([
            "id": place.1, "path": place.0.path, "line": place.0.start.line, "message": place.0.message,
          ])
        }
      }
    }
  }
}

extension Checklist.Entry {
  /// The identity of each place.
  fileprivate var placeIDs: [String] {
    var counts: [String: Int] = [:]
    return places.map { place in
      counts[place.path, default: 0] += 1
      return LineHash.text(of: "\(id)\0\(place.path)\0\(counts[place.path]!)")
    }
  }
}

extension Checklist.Entry {
  /// `App/Main.swift:12`, quoted for a shell.
  fileprivate var shellPlace: String {
    let place = "\(path):\(line)"
    let isPlain = place.utf8.allSatisfy { $0.isNamePart || "+,-./:".utf8.contains($0) }
    return isPlain ? place : "'\(place.replacing("'", with: "'\\''"))'"
  }
}
