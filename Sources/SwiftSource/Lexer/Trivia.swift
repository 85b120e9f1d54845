/// A piece of the trivia between tokens: white space, a comment, or garbage.
public struct TriviaPiece: Hashable, Sendable {
  public enum Kind: UInt8, Sendable {
    /// One or more spaces.
    case spaces
    case tabs
    /// Vertical tabs and form feeds.
    case verticalSpaces
    /// A single LF, CR LF or CR.
    case newline
    /// `// …`, without the newline after it.
    case lineComment
    /// `/// …`
    case docLineComment
    /// `/* … */`, including nested comments.
    case blockComment
    /// `/** … */`
    case docBlockComment
    /// A backslash (with the `#`s of a raw string) and a newline in a multi-line string. They are not part of
    /// its value.
    case escapedNewline
    /// Invalid bytes: NUL, a byte order mark, malformed UTF-8, conflict markers.
    case garbage
  }

  public var kind: Kind
  /// UTF-8 byte offsets in the file.
  public var range: Range<Int>

  public var isComment: Bool {
    switch kind {
    case .lineComment, .docLineComment, .blockComment, .docBlockComment: true
    default: false
    }
  }
}

/// The trivia pieces of the gap between two tokens, in order. Together they cover the gap.
public struct Trivia: Sequence, IteratorProtocol {
  private let text: SourceText
  private var offset: Int
  private let end: Int

  /// - Parameter gap: from the end of a token (or the start of the file) to the start of the next one.
  public init(_ text: SourceText, in gap: Range<Int>) {
    self.text = text
    offset = gap.lowerBound
    end = gap.upperBound
  }

  public mutating func next() -> TriviaPiece? {
    guard offset < end else { return nil }
    let start = offset
    let piece = text.bytes.withUnsafeBufferPointer { buffer in
      SourceBytes(buffer, tables: .shared).triviaPiece(start, upTo: end)
    }
    offset = piece.range.upperBound
    return piece
  }
}

extension SourceBytes {
  fileprivate func triviaPiece(_ start: Int, upTo end: Int) -> TriviaPiece {
    let piece = { (kind: TriviaPiece.Kind, pieceEnd: Int) in
      TriviaPiece(kind: kind, range: start..<Swift.min(Swift.max(pieceEnd, start + 1), end))
    }
    switch self[start] {
    case Ascii.space: return piece(.spaces, endOfRun(Ascii.space, start))
    case Ascii.tab: return piece(.tabs, endOfRun(Ascii.tab, start))
    case Ascii.lineFeed, Ascii.carriageReturn: return piece(.newline, endOfNewline(start))
    case 0x0B, 0x0C:
      return piece(.verticalSpaces, endOfVerticalSpaces(start))
    case Ascii.slash where byte(start + 1) == Ascii.slash:
      return piece(byte(start + 2) == Ascii.slash ? .docLineComment : .lineComment, endOfLine(start))
    case Ascii.slash where byte(start + 1) == Ascii.star:
      // `/**/` is not a documentation comment.
      let isDoc = byte(start + 2) == Ascii.star && start + 3 < count && self[start + 3] != Ascii.slash
      return piece(isDoc ? .docBlockComment : .blockComment, blockComment(start).end)
    case Ascii.backslash:
      // A backslash between tokens can only be an escaped newline.
      return piece(.escapedNewline, end)
    default:
      return piece(.garbage, endOfGarbage(start, upTo: end))
    }
  }

  private func endOfVerticalSpaces(_ start: Int) -> Int {
    var at = start
    while byte(at) == 0x0B || byte(at) == 0x0C { at += 1 }
    return at
  }

  private func endOfGarbage(_ start: Int, upTo end: Int) -> Int {
    var at = start
    while at < end {
      switch classes[Int(self[at])] {
      case .control:
        at += 1
      case .nonASCII:
        at += scalar(at: at).length
      case .angle:
        var lookahead = Lookahead()
        guard let markersEnd = conflict(at, &lookahead) else { return at }
        at = markersEnd
      default:
        return at
      }
    }
    return at
  }
}
