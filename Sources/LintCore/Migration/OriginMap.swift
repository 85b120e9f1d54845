/// Where the bytes of a rewritten file come from.
public struct OriginMap: Sendable {
  /// A part of the original, and what stands for it now.
  struct Piece {
    var original: Range<Int>
    var current: Range<Int>
  }
  /// In order, free of overlaps.
  private(set) var pieces: [Piece]

  /// Where a place of the original that was left alone is now.
  public func current(of offset: Int) -> Int {
    let before = pieces.last { $0.original.upperBound <= offset }
    return offset + (before.map { $0.current.upperBound - $0.original.upperBound } ?? 0)
  }

  /// Takes note of bytes that were put into the rewritten file.
  public mutating func insert(_ count: Int, at offset: Int) {
    let start = original(of: offset..<offset).lowerBound
    let place = pieces.firstIndex { $0.current.lowerBound >= offset } ?? pieces.count
    for index in pieces[place...].indices {
      let range = pieces[index].current
      pieces[index].current = range.lowerBound + count..<range.upperBound + count
    }
    pieces.insert(Piece(original: start..<start, current: offset..<offset + count), at: place)
  }

  /// What a range of the rewritten file was in the original, with all that it takes the place of or lies beside.
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
