/// An answer to the question about a change.
enum Answer: Character, CaseIterable {
  case yes = "y"
  case no = "n"
  case allOfRule = "a"
  case noneOfRule = "d"
  case ignore = "i"
  case undo = "u"
  case quit = "q"
  case abort = "x"

  /// The description in the list that `?` prints.
  var help: String {
    switch self {
    case .yes: "make this change"
    case .no: "leave it"
    case .allOfRule: "make it, and all that follow of its rule"
    case .noneOfRule: "leave it, and all that follow of its rule"
    case .ignore: "leave it, and write a comment that keeps it from being reported"
    case .undo: "go back to the change before"
    case .quit: "ask no more: write what was agreed to"
    case .abort: "write nothing at all"
    }
  }
}

/// Asks questions on a terminal.
struct Conversation {
  let ask: (String) -> Void
  let readLine: () -> String?

  /// - Returns: `nil` at the end of the input.
  func answer(to question: String) -> Answer? {
    let letters = Answer.allCases.map { String($0.rawValue) }.joined(separator: ",")
    while true {
      ask("\(question) [\(letters),?] ")
      guard let line = readLine() else { return nil }
      let word = line.lowercased().filter { !$0.isWhitespace }
      if let letter = word.first, let answer = Answer(rawValue: letter) { return answer }
      ask(Answer.allCases.map { "\($0.rawValue)  \($0.help)\n" }.joined() + "?  print this\n")
    }
  }
}
