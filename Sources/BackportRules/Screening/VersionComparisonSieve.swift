import LintCore
import SwiftSource

/// Whether a file may hold a comparison that `VersionComparison` understands, told by the bytes around the names.
/// Most of what asks for the version shows it, or sends it.
enum VersionComparisonSieve {
  static let words = ["isOperatingSystemAtLeast", "operatingSystemVersion"]
  private static let search = WordSet(words)

  static func passes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    search.contains(in: bytes) { hit in
      var cursor = ByteCursor(bytes: bytes, index: hit.upperBound)
      if bytes[hit.lowerBound] == UInt8(ascii: "i") { return cursor.takeVersion() }
      if cursor.endsValue() { return isCompared(after: hit.upperBound, in: bytes) }
      return cursor.takeMajorVersion()
    }
  }

  private static let uses = WordSet([".majorVersion"])

  /// Whether what follows may compare a constant that holds the version.
  private static func isCompared(after place: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    uses.occur(in: UnsafeRawBufferPointer(rebasing: bytes[place...]))
  }
}

/// Reads what comes next, white space aside; where a comment may stand, anything may follow.
private struct ByteCursor {
  let bytes: UnsafeRawBufferPointer
  var index: Int

  /// The next byte that is not white space.
  private mutating func next() -> UInt8 {
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    index += 1
    return true
  }

  /// Whether nothing more of the expression stands in the line.
  func endsValue() -> Bool {
    var place = index
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    return place == bytes.count || "\r\n;}/".utf8.contains(bytes[place])
  }

  private mutating func isComment() -> Bool { next() == UInt8(ascii: "/") }

  /// `(OperatingSystemVersion(…` or `(.init(…`
  mutating func takeVersion() -> Bool {
    guard take(UInt8(ascii: "(")) else { return isComment() }
    return "O./".utf8.contains(next())
  }

  /// `.majorVersion` and an operator.
  mutating func takeMajorVersion() -> Bool {
    guard take(UInt8(ascii: ".")) else { return isComment() }
    _ = next()
    for byte in "majorVersion".utf8 {
      guard index < bytes.count, bytes[index] == byte else { return isComment() }
      index += 1
    }
    return "<>=!/".utf8.contains(next())
  }
}
