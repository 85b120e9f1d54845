import SystemCalls

/// The generated files according to `.gitattributes`: `linguist-generated`, which GitHub uses to fold them in
/// a diff.
package final class GitAttributes: Sendable {
  private typealias Line = (pattern: Glob, isGenerated: Bool)
  /// The patterns of the file in one folder.
  private typealias Statements = (folder: String, lines: [Line])
  /// The folders that contain a `.gitattributes`.
  private let folders: Set<String>
  private let repositories: Set<String>
  /// The patterns that apply to a folder, nearest first.
  private let known = Cache<String, [Statements]>()

  /// Uses the files that a walk found.
  package init(_ discovery: Discovery) {
    folders = discovery.attributed
    repositories = Set(discovery.repositories)
  }

  /// Whether a path is marked as generated.
  /// - Parameter path: absolute. The nearest file with a matching pattern counts, and in it the last line.
  package func isMarkedGenerated(_ path: String) -> Bool {
    if folders.isEmpty { return false }
    for statements in statements(for: Paths.parent(path)) {
      guard let shown = Paths.relative(path, to: statements.folder) else { continue }
      if let line = statements.lines.last(where: { $0.pattern.matchesAlone(shown) }) {
        return line.isGenerated
      }
    }
    return false
  }

  private func statements(for folder: String) -> [Statements] {
    known.value(of: folder) {
      let lines = folders.contains(folder) ? Self.read(Paths.join(folder, ".gitattributes")) : []
      let own = lines.isEmpty ? [] : [(folder, lines)]
      // Files above the repository do not apply.
      let isTop = folder == "/" || repositories.contains(folder)
      return isTop ? own : own + statements(for: Paths.parent(folder))
    }
  }

  private static func read(_ path: String) -> [Line] {
    guard let bytes = try? FileReader.bytes(of: path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let pattern = words.first, !pattern.hasPrefix("#") else { return nil }
      for word in words.dropFirst().reversed() {
        switch word {
        case "linguist-generated", "linguist-generated=true":
          return (Glob(String(pattern)), true)
        case "-linguist-generated", "linguist-generated=false", "!linguist-generated":
          return (Glob(String(pattern)), false)
        default: continue
        }
      }
      return nil
    }
  }
}
