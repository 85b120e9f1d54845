// count == 0, name.isEmpty, items.contains(item), isReady && !isDone   can be left out
// items[0], load(), x!, value(of: x)                                  run code, or end the program
import SwiftSource

extension SyntaxTree {
  /// Whether evaluating tokens can be left out: names, members, literals, comparisons, and questions to a collection
  /// or string.
  func isPureQuestion(_ tokens: Range<Int>) -> Bool {
    let scopes = Scopes(self)
    return tokens.allSatisfy { index in
      switch self.tokens[index].kind {
      case .identifier: return isOnlyRead(at: index, scopes)
      // `!isReady`, not `ready!`.
      case .exclamationMark: return isPrefix(index)
      case .prefixOperator: return isPlainSign(index)
      case .period, .integerLiteral, .floatLiteral, .postfixQuestionMark, .rightParen, .rightSquare, .comma,
        .stringQuote, .stringSegment:
        return true
      // No subscript, which may trap.
      case .leftSquare:
        return !self.tokens[index].flags.contains(.joinedToPrevious)
          || self.tokens[index - 1].kind == .prefixOperator || self.tokens[index - 1].kind == .leftParen
      case .leftParen:
        // Of a call, or around an operand.
        guard index > tokens.lowerBound, self.tokens[index].flags.contains(.joinedToPrevious) else {
          return true
        }
        guard self.tokens[index - 1].kind == .identifier else { return true }
        // Without a base it is the project's own.
        return self.tokens[index - 2].kind == .period && Self.pureMethods.contains(text(ofToken: index - 1))
      case .colon: return text(ofToken: index - 1) == "of"
      case .binaryOperator:
        return ["&&", "||", "==", "!=", "<", ">", "<=", ">="].contains(text(ofToken: index))
      case .keyword:
        return ["self", "Self", "nil", "true", "false"].contains(text(ofToken: index))
      default: return false
      }
    }
  }

  /// Of collections and strings.
  static let pureMethods: Set<String> = ["contains", "hasPrefix", "hasSuffix", "isMultiple"]

  /// The members among the tokens of a pure question, which another file may declare with an effect.
  func membersAsked(in tokens: Range<Int>) -> Set<String> {
    let members = tokens.filter { index in
      index > 0 && self.tokens[index].kind == .identifier && self.tokens[index - 1].kind == .period
    }
    return Set(members.map { text(ofToken: $0).withoutBackticks })
  }
}

extension String {
  /// `"name"`, without escapes and interpolations.
  var isPlainString: Bool {
    count > 1 && first == "\"" && last == "\""
      && dropFirst().dropLast().allSatisfy { $0 != "\"" && $0 != "\\" }
  }
}
