import LintCore
import Projects
import SystemCalls

/// Known findings that a team has postponed. They are not reported, so that new ones stand out.
///
/// A finding is identified by its file, its rule and the text of its line without white space. It stays known
/// when lines move or their indentation changes, and when its message changes with the minimum. Of equal
/// findings in a file, as many are known as the baseline counts, the first ones; the others are new.
public struct Baseline: Sendable {
  /// Equal findings in one file.
  struct Entry: Hashable, Sendable {
    /// Relative to the baseline's folder.
    var path: String
    var rule: String
    var hash: UInt64
    var count: Int
    /// The beginning of the line, for readers of the file.
    var text: String
  }

  /// Sorted by path, rule, text and hash.
  let entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  /// Creates a baseline of all findings of a run.
  /// - Parameters:
  ///   - path: the path of the baseline file.
  ///   - workingFolder: the base of the findings' paths; absolute.
  public init(of findings: [Finding], at path: String, workingFolder: String) {
    let places = BaselinePlaces(baseline: path, workingFolder: workingFolder)
    var counts: [Key: Entry] = [:]
    for finding in findings {
      let key = Key(path: places.path(of: finding.path), rule: finding.rule, hash: LineHash.of(finding))
      let new = Entry(
        path: key.path, rule: key.rule, hash: key.hash, count: 0, text: Self.excerpt(of: finding.sourceLine))
      counts[key, default: new].count += 1
    }
    entries = counts.values.sorted(by: Entry.precedes)
  }

  /// The number of findings in it.
  public var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// The result of comparing a run with the baseline.
  public struct Comparison: Sendable {
    /// The findings that are not in the baseline, in their order.
    public var new: [Finding] = []
    public var knownCount = 0
    /// The entries that were not found again: `path: rule: the line`, once for each finding.
    public var fixed: [String] = []
  }

  /// - Parameters:
  ///   - formerIDs: the ids that rules had when the baseline may have been written.
  ///   - isJudged: whether this run judged a file (by the path that findings show) by a rule. Otherwise its
  ///     entries do not count as fixed.
  public func compare(
    _ findings: [Finding], at path: String, workingFolder: String, formerIDs: [RuleName: String] = [:],
    isJudged: (String, String) -> Bool
  ) -> Comparison {
    let places = BaselinePlaces(baseline: path, workingFolder: workingFolder)
    var left: [Key: Int] = [:]
    for entry in entries { left[entry.key, default: 0] += entry.count }
    var comparison = Comparison()
    for finding in findings {
      let ids = [finding.rule] + [formerIDs[finding.ruleName]].compactMap(\.self)
      let keys = ids.map { id in
        Key(path: places.path(of: finding.path), rule: id, hash: LineHash.of(finding, rule: id))
      }
      if let key = keys.first(where: { left[$0] ?? 0 > 0 }) {
        left[key]! -= 1
        comparison.knownCount += 1
      } else {
        comparison.new.append(finding)
      }
    }
    for entry in entries {
      let shown = places.shown(entry.path)
      guard let count = left.removeValue(forKey: entry.key), count > 0, isJudged(shown, entry.rule) else {
        continue
      }
      comparison.fixed += Array(repeating: "\(shown): \(entry.rule): \(entry.text)", count: count)
    }
    return comparison
  }

  fileprivate struct Key: Hashable {
    var path: String
    var rule: String
    var hash: UInt64
  }

  /// Long enough to recognise a check, short enough for generated code of one line.
  private static func excerpt(of line: String) -> String {
    let limit = 100
    let text = line.drop { $0.isWhitespace }
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
    return text[..<end].count > limit ? text.prefix(limit - 1) + "…" : String(text[..<end])
  }
}

extension Baseline.Entry {
  fileprivate var key: Baseline.Key { .init(path: path, rule: rule, hash: hash) }

  fileprivate static func precedes(_ left: Self, _ right: Self) -> Bool {
    (left.path, left.rule, left.text, left.hash) < (right.path, right.rule, right.text, right.hash)
  }
}

/// Converts between paths in findings and paths in a baseline, so that a baseline can be used from every
/// working folder.
struct BaselinePlaces {
  private let folder: String
  private let workingFolder: String

  init(baseline: String, workingFolder: String) {
    self.workingFolder = workingFolder
    folder = Paths.parent(Paths.join(workingFolder, baseline))
  }

  func path(of shown: String) -> String {
    let absolute = Paths.join(workingFolder, shown)
    var above = folder
    var steps = ""
    // The nearest common parent. Paths that share only the root differ between machines.
    while above != "/" {
      if let relative = Paths.relative(absolute, to: above) { return steps + relative }
      above = Paths.parent(above)
      steps += "../"
    }
    return absolute
  }

  func shown(_ path: String) -> String {
    let absolute = Paths.join(folder, path)
    return Paths.relative(absolute, to: workingFolder) ?? absolute
  }
}
