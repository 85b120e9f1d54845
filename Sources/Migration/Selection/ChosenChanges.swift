import LintCore
import SwiftSource

/// Decisions of a person about single changes of a migration.
public struct ChosenChanges: Sendable {
  /// The start of a finding in the original files.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The path that findings show.
    public var path: String
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes; `nil`: anywhere in the line.
    public var column: Int?

    public init(path: String, line: Int, column: Int? = nil) {
      self.path = path
      self.line = line
      self.column = column
    }

    /// `App/Main.swift:12`, `App/Main.swift:12:5`.
    public var description: String { "\(path):\(line)" + (column.map { ":\($0)" } ?? "") }

    func holds(_ position: SourcePosition, of path: String) -> Bool {
      path == self.path && position.line == line && column.map { $0 == position.column } ?? true
    }
  }

  /// Only these changes and what they need; empty: all.
  public var only: [Place] = []
  /// Places whose unsafe fixes are accepted.
  public var acceptedPlaces: [Place] = []
  /// Rules whose unsafe fixes are accepted.
  public var acceptedRules: Set<String> = []

  public init() {}

  var isEmpty: Bool { only.isEmpty && acceptedPlaces.isEmpty && acceptedRules.isEmpty }

  /// Whether an unsafe fix may be accepted. Its place in the file may have changed.
  func mayAccept(_ finding: Finding) -> Bool {
    acceptedRules.contains(finding.rule) || acceptedPlaces.contains { $0.path == finding.path }
  }
}

/// The fixes of a plan that `ChosenChanges` selects.
struct ChosenFixes {
  /// The accepted unsafe fixes.
  private(set) var accepted: Set<Int> = []
  /// The selected fixes; `nil`: all.
  private(set) var only: Set<Int>?
  /// The places at which no fix begins; the reason of one that a person has to make.
  private(set) var unmatched: [(place: ChosenChanges.Place, reason: String?)] = []

  init(_ migrator: Migrator, of whole: MigrationRounds) {
    let chosen = migrator.chosen
    if chosen.isEmpty { return }
    let starts = whole.starts
    func fixes(at places: [ChosenChanges.Place]) -> Set<Int> {
      places.reduce(into: []) { all, place in
        let found = starts.indices.filter { place.holds(starts[$0].position, of: starts[$0].path) }
        all.formUnion(found)
        if !found.isEmpty { return }
        let finding = whole.firstFindings.first { place.holds($0.start, of: $0.path) }
        unmatched.append((place, finding?.fix?.reason?.message))
      }
    }
    // Who accepts a change accepts what it needs.
    var pending = Array(fixes(at: chosen.acceptedPlaces))
    while let fix = pending.popLast() {
      if accepted.insert(fix).inserted { pending += whole.state.history.needs[fix] }
    }
    accepted.formUnion(
      whole.applied.indices.filter { chosen.acceptedRules.contains(whole.applied[$0].rule) })
    if chosen.only.isEmpty { return }
    let asked = fixes(at: chosen.only)
    let made = asked.filter { fix in
      migrator.appliesUnsafeFixes || accepted.contains(fix) || whole.applied[fix].fix?.applicability == .safe
    }
    only = asked.union(Self.closed(made, whole.state.history))
  }

  /// The fixes with what they need and what they are evidence for. A fix alone would destroy the evidence.
  private static func closed(_ fixes: Set<Int>, _ history: EditHistory) -> Set<Int> {
    var neighbours = history.needs.map(Array.init)
    for (fix, others) in history.evidence.enumerated() {
      for other in others { neighbours[other].append(fix) }
    }
    var (found, pending) = (fixes, Array(fixes))
    while let fix = pending.popLast() {
      for other in neighbours[fix] where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }
}

extension MigrationRounds {
  /// The start of each fix's finding in the original files.
  fileprivate var starts: [(path: String, position: SourcePosition)] {
    var texts: [String: SourceText] = [:]
    return applied.indices.map { fix in
      let path = applied[fix].path
      if texts[path] == nil { texts[path] = SourceText(state.original(of: path) ?? []) }
      return (path, texts[path]!.position(of: state.place(ofFix: fix)))
    }
  }
}
