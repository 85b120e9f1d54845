extension SourceText {
  /// The edit that deletes a range and the white space that belongs to it. A line that becomes empty is
  /// deleted; blank lines do not accumulate, and none remain at the start or end of a block; a deletion
  /// within a line takes one space with it; a missing final newline stays missing.
  public func deletion(of range: Range<Int>) -> Edit {
    let lineStart = startOfLine(at: range.lowerBound)
    let lineEnd = endOfLine(at: range.upperBound)
    let isFirst = isBlank(lineStart..<range.lowerBound)
    let isLast = isBlank(range.upperBound..<lineEnd)
    switch (isFirst, isLast) {
    case (true, true):
      return Edit(lines(lineStart..<startOfNextLine(at: lineEnd)))
    case (true, false):
      return Edit(range.lowerBound..<skippingBlanks(after: range.upperBound))
    case (false, true):
      return Edit(skippingBlanks(before: range.lowerBound)..<range.upperBound)
    case (false, false):
      let next = bytes[skippingBlanks(after: range.upperBound)]
      if isOpening(bytes[range.lowerBound - 1]) || (bytes[range.lowerBound - 1].isBlank && !isClosing(next)) {
        return Edit(range.lowerBound..<skippingBlanks(after: range.upperBound))
      }
      return isClosing(next)
        ? Edit(skippingBlanks(before: range.lowerBound)..<range.upperBound)
        : Edit(range)
    }
  }

  /// Whole lines, extended by the blank lines that would be superfluous.
  private func lines(_ lines: Range<Int>) -> Range<Int> {
    let blanksStart = startOfBlankLines(before: lines.lowerBound)
    let blanksEnd = endOfBlankLines(after: lines.upperBound)
    let hasBlankBefore = blanksStart < lines.lowerBound
    let hasBlankAfter = blanksEnd > lines.upperBound
    let isAtEnd = blanksEnd == bytes.count
    if isAtEnd {
      if blanksStart == 0 { return 0..<bytes.count }
      // The previous line gets the last line's ending, or none.
      let hasFinalNewline = bytes[lines.upperBound - 1].isNewline
      return hasFinalNewline
        ? blanksStart..<lines.upperBound : startOfLineEnding(before: blanksStart)..<lines.upperBound
    }
    let isFirstInBlock = blanksStart == 0 || beginsBlock(before: blanksStart)
    let isLastInBlock = endsBlock(at: skippingBlanks(after: blanksEnd))
    if isLastInBlock, hasBlankBefore { return blanksStart..<lines.upperBound }
    if hasBlankAfter, hasBlankBefore || isFirstInBlock {
      // At the start of a file, the blank lines after it are deleted; elsewhere one of the two runs of blank
      // lines.
      return lines.lowerBound..<blanksEnd
    }
    return lines
  }

  private func startOfBlankLines(before offset: Int) -> Int {
    var start = offset
    while start > 0 {
      let previous = startOfLine(at: startOfLineEnding(before: start))
      guard isBlank(previous..<start) else { break }
      start = previous
    }
    return start
  }

  private func endOfBlankLines(after offset: Int) -> Int {
    var end = offset
    while end < bytes.count {
      let next = startOfNextLine(at: end)
      guard isBlank(end..<next) else { break }
      end = next
    }
    return end
  }

  /// The offset before the line ending that ends at `offset`.
  private func startOfLineEnding(before offset: Int) -> Int {
    var start = offset
    if start > 0, bytes[start - 1] == 0x0A { start -= 1 }
    if start > 0, bytes[start - 1] == 0x0D { start -= 1 }
    return start
  }

  /// Whether the line before blank lines begins a block: with an opening bracket or a closure's `in` at its end, or as an
  /// `#if`, `#elseif` or `#else`.
  private func beginsBlock(before offset: Int) -> Bool {
    var end = offset
    while end > 0, bytes[end - 1].isBlankOrNewline { end -= 1 }
    guard end > 0 else { return false }
    let start = skippingBlanks(after: startOfLine(at: end - 1))
    return isOpening(bytes[end - 1]) || holds("#if", at: start) || holds("#else", at: start)
      || end > 2 && holds("in", at: end - 2) && bytes[end - 3].isBlank && !holds("for ", at: start)
  }

  private func endsBlock(at offset: Int) -> Bool {
    isClosing(bytes[offset]) || holds("#else", at: offset) || holds("#endif", at: offset)
  }

  /// Whether the text begins at the offset.
  private func holds(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer {
      offset + $0.count <= bytes.count && bytes[offset..<offset + $0.count].elementsEqual($0)
    }
  }

  private func skippingBlanks(after offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
    return offset
  }

  private func skippingBlanks(before offset: Int) -> Int {
    var offset = offset
    while offset > 0, bytes[offset - 1].isBlank { offset -= 1 }
    return offset
  }

  private func isOpening(_ byte: UInt8) -> Bool { byte == 0x7B || byte == 0x28 || byte == 0x5B }
  private func isClosing(_ byte: UInt8) -> Bool { byte == 0x7D || byte == 0x29 || byte == 0x5D }
}
