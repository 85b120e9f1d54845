import Availability
import LintCore

/// The report for people: one line for each finding in the compiler's form, which editors and Xcode can open.
public struct TextReport: Sendable {
  /// Whether to write escape sequences for colours.
  public var isColored: Bool
  /// Whether to show the source line and a marker below each finding.
  public var showsSource: Bool
  public var showsSummary: Bool
  /// Whether the summary states the sources of minimums once, and messages do not.
  public var namesMinimums: Bool
  /// Whether to list all notes of a kind.
  public var listsAll: Bool
  /// `nil`: a single list.
  public var groups: FindingGroups?

  public init(
    isColored: Bool = false, showsSource: Bool = false, showsSummary: Bool = true,
    namesMinimums: Bool = false, listsAll: Bool = false, groups: FindingGroups? = nil
  ) {
    self.groups = groups
    self.listsAll = listsAll
    self.namesMinimums = namesMinimums
    self.isColored = isColored
    self.showsSource = showsSource
    self.showsSummary = showsSummary
  }

  public func write(_ result: RunResult, to out: ByteWriter) {
    let messages = namesMinimums ? ShortMessages(result.targets) : nil
    if let groups {
      for (place, group) in groups.divide(result.findings, at: \.path).enumerated() {
        if place > 0 { out.write("\n") }
        let heading = "\(groups.heading(group.name)): \(counted(group.elements.count, "finding"))"
        write(.bold, to: out) { out.write(heading) }
        out.write("\n")
        write(group.elements, messages, to: out)
      }
    } else {
      write(result.findings, messages, to: out)
    }
    if showsSummary { writeSummary(of: result, to: out) }
  }

  // MARK: Findings

  private func write(_ findings: [Finding], _ messages: ShortMessages?, to out: ByteWriter) {
    // Avoids copies of the findings.
    let groups = listsAll ? NoteGroups(0) { _ in nil } : Self.noteGroups(findings, messages)
    for index in findings.indices where groups.leads(index) {
      let message = messages.text(of: findings[index].message)
      write(findings, index, group: groups.phrase(index) { findings[$0].path }, message, to: out)
    }
  }

  private static func noteGroups(_ findings: [Finding], _ messages: ShortMessages?) -> NoteGroups {
    // Small groups need no comparison.
    var counts: [String: Int] = [:]
    for index in findings.indices where findings[index].severity == .note {
      counts[findings[index].rule, default: 0] += 1
    }
    return NoteGroups(findings.count) { index in
      guard findings[index].severity == .note,
        counts[findings[index].rule] ?? 0 > NoteGroups.limit
      else { return nil }
      return findings[index].rule + NoteGroups.kind(messages.text(of: findings[index].message))
    }
  }

  private func write(
    _ findings: [Finding], _ index: Int, group: String, _ message: String, to out: ByteWriter
  ) {
    let (path, start, severity) = (findings[index].path, findings[index].start, findings[index].severity)
    write(.bold, to: out) {
      out.write(path.printable)
      out.write(":\(start.line):\(start.column): ")
    }
    write(severity.style, to: out) { out.write("\(severity.rawValue): ") }
    out.write(group)
    write(.bold, to: out) { out.write(message.printable) }
    out.write(" [")
    out.write(findings[index].rule)
    out.write("]\n")
    if showsSource, group.isEmpty, let excerpt = SourceExcerpt(findings[index]) {
      out.write("\(excerpt.line)\n\(excerpt.indentation)")
      write(.green, to: out) { out.write(excerpt.marker) }
      out.write("\n")
    }
  }

  // MARK: Summary

  private func writeSummary(of result: RunResult, to out: ByteWriter) {
    let summary = Summary(result)
    if summary.findings > 0 {
      out.write("\n")
      if summary.byRule.count > 1 { out.write(summary.byRule) }
    }
    out.write(Self.closingSentence(of: result, summary) + "\n")
    if let sentence = result.otherLanguages?.sentence { out.write(sentence + "\n") }
    if namesMinimums, summary.findings > 0, let line = Self.sourcesOfMinimums(of: result) {
      out.write(line.printable + "\n")
    }
  }

  /// Further ones are only counted.
  private static let shownSources = 4

  /// `Minimums: iOS 16.0 from Package.swift:6.`; `nil`: the command line states them.
  private static func sourcesOfMinimums(of result: RunResult) -> String? {
    // Mac Catalyst usually follows iOS.
    let targets = Summary.distinctTargets(of: result).filter { target in
      target.source != "--min"
        && !(target.platform == .macCatalyst
          && result.targets.contains { $0.platform == .iOS && $0.source == target.source })
    }
    if targets.isEmpty { return nil }
    let parts = targets.map { "\($0.platform.rawValue) \($0.minimum) from \($0.declaration)" }.unique
    if parts.count > shownSources {
      return "The minimums are from \(parts.count) places; --verbose names them."
    }
    return "Minimums: \(parts.joined(separator: ", "))."
  }

  /// The summary of a run: `Found 3 warnings in 12 files for iOS 15.0. …`.
  /// - Parameter countsLines: whether to state how many lines safe fixes remove.
  static func closingSentence(
    of result: RunResult, _ summary: Summary, countsLines: Bool = true
  ) -> String {
    guard summary.files > 0 else { return "No Swift file was judged." }
    let since = result.limit.map { " on lines changed since \($0.reference.printable)" } ?? ""
    let place = "\(counted(summary.files, "file"))\(minimums(of: result))\(since)"
    guard summary.findings > 0 else {
      return result.knownCount > 0
        ? "Nothing new in \(place).\(rest(of: result))" : "Nothing stale in \(place).\(rest(of: result))"
    }
    let severities = Severity.allCases.reversed().compactMap { severity in
      summary.bySeverity[severity].map { counted($0, severity.rawValue) }
    }
    var text = "Found \(severities.joined(separator: ", ")) in \(place)."
    if summary.safelyFixable > 0 {
      text += " \(counted(summary.safelyFixable, "finding")) can be fixed safely by backport-migrate"
      if countsLines, summary.linesRemovable > 0 {
        text += ", which takes out about \(counted(summary.linesRemovable, "line"))"
      }
      text += "."
    }
    return text + rest(of: result)
  }

  /// The number of findings that are not listed.
  private static func rest(of result: RunResult) -> String {
    let known =
      switch result.knownCount {
      case 0: ""
      case 1: " 1 more is known to the baseline."
      default: " \(result.knownCount) more are known to the baseline."
      }
    switch result.limit?.otherCount ?? 0 {
    case 0: return known
    case 1: return known + " 1 more lies on other lines."
    case let count: return known + " \(count) more lie on other lines."
    }
  }

  /// ` for iOS 15.0 and macOS 12.0 to 14.0`: a range when files differ.
  static func minimums(of result: RunResult) -> String { minimums(of: result.targets) }

  static func minimums(of targets: [DeploymentTarget]) -> String {
    let parts = Platform.allCases.compactMap { platform -> String? in
      let minimums = targets.filter { $0.platform == platform }.map(\.minimum)
      guard let lowest = minimums.min(), let highest = minimums.max() else { return nil }
      return lowest == highest
        ? "\(platform.rawValue) \(lowest)" : "\(platform.rawValue) \(lowest) to \(highest)"
    }
    return parts.isEmpty ? "" : " for " + enumerated(parts)
  }

  // MARK: Colours, as the compiler uses them

  enum Style: String {
    case bold = "1"
    case green = "1;32"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "1;36"
  }

  private func write(_ style: Style, to out: ByteWriter, _ body: () -> Void) {
    if isColored { out.write("\u{1B}[\(style.rawValue)m") }
    body()
    if isColored { out.write("\u{1B}[0m") }
  }
}

extension Severity {
  fileprivate var style: TextReport.Style {
    switch self {
    case .error: .red
    case .warning: .magenta
    case .note: .cyan
    }
  }
}
