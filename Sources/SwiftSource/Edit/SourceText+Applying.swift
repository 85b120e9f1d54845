extension SourceText {
  /// The text of a range after some edits inside it. The edits must be sorted and must not overlap.
  public func text(of range: Range<Int>, applying edits: [Edit]) -> String {
    let shifted = edits.map { edit in
      Edit(
        edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
        replacement: edit.replacement)
    }
    return String(decoding: SourceText(Array(bytes[range])).applying(shifted), as: UTF8.self)
  }

  /// The bytes after some edits, which must be sorted and must not overlap, as in `EditResolution`.
  ///
  /// Deletions that only white space separates are treated as one. So a line that they empty together is
  /// deleted, and blank lines between deleted statements do not accumulate.
  public func applying(_ edits: [Edit]) -> [UInt8] { parts(after: edits).bytes }

  /// The same, and what stays: ranges of the result, and where they began.
  func parts(after edits: [Edit]) -> (bytes: [UInt8], kept: [(range: Range<Int>, start: Int)]) {
    let edits = joiningDeletions(edits)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var kept: [(range: Range<Int>, start: Int)] = []
    func keep(_ part: Range<Int>) {
      kept.append((result.count..<result.count + part.count, part.lowerBound))
      result += bytes[part]
    }
    var position = 0
    for edit in edits {
      precondition(edit.range.lowerBound >= position, "edits overlap or are out of order")
      keep(position..<edit.range.lowerBound)
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    keep(position..<bytes.count)
    return (result, kept)
  }

  private func joiningDeletions(_ edits: [Edit]) -> [Edit] {
    var result: [Edit] = []
    var isRun = false
    for edit in edits {
      if let last = result.last, last.isDeletion, edit.isDeletion,
        areNeighbours(last.range, edit.range)
      {
        result[result.count - 1].range = last.range.lowerBound..<edit.range.upperBound
        isRun = true
        continue
      }
      if isRun { tidyLastRun(of: &result, before: edit.range.lowerBound) }
      isRun = false
      result.append(edit)
    }
    if isRun { tidyLastRun(of: &result, before: bytes.count) }
    return result
  }

  /// Whether only white space lies between two deletions, and the code before the first does not need it.
  private func areNeighbours(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let gap = bytes[first.upperBound..<second.lowerBound]
    guard gap.allSatisfy(\.isBlankOrNewline) else { return false }
    if isBlank(startOfLine(at: first.lowerBound)..<first.lowerBound) { return true }
    return !gap.contains(where: \.isNewline) && !bytes[second].contains(where: \.isNewline)
  }

  /// Recomputes the white space of a run of deletions as if it were one deletion.
  private func tidyLastRun(of edits: inout [Edit], before limit: Int) {
    let last = edits.removeLast()
    var deletion = self.deletion(of: last.range.trimmed(in: bytes))
    deletion.range =
      min(
        deletion.range.lowerBound, last.range.lowerBound)..<max(
        deletion.range.upperBound, last.range.upperBound)
    let floor = edits.last?.range.upperBound ?? 0
    deletion.range = max(deletion.range.lowerBound, floor)..<min(deletion.range.upperBound, limit)
    let (start, end) = (deletion.range.lowerBound, deletion.range.upperBound)
    // What is left of the last line keeps the indentation of the first.
    if start == startOfLine(at: start), end != startOfLine(at: end), !isBlank(end..<endOfLine(at: end)) {
      let indentation = bytes[start..<end].prefix { $0 == 0x20 || $0 == 0x09 }
      deletion.range = indentation.endIndex..<end
    }
    edits.append(deletion)
  }
}

extension Edit {
  var isDeletion: Bool { replacement.isEmpty && !range.isEmpty }
}

extension Range<Int> {
  /// The range without white space at its ends.
  fileprivate func trimmed(in bytes: [UInt8]) -> Range<Int> {
    var start = lowerBound
    var end = upperBound
    while start < end, bytes[start].isBlankOrNewline { start += 1 }
    while end > start, bytes[end - 1].isBlankOrNewline { end -= 1 }
    return start..<end
  }
}
