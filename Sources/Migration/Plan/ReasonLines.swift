import LintCore
import SwiftSource

/// Writes the lines that reasons name as those of files at another time of a migration.
struct ReasonLines {
  struct File {
    var path: String
    /// Another line for a line; `nil`: the file does not have it.
    var line: (Int) -> Int?
  }
  /// By the end of their paths.
  private let files: [Substring: [File]]

  init(_ files: [File]) { self.files = Dictionary(grouping: files) { $0.path[...].end } }

  func rewritten(_ finding: Finding) -> Finding {
    guard let reason = finding.fix?.reason, !files.isEmpty else { return finding }
    var finding = finding
    finding.fix!.reason!.message = rewritten(reason.message)
    return finding
  }

  /// A text with each `path:line` of these files changed.
  private func rewritten(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let colon = rest.firstIndex(of: ":") {
      let digits = rest[colon...].dropFirst().prefix(while: \.isNumber)
      let path = rest[..<colon]
      // After `/` it is the end of a longer path.
      let file =
        digits.isEmpty
        ? nil
        : files[path.end]?.first {
          path.hasSuffix($0.path) && path.dropLast($0.path.count).last != "/"
        }
      result += rest[...colon]
      result += file.flatMap { file in Int(digits).flatMap(file.line) }.map(String.init) ?? String(digits)
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}

extension ReasonLines {
  /// Those of the files before a migration, for findings in its result. One on a declaration whose check has gone was found
  /// before.
  static func original(of result: MigrationResult) -> ReasonLines {
    ReasonLines(
      result.changes.compactMap { change in
        guard let map = result.origins[change.shownPath], let contents = change.contents else { return nil }
        return File(
          path: change.shownPath, map: map, original: SourceText(change.original),
          current: SourceText(contents)
        )
      })
  }
}

extension ReasonLines.File {
  /// The original lines of a changed file's lines.
  init(
    path: String, map: @autoclosure @escaping () -> OriginMap, original: SourceText, current: SourceText
  ) {
    self.init(path: path) { line in
      guard (1...current.position(of: current.bytes.count).line).contains(line) else { return nil }
      let range = current.rangeOfLine(line)
      let blank = current.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }.count
      let start = current.position(of: range.lowerBound + blank)
      return original.position(of: map().original(of: start, reading: current[range], in: original)).line
    }
  }
}

extension MigrationState {
  /// The lines that the files had before the migration, for those that they have now.
  var originalLines: ReasonLines {
    ReasonLines(
      texts.compactMap { file, text in
        originals[file].map {
          ReasonLines.File(
            path: files[file].shownPath, map: history.originMap(of: file), original: $0, current: text)
        }
      })
  }

  /// The opposite.
  var currentLines: ReasonLines {
    ReasonLines(
      texts.compactMap { file, text in
        originals[file].map { original in
          ReasonLines.File(path: files[file].shownPath) { line in
            guard (1...original.position(of: original.bytes.count).line).contains(line) else { return nil }
            let range = original.rangeOfLine(line)
            let blank = original.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }.count
            let place = history.current(ofOriginal: range.lowerBound + blank, in: file)
            return text.position(of: min(place, text.bytes.count)).line
          }
        }
      })
  }
}

extension Substring {
  /// The last word of a path, or of a text that ends with one.
  fileprivate var end: Substring {
    lastIndex { "/ ('".contains($0) }.map { self[index(after: $0)...] } ?? self
  }
}
