import LintCore

/// The source line of a finding, cut to fit on a screen, and the marker below it.
struct SourceExcerpt {
  /// Printable.
  var line: String
  /// White space of the same width as the text before the finding.
  var indentation: String
  /// `^~~~`, up to the end of the finding or of the line.
  var marker: String

  /// Longer lines are cut around the finding: generated code can have lines of megabytes.
  private static let longestLine = 160
  private static let mostBefore = 100

  /// `nil` when the line is not known up to the finding.
  init?(_ finding: Finding) {
    let bytes = finding.sourceLine.utf8
    let column = finding.start.column - 1
    guard !bytes.isEmpty, column >= 0, column < bytes.count else { return nil }
    let start = bytes.index(bytes.startIndex, offsetBy: column)
    let isOneLine = finding.end.line == finding.start.line && finding.end.column > finding.start.column
    let endOffset = isOneLine ? min(finding.end.column - 1, bytes.count) : bytes.count
    let end = bytes.index(bytes.startIndex, offsetBy: endOffset)

    var before = Array(finding.sourceLine[..<start].unicodeScalars.suffix(Self.mostBefore + 1))
    let isCutBefore = before.count > Self.mostBefore
    if isCutBefore { before.removeFirst(before.count - Self.mostBefore / 2) }
    let room = Self.longestLine - before.count
    let after = Array(finding.sourceLine[start...].unicodeScalars.prefix(room + 1))
    let isCutAfter = after.count > room
    let marked = finding.sourceLine[start..<end].unicodeScalars.prefix(room)

    line =
      (isCutBefore ? "…" : "") + String(String.UnicodeScalarView(before + after.prefix(room))).printable
      + (isCutAfter ? "…" : "")
    indentation = (isCutBefore ? " " : "") + Self.blank(before)
    let width = marked.reduce(0) { $0 + $1.columns }
    marker = "^" + String(repeating: "~", count: max(0, width - 1))
  }

  /// White space of the same width. Tabs are kept, because the terminal determines their width.
  private static func blank(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
  }
}

extension Unicode.Scalar {
  /// The number of terminal columns: 0, 1, or 2 (UAX #11: wide characters and emoji 2, combining marks 0).
  var columns: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
