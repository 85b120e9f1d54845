// self.modify { if #available(old) { $0.badge(count) } else { $0 } }   → $0.badge(count), where '$0' is 'self'
//
// Where 'modify' is declared as giving back what its closure makes of 'self'. Anything else may do more.
import Availability
import LintCore
import Native
import SwiftSource

/// A body that hands its receiver to a closure, in which the checks are.
struct AppliedBody {
  /// What takes the closure.
  let function: String
  /// The tokens before it: `self`; empty: there are none.
  let base: Range<Int>
  /// What the closure calls its argument.
  let parameter: String
  let closure: Syntax

  /// - Parameter item: the only statement of a body.
  init?(_ item: Syntax) {
    guard let tokens = item.returnedTokens, let chain = item.tree.chain(of: tokens),
      let call = chain.suffixes.last, let closure = call.onlyClosure, let parameter = closure.onlyParameter
    else { return nil }
    switch chain.suffixes.count {
    case 2 where chain.suffixes[0].kind == .memberSuffix && chain.suffixes[0].tokens.count == 2:
      function = chain.suffixes[0].name
      base = chain.baseTokens
    case 1 where chain.baseTokens.count == 1:
      function = item.tree.text(ofToken: chain.baseTokens.lowerBound)
      base = 0..<0
    default: return nil
    }
    if StandardLibraryNames.hasFunction(called: function) { return nil }
    self.closure = closure
    self.parameter = parameter
  }
}

/// The value of a body, and what it is made of.
struct ReceivedValue {
  let tokens: Range<Int>
  let conditions: [AvailabilityCondition]
  /// The names of what the declaration is called on.
  let receivers: Set<String>
  /// The function that has to give back what its closure makes of `self`; `nil`: none.
  var applier: String?
}

extension ModernBody {
  /// - Parameter receivers: the names of what the declaration is called on; `self` may be left out.
  func value(on receivers: Set<String>) -> ReceivedValue? {
    switch self {
    case .value(let tokens, let conditions):
      return ReceivedValue(tokens: tokens, conditions: conditions, receivers: receivers)
    case .applied(let body, let tokens, let conditions):
      let base = body.base.map { body.closure.tree.text(ofToken: $0) }
      guard base.count < 2, receivers.contains(base.first ?? "self") else { return nil }
      return ReceivedValue(
        tokens: tokens, conditions: conditions, receivers: [body.parameter], applier: body.function)
    case .other, .open: return nil
    }
  }
}

/// What the project declares by the name of a function that a shim hands itself to.
struct DeclaredApplier: ProjectFact {
  var name: String
  /// It only gives back what its closure makes of `self`.
  var isPlain: Bool

  /// - Parameters:
  ///   - index: the token that may be its name.
  ///   - names: those that are looked for.
  init?(at index: Int, in tree: SyntaxTree, among names: Set<String>) {
    let node = tree.node(coveringToken: index)
    guard node.kind == .functionDeclaration, node.anchorIndex == index, let name = node.declaredName,
      names.contains(name), node.mayTakeOnlyClosure
    else { return nil }
    self.name = name
    isPlain = node.callsParameterWithSelf
  }
}

extension ProjectFacts {
  /// Why what a shim hands itself to may do more than call its closure.
  func objection(toApplier name: String?) -> Obstacle? {
    guard let name else { return nil }
    let declared = all(DeclaredApplier.self).filter { $0.name == name }
    if declared.isEmpty { return .invisible(name) }
    return declared.allSatisfy(\.isPlain) ? nil : .more(name)
  }
}
