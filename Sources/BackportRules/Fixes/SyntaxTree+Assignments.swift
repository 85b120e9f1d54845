import SwiftSource

extension SyntaxTree {
  /// Whether the mention of a variable gives it another value, or hands it on to be changed.
  func isSet(_ index: Int) -> Bool {
    tokens[index - 1].kind == .prefixAmpersand || isAssignment(index + 1)
  }

  /// Whether the mention of a variable gives a member of it another value.
  func isMemberSet(_ index: Int) -> Bool {
    guard let chain = node(coveringToken: index).selfAndAncestors.first(where: { $0.kind == .chain }),
      chain.baseTokens == index..<index + 1,
      chain.suffixes.allSatisfy({ $0.kind == .memberSuffix })
    else { return false }
    return isAssignment(chain.tokenIndices.upperBound)
  }

  func isAssignment(_ index: Int) -> Bool {
    if tokens[index].kind == .equal { return true }
    let name = text(ofToken: index)
    return tokens[index].kind == .binaryOperator && name.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }
}
