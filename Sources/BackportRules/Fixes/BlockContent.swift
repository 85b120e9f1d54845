import SwiftSource

/// What stands between the braces of a block, ready to take the block's place.
struct BlockContent {
  let tree: SyntaxTree
  let block: Syntax
  let items: [Syntax]
  /// From the first to the last byte that is to be kept; starts at a line's start if `startsLine`.
  let range: Range<Int>
  let startsLine: Bool
  /// The comment behind the opening brace.
  let openingComment: Range<Int>?

  /// - Parameter isWithoutLast: without its last statement, which has nothing but white space behind it.
  init(of block: Syntax, isWithoutLast: Bool = false) {
    tree = block.tree
    self.block = block
    items = isWithoutLast ? block.items.dropLast() : block.items
    let text = tree.text
    let open = Int(block.tokens.first!.end)
    let close = Int(block.tokens.last!.start)
    var start = open
    var comment: Range<Int>?
    let lineEnd = text.endOfLine(at: open)
    if lineEnd < close {
      if text.isBlank(open..<lineEnd) {
        start = text.startOfNextLine(at: open)
      } else if let trailing = tree.trailingComment(after: open), trailing.upperBound <= lineEnd {
        comment = trailing
        start = text.startOfNextLine(at: open)
      }
    }
    startsLine = start != open
    openingComment = comment
    if startsLine {
      while start < close, text.isBlank(start..<min(text.startOfNextLine(at: start), close)) {
        start = min(text.startOfNextLine(at: start), close)
      }
    } else {
      while start < close, text.bytes[start].isBlankOrNewline { start += 1 }
    }
    var end = isWithoutLast ? block.items.last?.range.lowerBound ?? close : close
    while end > start, text.bytes[end - 1].isBlankOrNewline { end -= 1 }
    range = start..<end
  }

  var isEmpty: Bool { range.isEmpty }
  /// The indentation of its first statement's line, or of its first line. Directives at the margin do not count.
  var indentation: String {
    let anchor = items.first.map { ($0.firstIndented(deeperThan: margin) ?? $0).range.lowerBound }
    return tree.text[tree.text.indentation(at: anchor ?? range.lowerBound)]
  }

  /// The indentation of the first line if it is a directive that is indented no deeper than the block around it.
  var directiveMargin: String? {
    guard startsLine, let first = items.first, first.kind == .ifConfig,
      first.firstIndented(deeperThan: margin)?.index != first.index
    else { return nil }
    let start = tree.text.indentation(at: first.range.lowerBound)
    return start.lowerBound <= range.lowerBound ? tree.text[start] : nil
  }

  /// How far the line of the closing brace is indented.
  private var margin: Int { tree.text.indentation(at: block.range.upperBound - 1).count }

  /// Its text at another indentation, without the white space before its first line and without some comments.
  func text(at indentation: String, without comments: [Range<Int>] = []) -> String {
    var start = range.lowerBound
    var moved = ""
    for end in comments.map({ tree.text.deletion(of: $0).range }) + [range.upperBound..<range.upperBound] {
      moved += tree.text(of: start..<max(start, end.lowerBound), movedFrom: self.indentation, to: indentation)
      start = end.upperBound
    }
    return startsLine ? String(moved.drop { $0 == " " || $0 == "\t" }) : moved
  }

  /// Its last statement has one, whatever comment follows.
  var endsWithSemicolon: Bool {
    let last = tree.firstToken(startingAtOrAfter: range.upperBound) - 1
    return last >= 0 && tree.tokens[last].kind == .semicolon
      && Int(tree.tokens[last].start) >= range.lowerBound
  }

  /// Ends with a comment that would swallow what is written behind it.
  var endsWithLineComment: Bool {
    let next = tree.firstToken(startingAtOrAfter: range.upperBound)
    return tree.trivia(before: next).contains {
      ($0.kind == .lineComment || $0.kind == .docLineComment) && $0.range.upperBound == range.upperBound
    }
  }
}

extension Syntax {
  /// Itself, or of a `#if` the first statement in it, if its line is indented deeper than that.
  fileprivate func firstIndented(deeperThan margin: Int) -> Syntax? {
    if kind != .ifConfig || tree.text.indentation(at: range.lowerBound).count > margin { return self }
    return children(.ifConfigClause).lazy.compactMap { clause in
      clause.items.first?.firstIndented(deeperThan: margin)
    }.first
  }
}
