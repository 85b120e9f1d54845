// switch behavior {
// case .automatic: scrollBounceBehavior(.automatic, axes: axes)
// case .whenNeeded: scrollBounceBehavior(.basedOnSize, axes: axes)
// }
// → scrollBounceBehavior(_: automatic ? .automatic : whenNeeded ? .basedOnSize, axes: #1) on the receiver
//
// Only a call that says the case itself can be rewritten.
import SwiftSource

extension Forwarding {
  /// - Parameter choice: a `switch` over a parameter, of which each case makes the same call but for one constant.
  init(
    choice: Syntax, parameters: [Parameter], receivers: Set<String>, isStatic: Bool, returnType: String?
  ) throws(Obstacle) {
    let tree = choice.tree
    let more = Obstacle.ownSwitch
    let subject = choice.tokenIndices.dropFirst().prefix { tree.tokens[$0].kind != .leftBrace }
    guard subject.count == 1,
      let number = parameters.firstIndex(where: { $0.name == tree.text(ofToken: subject.lowerBound) })
    else { throw more }
    var calls: [(name: String, call: Forwarding)] = []
    for line in choice.children where line.tokenIndices.lowerBound > subject.lowerBound {
      guard let (name, tokens) = line.plainCase else { throw more }
      let call = try Forwarding(
        tokens, of: tree, parameters: parameters, receivers: receivers, isStatic: isStatic,
        returnType: returnType)
      calls.append((name, call))
    }
    guard let first = calls.first?.call, let arguments = first.arguments else { throw more }
    let varying = arguments.indices.filter { index in
      calls.contains {
        $0.call.arguments?.indices.contains(index) != true || $0.call.arguments?[index] != arguments[index]
      }
    }
    guard varying.count == 1, let place = varying.first else { throw more }
    var map: [String: String] = [:]
    for (name, call) in calls {
      guard var other = call.arguments, other.count == arguments.count, call.receiver == first.receiver,
        call.name == first.name, other[place].label == arguments[place].label,
        case .constant(let text) = other[place].value, !call.order.contains(number)
      else { throw more }
      other[place] = arguments[place]
      guard other == arguments else { throw more }
      map[name] = text
    }
    self = first
    self.arguments?[place].value = .mapped(number, map)
  }
}

extension SyntaxTree {
  /// The `switch` that some tokens are.
  func switchStatement(of tokens: Range<Int>) -> Syntax? {
    guard let first = tokens.first else { return nil }
    let node = node(coveringToken: first)
    return node.kind == .switchStatement && node.tokenIndices == tokens ? node : nil
  }
}

extension Syntax {
  /// Of a `switch`: what its first case gives.
  var firstChoice: Range<Int>? { child(.switchCase)?.plainCase?.value }

  /// Of `case .name: value`: both.
  var plainCase: (name: String, value: Range<Int>)? {
    guard kind == .switchCase, let label = child(.caseLabel), items.count == 1,
      let value = items[0].returnedTokens
    else { return nil }
    let words = label.tokenIndices.map { tree.text(ofToken: $0) }
    guard words.count == 4, words[0] == "case", words[1] == "." else { return nil }
    return (words[2], value)
  }
}
