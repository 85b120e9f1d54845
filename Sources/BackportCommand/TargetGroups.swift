import Availability
import LintCore
import Projects

/// The number of files with the same targets, in order of first occurrence.
struct TargetGroups {
  private var groups: [(targets: FileTargets, count: Int)] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  mutating func add(_ targets: FileTargets, count: Int) {
    if count == 0 { return }
    let group = indices[ObjectIdentifier(targets), default: groups.count]
    if group == groups.count {
      indices[ObjectIdentifier(targets)] = group
      groups.append((targets, 0))
    }
    groups[group].count += count
  }

  /// The number of files without known targets.
  var unknownCount: Int { groups.filter(\.targets.isEmpty).map(\.count).reduce(0, +) }

  /// Whether platforms are known, but none of their minimums.
  var hasNoMinimum: Bool { groups.allSatisfy(\.targets.targets.isEmpty) }

  /// The declared minimums that could not be parsed and that nothing replaces, without duplicates.
  var unread: [UnreadMinimum] {
    Set(groups.flatMap(\.targets.unread)).sorted { ($0.place, $0.message) < ($1.place, $1.message) }
  }

  /// `12 files: iOS 16.0 from Package.swift:6, macOS 13.0 from Package.swift:6`.
  var explanations: [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for group in groups {
      let text = Self.explanation(of: group.targets)
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += group.count
    }
    return order.map { counted(counts[$0] ?? 0, "file") + $0 }
  }

  private static func explanation(of targets: FileTargets) -> String {
    // Two declarations of one minimum that `--min` replaces.
    var parts = targets.explanations.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let context = AvailabilityContext(targets: targets.targets, unlisted: targets.unlisted)
    let unknown = context.platforms.filter { $0.target == nil }.map(\.platform)
    if unknown.count < targets.unlisted.count { parts.append("macCatalyst like iOS") }
    if !unknown.isEmpty {
      parts.append("no minimum for \(unknown.map(\.rawValue).joined(separator: ", "))")
    }
    if parts.isEmpty { return ": no target is known: not judged" }
    let why = targets.areLowestOfAll ? " that no known target builds, by the lowest of all apps" : ""
    return "\(why): \(parts.joined(separator: ", "))"
  }
}
