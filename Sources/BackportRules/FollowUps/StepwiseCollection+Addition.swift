import SwiftSource

/// `s.append(x)`, `s.insert(x)`, `s.insert(x, at: 0)`, `s += [x]`, `s[key] = x`.
struct Addition {
  let range: Range<Int>
  /// The `[x]` of `s += [x]`.
  var list: Syntax?
  var isAtFront = false
  var keyEnd: (end: Int, valueStart: Int)?
  /// An unannotated literal is an array, which has no such method.
  var needsType = false

  init?(_ step: Syntax, to name: String) {
    let tree = step.tree
    let tokens = step.tokenIndices
    guard tokens.count > 3, tree.text(ofToken: tokens.lowerBound) == name else { return nil }
    guard
      let chain = step.children.first(where: {
        $0.kind == .chain && $0.node.firstToken == step.node.firstToken
      })
    else {
      guard tree.text(ofToken: tokens.lowerBound + 1) == "+=", let list = step.child(.collection),
        list.tokenIndices == tokens.dropFirst(2), list.tokens.count > 2,
        tree.tokens[list.tokenIndices.upperBound - 2].kind != .comma
      else { return nil }
      self.list = list
      let elements = list.tokens.dropFirst().dropLast()
      range = Int(elements.first!.start)..<Int(elements.last!.end)
      return
    }
    let suffixes = chain.suffixes
    if suffixes.count == 1, suffixes[0].kind == .subscriptSuffix, suffixes[0].arguments.count == 1 {
      let equal = chain.tokenIndices.upperBound
      guard equal + 1 < tokens.upperBound, tree.tokens[equal].kind == .equal,
        suffixes[0].arguments[0].label == nil, tree.text(ofToken: equal + 1) != "nil"
      else { return nil }
      let key = suffixes[0].arguments[0].valueRange
      keyEnd = (key.upperBound, Int(tree.tokens[equal + 1].start))
      range = key.lowerBound..<step.range.upperBound
      return
    }
    guard suffixes.count == 2, chain.tokenIndices == tokens, suffixes[0].kind == .memberSuffix,
      suffixes[1].kind == .callSuffix, suffixes[1].trailingClosures.isEmpty,
      let first = suffixes[1].arguments.first, first.label == nil
    else { return nil }
    range = first.valueRange
    let others = suffixes[1].arguments.dropFirst()
    switch suffixes[0].name {
    case "append" where others.isEmpty: break
    case "insert" where others.isEmpty: needsType = true
    case "insert" where others.count == 1 && others[1].label == "at" && others[1].valueText == "0":
      isAtFront = true
    default: return nil
    }
  }
}
