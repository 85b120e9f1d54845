import Availability
import Projects

/// The declared minimums of a project, for people: by platform, lowest first.
public enum DeclaredMinimumsReport {
  /// - Parameters:
  ///   - stated: with the paths to show.
  ///   - computed: those that are not stated as plain text.
  public static func write(
    _ stated: [MinimumDeclaration], computed: [(place: String, text: String)], to out: ByteWriter
  ) {
    if stated.isEmpty { out.write("No minimum is declared here in plain text.\n") }
    for platform in Platform.allCases {
      let own = stated.filter { $0.platform == platform }
      guard let highest = own.map(\.version).max() else { continue }
      out.write("\(platform.rawValue)\n")
      let width = own.map(\.version.description.count).max() ?? 0
      let groups = Dictionary(grouping: own) { Group(version: $0.version, path: $0.path) }
      for (group, rows) in groups.sorted(by: { ($0.key.version, $0.key.path) < ($1.key.version, $1.key.path) }
      ) {
        let version = group.version.description
        let lines = Set(rows.map(\.line)).sorted().map(String.init)
        out.write("  \(version)\(String(repeating: " ", count: width - version.count))  ")
        out.write("\(group.path.printable):\(lines.joined(separator: ", "))")
        let owners = owners(of: rows)
        if !owners.isEmpty { out.write(" (\(owners.printable))") }
        out.write(group.version < highest ? ", lower than \(highest) elsewhere\n" : "\n")
      }
    }
    for (place, text) in computed {
      out.write("\(place.printable): '\(text.printable)' is computed, and not read\n")
    }
  }

  /// The rows that make one line.
  private struct Group: Hashable {
    var version: Version
    var path: String
  }

  /// The owners in the order of their lines: `target App, Debug and Release; target Kit, Debug`.
  private static func owners(of rows: [MinimumDeclaration]) -> String {
    var names: [String] = []
    var configurations: [String: [String]] = [:]
    for owner in rows.sorted(by: { $0.line < $1.line }).compactMap(\.owner) {
      let parts = owner.split(separator: ",", maxSplits: 1).map(String.init)
      if configurations[parts[0]] == nil { names.append(parts[0]) }
      let configuration = parts.dropFirst().map { $0.drop { $0 == " " } }.first.map(String.init)
      if let configuration, configurations[parts[0]]?.contains(configuration) != true {
        configurations[parts[0], default: []].append(configuration)
      } else {
        configurations[parts[0], default: []] += []
      }
    }
    return names.map { name in
      let own = configurations[name] ?? []
      return own.isEmpty ? name : "\(name), \(own.joined(separator: " and "))"
    }.joined(separator: "; ")
  }
}
