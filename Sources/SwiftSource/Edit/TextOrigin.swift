/// Where the parts of an edited text come from.
public struct TextOrigin: Sendable {
  /// The text before the first edit.
  public let text: SourceText
  /// What no edit touched, in order: ranges of the edited text, and where they began.
  private let kept: [(range: Range<Int>, start: Int)]

  /// - Parameters:
  ///   - edited: the text that was edited last.
  ///   - parts: what stays of it, as in `SourceText.parts(after:)`.
  fileprivate init(_ edited: SourceText, keeping parts: [(range: Range<Int>, start: Int)]) {
    guard let origin = edited.origin else {
      (text, kept) = (edited, parts)
      return
    }
    text = origin.text
    var all: [(range: Range<Int>, start: Int)] = []
    var next = 0
    for part in parts {
      let before = part.start..<part.start + part.range.count
      while next < origin.kept.count, origin.kept[next].range.upperBound <= before.lowerBound { next += 1 }
      for earlier in origin.kept[next...].prefix(while: { $0.range.lowerBound < before.upperBound }) {
        let common = earlier.range.clamped(to: before)
        let start = part.range.lowerBound + common.lowerBound - before.lowerBound
        all.append(
          (start..<start + common.count, earlier.start + common.lowerBound - earlier.range.lowerBound))
      }
    }
    kept = all
  }

  /// Where an offset of the edited text was, if no edit touched more of its line than the indentation.
  public func offset(of offset: Int, in edited: SourceText) -> Int? {
    let line = edited.rangeOfLine(at: offset)
    let start = edited.bytes[line].firstIndex { !$0.isBlank } ?? line.upperBound
    guard offset >= start else { return nil }
    var (low, high) = (0, kept.count)
    while low < high {
      let middle = (low + high) / 2
      if kept[middle].range.upperBound <= start { low = middle + 1 } else { high = middle }
    }
    guard low < kept.count, kept[low].range.lowerBound <= start, kept[low].range.upperBound >= line.upperBound
    else { return nil }
    return kept[low].start + offset - kept[low].range.lowerBound
  }
}

extension SourceText {
  /// The text after some edits, as in `applying(_:)`. It knows what it was made of.
  public func edited(by edits: [Edit]) -> SourceText {
    let (bytes, kept) = parts(after: edits)
    return SourceText(bytes, origin: TextOrigin(self, keeping: kept))
  }
}
