/// Where the bytes of a rewritten file come from.
public struct OriginMap: Sendable {
  /// A part of the original, and what stands for it now.
  struct Piece {
    var original: Range<Int>
    var current: Range<Int>
  }
  /// In order, free of overlaps.
  let pieces: [Piece]

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
