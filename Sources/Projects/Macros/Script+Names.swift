/// The constants of a Swift manifest and their values.
extension Script {
  /// Splits an expression at a mark, outside of its brackets.
  func parts(of range: Range<Int>, between mark: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens[index].isMark(mark) {
        parts.append(start..<index)
        start = index + 1
      }
      index = (end(ofBracketAt: index) ?? index) + 1
    }
    parts.append(start..<max(start, range.upperBound))
    return parts
  }

  /// The initial values of the declarations of a name that are visible from a place, in the innermost scope
  /// that has any, and the values assigned later.
  func declarations(of name: String, seenFrom place: Int) -> [Range<Int>] {
    var byScope: [Int: [Range<Int>]] = [:]
    var later: [Range<Int>] = []
    for index in tokens.indices.dropFirst() where tokens[index].isName(name) {
      if tokens[index - 1].isName("let") || tokens[index - 1].isName("var") {
        byScope[enclosingBracket(of: index) ?? -1, default: []].append(value(after: index))
      } else if isSet(index) {
        later.append(index + 2..<endOfExpression(from: index + 2))
      }
    }
    for bracket in place < tokens.count ? enclosingBrackets(of: place) : [] {
      if let found = byScope[bracket] { return found + later }
    }
    // Constants of a type are reached by the type's name, or from its members.
    return (byScope[-1] ?? (byScope.count == 1 ? byScope.first!.value : [])) + later
  }

  /// Whether it is a statement `name = …`.
  private func isSet(_ index: Int) -> Bool {
    guard index + 2 < tokens.count, tokens[index + 1].isMark("="), !tokens[index + 2].isMark("=") else {
      return false
    }
    let before = tokens[index - 1]
    return !before.isMark(".") && !before.isMark(",") && !before.isName("case")
      && before.line < tokens[index].line
  }

  /// The expression after the `=` of a declaration; empty when there is none on its line.
  private func value(after name: Int) -> Range<Int> {
    var place = name + 1
    while place < tokens.count, tokens[place].line == tokens[name].line, !tokens[place].isMark("=") {
      if tokens[place].isMark("{") { return name..<name }
      place = (end(ofBracketAt: place) ?? place) + 1
    }
    guard place + 1 < tokens.count, tokens[place].line == tokens[name].line else { return name..<name }
    return place + 1..<endOfExpression(from: place + 1)
  }

  /// The end of an expression. It continues on the next line only inside brackets and around operators and
  /// points.
  func endOfExpression(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      let isClosing = tokens[index].kind == .mark && ")]}".contains(tokens[index].text)
      if isClosing || tokens[index].isMark(",") || tokens[index].isMark(";") { return index }
      if index > start, tokens[index].line != tokens[index - 1].line, !tokens[index].isMark("."),
        !tokens[index].isMark("+"), !tokens[index - 1].isMark("+")
      {
        return index
      }
      index = min((end(ofBracketAt: index) ?? index) + 1, tokens.count)
    }
    return index
  }

  /// The text of a range, abbreviated.
  func text(of range: Range<Int>) -> String {
    let limit = 40
    let words = tokens[range].map { $0.kind == .string ? "\"\($0.text)\"" : $0.text }
    let text = words.joined()
    return text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  /// The brackets around a token, innermost first.
  func enclosingBrackets(of index: Int) -> [Int] {
    Array(sequence(first: index, next: enclosingBracket).dropFirst())
  }
}
