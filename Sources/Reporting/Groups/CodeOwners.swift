import Projects
import SystemCalls

/// Who owns which files, as a repository's `CODEOWNERS` says.
public struct CodeOwners: Sendable {
  private var lines: [(pattern: Glob, owners: String)] = []

  /// Whether nobody owns anything.
  public var isEmpty: Bool { lines.isEmpty }

  /// - Parameter repository: absolute; without such a file nobody owns anything.
  public init(repository: String) {
    let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]
    let bytes = places.lazy.compactMap { try? FileReader.bytes(of: Paths.join(repository, $0)) }.first
    self.init(reading: bytes ?? [])
  }

  /// - Parameter bytes: what such a file holds.
  public init(reading bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      // A section of GitLab's has no pattern.
      guard let pattern = words.first, !pattern.hasPrefix("[") else { continue }
      lines.append((Glob(String(pattern)), words.dropFirst().joined(separator: " ")))
    }
  }

  /// - Parameter path: seen from the repository. The last line that speaks of it counts.
  public func owners(of path: String) -> String {
    lines.last { line in
      // GitHub: `docs/*` is about the files in `docs`, and not about those farther down.
      line.pattern.pattern.hasSuffix("/*") ? line.pattern.matchesAlone(path) : line.pattern.matches(path)
    }?.owners ?? ""
  }
}
