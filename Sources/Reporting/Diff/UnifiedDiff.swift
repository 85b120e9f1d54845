import SwiftSource

/// The unified diff of one file, in the form of `git apply` and `patch`.
public struct UnifiedDiff: Sendable {
  /// The number of unchanged lines around a change.
  private static let context = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let diff: LineDiff

  /// - Parameter old, new: the file's bytes; empty for a file that does not exist.
  public init(old: [UInt8], new: [UInt8]) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    // Lines before the first change and after the last one are equal and need no number.
    let common = zip(self.old, self.new).prefix { $0.elementsEqual($1) }.count
    let rest = zip(self.old[common...].reversed(), self.new[common...].reversed())
    let ending = rest.prefix { $0.elementsEqual($1) }.count
    var numbers: [Line: Int] = [:]
    func number(_ lines: [ArraySlice<UInt8>]) -> [Int] {
      let middle = lines[common..<lines.count - ending].map { line in
        let key = Line(bytes: line)
        if let known = numbers[key] { return known }
        numbers[key] = numbers.count
        return numbers.count - 1
      }
      return (0..<common).map { -1 - $0 } + middle + (0..<ending).map { -1 - common - $0 }
    }
    diff = LineDiff(old: number(self.old), new: number(self.new))
  }

  /// Hashes all bytes at once: an array hashes byte by byte.
  private struct Line: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// The numbers of removed and inserted lines.
  public var counts: (removed: Int, inserted: Int) {
    (diff.isRemoved.count { $0 }, diff.isInserted.count { $0 })
  }

  /// The changes as edits of the old text.
  package var edits: [Edit] {
    func start(of line: Int) -> Int { line < old.count ? old[line].startIndex : old.last?.endIndex ?? 0 }
    return diff.changes.map { change in
      let replacement = String(decoding: Array(new[change.new].joined()), as: UTF8.self)
      return Edit(
        start(of: change.old.lowerBound)..<start(of: change.old.upperBound), replacement: replacement)
    }
  }

  /// The text of the diff with git's headers; empty when nothing changed.
  /// - Parameters:
  ///   - path: relative to the folder in which the diff is applied.
  ///   - isDeleted: whether the file is deleted. An empty file that remains is not deleted.
  public func text(path: String, isDeleted: Bool = false, mode: String = "100644") -> [UInt8] {
    let hunks = self.hunks
    guard !hunks.isEmpty || isDeleted else { return [] }
    let before = Self.quoted("a/" + path)
    let after = Self.quoted("b/" + path)
    var result: [UInt8] = []
    func write(_ line: String) { result += (line + "\n").utf8 }
    write("diff --git \(before) \(after)")
    if isDeleted { write("deleted file mode \(mode)") }
    guard !hunks.isEmpty else { return result }
    // `patch` requires a tab after a name with spaces.
    let tab = path.utf8.contains(0x20) ? "\t" : ""
    write("--- \(before)\(tab)")
    write(isDeleted ? "+++ /dev/null" : "+++ \(after)\(tab)")
    for hunk in hunks { append(hunk, to: &result) }
    return result
  }

  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The changes with their context. Changes with overlapping contexts share a hunk.
  private var hunks: [Hunk] {
    var result: [Hunk] = []
    for (old, new) in diff.changes {
      if let last = result.last, old.lowerBound - last.old.upperBound <= 2 * Self.context {
        result[result.count - 1] = Hunk(
          old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
      } else {
        result.append(Hunk(old: old, new: new))
      }
    }
    return result.map { hunk in
      let before = min(Self.context, hunk.old.lowerBound)
      let after = min(Self.context, old.count - hunk.old.upperBound)
      return Hunk(
        old: hunk.old.lowerBound - before..<hunk.old.upperBound + after,
        new: hunk.new.lowerBound - before..<hunk.new.upperBound + after)
    }
  }

  private func append(_ hunk: Hunk, to result: inout [UInt8]) {
    result += "@@ -\(Self.span(hunk.old)) +\(Self.span(hunk.new)) @@\n".utf8
    var left = hunk.old.lowerBound
    var right = hunk.new.lowerBound
    while left < hunk.old.upperBound || right < hunk.new.upperBound {
      if left < hunk.old.upperBound, diff.isRemoved[left] {
        Self.append(0x2D, old[left], to: &result)
        left += 1
      } else if right < hunk.new.upperBound, diff.isInserted[right] {
        Self.append(0x2B, new[right], to: &result)
        right += 1
      } else {
        Self.append(0x20, old[left], to: &result)
        left += 1
        right += 1
      }
    }
  }

  private static func append(_ sign: UInt8, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    result.append(sign)
    result += line
    if line.last != 0x0A { result += "\n\\ No newline at end of file\n".utf8 }
  }

  /// `start,count`, from 1. For an empty range it is the line before; a count of 1 is omitted.
  private static func span(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  /// The lines with their endings. As in git, only LF ends a line.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      result.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
  }

  /// Git's C-style quoting for names with quotes, backslashes or control characters.
  private static func quoted(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
      return path
    }
    var result = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let octal = String(scalar.value, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
