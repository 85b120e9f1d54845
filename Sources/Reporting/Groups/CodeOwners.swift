import Projects
import SystemCalls

/// The owners of files, from a repository's `CODEOWNERS`.
public struct CodeOwners: Sendable {
  private var lines: [(pattern: Glob, owners: String)] = []

  /// Whether no file has an owner.
  public var isEmpty: Bool { lines.isEmpty }

  /// - Parameter repository: absolute. Without a `CODEOWNERS` file, no file has an owner.
  public init(repository: String) {
    let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]
    let bytes = places.lazy.compactMap { try? FileReader.bytes(of: Paths.join(repository, $0)) }.first
    self.init(reading: bytes ?? [])
  }

  /// - Parameter bytes: the contents of a `CODEOWNERS` file.
  public init(reading bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      // A section heading of GitLab's syntax has no pattern.
      guard let pattern = words.first, !pattern.hasPrefix("[") else { continue }
      lines.append((Glob(String(pattern)), words.dropFirst().joined(separator: " ")))
    }
  }

  /// - Parameter path: relative to the repository. The last line with a matching pattern counts.
  public func owners(of path: String) -> String {
    lines.last { line in
      // GitHub: `docs/*` matches files directly in `docs`, not those below.
      line.pattern.pattern.hasSuffix("/*") ? line.pattern.matchesAlone(path) : line.pattern.matches(path)
    }?.owners ?? ""
  }
}
