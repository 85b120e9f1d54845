/// Results of reading ahead. They are cached so that no part of a file is read ahead repeatedly: otherwise
/// each question below would take quadratic time on some malicious file.
struct Lookahead {
  /// The number of bytes read only to look ahead.
  var bytesRead = 0
  /// Whether the rest of the file closes no conflict marker.
  var hasNoConflictEnd = false
  var hasNoPerforceEnd = false
  /// The quotes with `#`s after them, on the line that ends at `end`.
  var quotesOnLine = ClosingRuns()
  /// The slashes with `#`s after them, up to the end of the file.
  var regexSlashes = ClosingRuns()
  /// The offset up to which the line was searched for `#>`, and the offset of the last one.
  var placeholderEnds: (searchedTo: Int, last: Int) = (-1, -1)
  /// No string in curly quotes that starts before this offset is terminated.
  var curlyQuoteBlockedTo = 0
}

/// Closing delimiters ahead, each with the number of `#`s after it. Only those without a later one that has
/// as many `#`s are kept.
struct ClosingRuns {
  /// The offset up to which the bytes were searched.
  private(set) var end = -1
  private var runs: [(offset: Int, pounds: Int)] = []

  mutating func start(upTo end: Int) {
    self.end = end
    runs.removeAll(keepingCapacity: true)
  }

  mutating func add(_ offset: Int, pounds: Int) {
    while let last = runs.last, last.pounds <= pounds { runs.removeLast() }
    runs.append((offset, pounds))
  }

  /// Whether a delimiter with at least `pounds` `#`s starts at or after an offset.
  func contains(pounds: Int, from offset: Int) -> Bool {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].pounds >= pounds { low = middle + 1 } else { high = middle }
    }
    return low > 0 && runs[low - 1].offset >= offset
  }
}
