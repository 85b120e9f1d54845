import SwiftSource

extension Syntax {
  /// Of an initializer: whether evaluating its value can be left out.
  var isPureValue: Bool { tree.isPure(tokenIndices.dropFirst()) || isPureCall || makesEmptyCollection }
}

extension SyntaxTree {
  func isLiteral(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .leftSquare: true
    default: ["true", "false", "nil"].contains(text(ofToken: index))
    }
  }

  /// Types of the standard library that literals make.
  static let typesOfLiterals: Set<String> = [
    "Any", "Array", "Bool", "CGFloat", "Character", "Dictionary", "Double", "Float", "Int", "Int64", "Never",
    "Optional", "Set", "String", "TimeInterval", "UInt", "UInt8", "Void",
  ]
}
