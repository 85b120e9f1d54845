/// What the lexer found out by reading ahead. It is kept so that no part of a file is read ahead over and over:
/// each question below would otherwise take quadratic time on some malicious file.
struct Lookahead {
  /// How many bytes were read only to look ahead.
  var bytesRead = 0
  /// Nothing from here to the end of the file closes a conflict marker.
  var hasNoConflictEnd = false
  var hasNoPerforceEnd = false
  /// The quotes with `#`s after them on the line that ends at `end`.
  var quotesOnLine = ClosingRuns()
  /// The slashes with `#`s after them to the end of the file.
  var regexSlashes = ClosingRuns()
  /// Up to where, and from where the last of them starts, the line was searched for `#>`.
  var placeholderEnds: (searchedTo: Int, last: Int) = (-1, -1)
  /// No string in curly quotes that starts before this offset has an end.
  var curlyQuoteBlockedTo = 0
}

/// Closing delimiters ahead, each with the number of `#`s that follow: of all, only those that no later one
/// with as many `#`s makes redundant.
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

  /// Whether a delimiter with at least so many `#`s starts at an offset or after it.
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
