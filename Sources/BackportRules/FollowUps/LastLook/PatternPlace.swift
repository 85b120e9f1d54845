// case .circle(let r):            in the case
// if case .circle(let r) = shape  in the conditions behind it, and in the body
// for case let size? in sizes, for var size in sizes, for (index, size) in …     in the body
// catch let failure as Failure    in the body
// let (a, b) = size()             in all of its block
import SwiftSource

extension Syntax {
  /// The tokens of the pattern with names that it is or has, and their scope.
  var patternPlace: (tokens: Range<Int>, scope: Syntax)? {
    let all = tokenIndices
    switch kind {
    case .caseLabel:
      guard let owner = parent, owner.kind == .switchCase, !owner.flags.contains(.incomplete) else {
        return nil
      }
      return (all.dropFirst().dropLast(), owner)
    case .conditionElement:
      guard all.count > 2, tree.tokens[all.lowerBound].keyword == .case,
        let value = child(.initializer), let statement = parent
      else { return nil }
      let tokens = all.lowerBound + 1..<value.tokenIndices.lowerBound
      guard statement.kind == .guardStatement else { return (tokens, statement) }
      guard let block = statement.parent?.scopeContainer, block.isBody else { return nil }
      return (tokens, block)
    case .forStatement:
      let start = loopVariableIndex
      guard let end = (start..<all.upperBound).first(where: { tree.tokens[$0].keyword == .in }),
        tree.tokens[start].kind == .leftParen || [.case, .var].contains(tree.tokens[start].keyword)
      else { return nil }
      return (start..<end, self)
    case .catchClause:
      guard let body, anchorIndex + 1 < body.tokenIndices.lowerBound else { return nil }
      return (anchorIndex + 1..<body.tokenIndices.lowerBound, self)
    default:
      guard isItem, let block = parent?.scopeContainer, block.isBody, attributes.isEmpty,
        all.lowerBound == anchorIndex, children(.binding).count == 1,
        let binding = child(.binding), binding.child(.initializer) != nil,
        tree.tokens[binding.anchorIndex].kind == .leftParen,
        let end = tree.matchingBracket(ofToken: binding.anchorIndex)
      else { return nil }
      return (binding.anchorIndex..<end + 1, block)
    }
  }

  /// Whether the names of its pattern may stand without `let` or `var` of their own.
  var bindsBareNames: Bool { kind == .forStatement || kind == .variableDeclaration }
}
