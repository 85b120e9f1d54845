// value = make(title: "a",           let value = make(title: "a",
//              detail: "b")     →                 detail: "b")
import SwiftSource

extension SyntaxTree {
  /// A piece of code that has moved, where lines that were aligned with its first one move as that does.
  /// - Parameters:
  ///   - moved: the text, with its new indentation.
  ///   - part: the bytes that it was.
  ///   - columns: how far its first line moves beyond the indentation.
  func aligning(_ moved: String, of part: Range<Int>, by columns: Int) -> String {
    if columns == 0 { return moved }
    let aligned = linesBelowBracket(in: part)
    if aligned.isEmpty { return moved }
    var lines = moved.split(separator: "\n", omittingEmptySubsequences: false)
    for line in aligned where lines.indices.contains(line) {
      if columns > 0 {
        lines[line] = Substring(repeatElement(" ", count: columns) + lines[line])
      } else if lines[line].prefix(-columns).allSatisfy({ $0 == " " }) {
        lines[line] = lines[line].dropFirst(-columns)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of a part, counted from its first, that start right below what follows a bracket of the first.
  private func linesBelowBracket(in part: Range<Int>) -> [Int] {
    let first = text.position(of: part.lowerBound)
    var columns: Set<Int> = []
    var lines: [Int] = []
    for index in tokenIndices(in: part) {
      let token = tokens[index]
      let place = text.position(of: Int(token.start))
      if place.line == first.line {
        if token.kind == .leftParen || token.kind == .leftSquare { columns.insert(place.column + 1) }
      } else if token.kind != .stringSegment, token.kind != .multilineStringQuote,
        columns.contains(place.column),
        text.isBlank(text.startOfLine(at: Int(token.start))..<Int(token.start))
      {
        lines.append(place.line - first.line)
      }
    }
    return lines
  }
}
