/// What `.gitattributes` files say of generated files: `linguist-generated`, by which GitHub folds them in a diff.
package final class GitAttributes: Sendable {
  private struct Line: Sendable {
    var pattern: Glob
    var isGenerated: Bool
  }
  /// By the folder that the file lies in.
  private let known = Locked<[String: [Line]]>([:])

  package init() {}

  /// - Parameter path: absolute. The nearest file that speaks of it counts, and in it the last line.
  package func saysGenerated(_ path: String) -> Bool {
    var folder = Paths.parent(path)
    while true {
      if let shown = Paths.relative(path, to: folder),
        let line = lines(in: folder).last(where: { $0.pattern.matches(shown) })
      {
        return line.isGenerated
      }
      // Nothing above the repository speaks of it.
      if folder == "/" || Paths.exists(Paths.join(folder, ".git")) { return false }
      folder = Paths.parent(folder)
    }
  }

  private func lines(in folder: String) -> [Line] {
    if let lines = known.withLock({ $0[folder] }) { return lines }
    let lines = Self.read(Paths.join(folder, ".gitattributes"))
    known.withLock { $0[folder] = lines }
    return lines
  }

  private static func read(_ path: String) -> [Line] {
    guard let bytes = try? FileReader.bytes(of: path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let pattern = words.first, !pattern.hasPrefix("#") else { return nil }
      for word in words.dropFirst().reversed() {
        switch word {
        case "linguist-generated", "linguist-generated=true":
          return Line(pattern: Glob(String(pattern)), isGenerated: true)
        case "-linguist-generated", "linguist-generated=false", "!linguist-generated":
          return Line(pattern: Glob(String(pattern)), isGenerated: false)
        default: continue
        }
      }
      return nil
    }
  }
}
