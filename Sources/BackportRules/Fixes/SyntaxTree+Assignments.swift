import SwiftSource

extension SyntaxTree {
  /// Whether the mention of a variable gives it another value, or hands it on to be changed.
  func isSet(_ index: Int) -> Bool {
    tokens[index - 1].kind == .prefixAmpersand || isAssignment(index + 1)
  }

  func isAssignment(_ index: Int) -> Bool {
    if tokens[index].kind == .equal { return true }
    let name = text(ofToken: index)
    return tokens[index].kind == .binaryOperator && name.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }
}
