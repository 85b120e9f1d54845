import LintCore
import SwiftSource

/// Writes the lines that reasons name as those of the files before a migration.
///
/// A finding in the result names lines of the result. One on a declaration whose check has gone was found before.
struct ReasonLines {
  fileprivate struct File {
    var path: String
    var map: OriginMap
    var original: SourceText
    var current: SourceText
  }
  /// By the end of their paths.
  private let files: [Substring: [File]]

  init(_ result: MigrationResult) {
    let files = result.changes.compactMap { change -> File? in
      guard let map = result.origins[change.shownPath], let contents = change.contents else { return nil }
      return File(
        path: change.shownPath, map: map, original: SourceText(change.original), current: SourceText(contents)
      )
    }
    self.files = Dictionary(grouping: files) { $0.path[...].end }
  }

  func original(_ finding: Finding) -> Finding {
    guard !finding.restsOnCheck, let reason = finding.fix?.reason else { return finding }
    var finding = finding
    finding.fix!.reason!.message = inOriginal(reason.message)
    return finding
  }

  /// A text with each `path:line` of these files changed.
  private func inOriginal(_ text: String) -> String {
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
      result +=
        file.flatMap { file in Int(digits).flatMap(file.originalLine) }.map(String.init) ?? String(digits)
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}

extension Substring {
  /// The last word of a path, or of a text that ends with one.
  fileprivate var end: Substring {
    lastIndex { "/ ('".contains($0) }.map { self[index(after: $0)...] } ?? self
  }
}

extension ReasonLines.File {
  /// - Parameter line: in the result.
  fileprivate func originalLine(_ line: Int) -> Int? {
    guard (1...current.position(of: current.bytes.count).line).contains(line) else { return nil }
    let range = current.rangeOfLine(line)
    let blank = current.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }.count
    let start = current.position(of: range.lowerBound + blank)
    return original.position(of: map.original(of: start, reading: current[range], in: original)).line
  }
}
