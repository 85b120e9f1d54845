import LintCore
import SwiftSource

/// The origins of a rewritten file's bytes.
public struct OriginMap: Sendable {
  /// A piece of the original, and its replacement.
  struct Piece {
    var original: Range<Int>
    var current: Range<Int>
  }
  /// Sorted, without overlaps.
  private(set) var pieces: [Piece]

  /// The current offset for an unchanged place of the original.
  public func current(of offset: Int) -> Int {
    let before = pieces.last { $0.original.upperBound <= offset }
    return offset + (before.map { $0.current.upperBound - $0.original.upperBound } ?? 0)
  }

  /// The original offset of a place in the rewritten file; in a replacement, that of the same text, or the start of what was
  /// replaced.
  func original(of place: SourcePosition, reading line: String, in text: SourceText?) -> Int {
    var growth = 0
    for piece in pieces {
      if place.offset < piece.current.lowerBound { break }
      if piece.current.contains(place.offset) {
        let same = text?.offset(of: line.utf8.dropFirst(place.column - 1), in: piece.original)
        return same ?? piece.original.lowerBound
      }
      growth = piece.current.upperBound - piece.original.upperBound
    }
    return place.offset - growth
  }

  /// Records bytes that were inserted into the rewritten file.
  public mutating func insert(_ count: Int, at offset: Int) {
    let start = original(of: offset..<offset).lowerBound
    let place = pieces.firstIndex { $0.current.lowerBound >= offset } ?? pieces.count
    for index in pieces[place...].indices {
      let range = pieces[index].current
      pieces[index].current = range.lowerBound + count..<range.upperBound + count
    }
    pieces.insert(Piece(original: start..<start, current: offset..<offset + count), at: place)
  }

  /// The range of the original for a range of the rewritten file, including the replaced pieces that it
  /// touches.
  public func original(of range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    for piece in pieces {
      if piece.current.lowerBound > range.upperBound { break }
      let growth = piece.original.upperBound - piece.current.upperBound
      if piece.current.upperBound < range.lowerBound {
        lower = range.lowerBound + growth
      } else if piece.current.lowerBound <= range.lowerBound {
        lower = piece.original.lowerBound
      }
      upper =
        piece.current.upperBound >= range.upperBound ? piece.original.upperBound : range.upperBound + growth
    }
    return min(lower, upper)..<max(lower, upper)
  }
}

extension SourceText {
  /// Where the rest of a line stands in a range.
  fileprivate func offset(of rest: some Collection<UInt8>, in range: Range<Int>) -> Int? {
    let count = rest.reversed().drop { $0 == 0x0A || $0 == 0x0D }.count
    guard count > 0, range.count >= count else { return nil }
    let wanted = Array(rest.prefix(count))
    return (range.lowerBound...range.upperBound - count).first {
      bytes[$0..<$0 + count].elementsEqual(wanted)
    }
  }
}
