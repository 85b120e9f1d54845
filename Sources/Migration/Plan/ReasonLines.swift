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
  private let files: [File]

  init(_ result: MigrationResult) {
    files = result.changes.compactMap { change in
      guard let map = result.origins[change.shownPath], let contents = change.contents else { return nil }
      return File(
        path: change.shownPath, map: map, original: SourceText(change.original), current: SourceText(contents)
      )
    }
  }

  func original(_ finding: Finding) -> Finding {
    guard !finding.restsOnCheck, let reason = finding.fix?.reason else { return finding }
    var finding = finding
    for file in files where reason.message.contains(file.path) {
      let message = finding.fix!.reason!.message
      finding.fix!.reason!.message = file.inOriginal(message)
    }
    return finding
  }
}

extension ReasonLines.File {
  /// A text with each `path:line` of this file changed.
  fileprivate func inOriginal(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let found = rest.firstRange(of: path + ":") {
      let digits = rest[found.upperBound...].prefix(while: \.isNumber)
      let before = rest[..<found.lowerBound].last ?? result.last ?? " "
      result += rest[..<found.upperBound]
      rest = rest[digits.endIndex...]
      // After `/` it is the end of a longer path.
      let changed = before == "/" ? nil : Int(digits).flatMap(originalLine)
      result += changed.map(String.init) ?? String(digits)
    }
    return result + rest
  }

  /// - Parameter line: in the result.
  private func originalLine(_ line: Int) -> Int? {
    guard (1...current.position(of: current.bytes.count).line).contains(line) else { return nil }
    let range = current.rangeOfLine(line)
    let blank = current.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }.count
    let start = current.position(of: range.lowerBound + blank)
    return original.position(of: map.original(of: start, reading: current[range], in: original)).line
  }
}
