// if #available(iOS 17, *) { view.sensoryFeedback(.success, trigger: n) }
//                                 ^ guarded by '#available(iOS 17, *)': needs no guard from iOS 17.0 on
//
// No fix: it is a forecast. Gates are the conditions of `if`, `guard` and `while` that let newer systems in;
// a call counts for the innermost one.
import Availability
import LintCore
import SwiftSource

extension Rule {
  public static let gatedCall = Rule(
    id: "gated-call",
    summary: "A call that an availability check guards, and the minimum from which it needs no guard",
    severity: .note, isOptIn: true,
    words: ["#available", "#unavailable"],
    documentation: Documentation(
      what: """
        Lists each call inside a region that only newer systems reach, with the check that guards it and the \
        deployment target from which the check can go.
        """,
      why: """
        Before the minimum is raised, it tells what the project would gain; afterwards, what became native.
        """,
      before: """
        if #available(iOS 17, *) {
          label.sensoryFeedback(.success, trigger: count)
        }
        """,
      after: """
        // note: 'sensoryFeedback(_:trigger:)' … needs no guard from iOS 17.0 on
        """,
      safety: """
        There is no fix: whether the call itself needs the newer system, only a type checker could tell.
        """
    ),
    check: checkCalls)
}

private func checkCalls(_ pass: FilePass) {
  let facts = pass.facts
  let conditions = Dictionary(facts.conditions.map { ($0.node, $0) }) { first, _ in first }
  for call in pass.tree.nodes(where: { $0 == .callSuffix }) {
    guard let callee = Callee(of: call),
      let gate = facts.gate(around: callee.token),
      let fact = conditions[facts.gates[gate].node]
    else { continue }
    let node = Syntax(tree: pass.tree, index: fact.node)
    let line = pass.tree.text.position(of: node.range.lowerBound).line
    pass.report(
      pass.tree.tokens[callee.token].range,
      "'\(callee.name)' is guarded by '\(node.conciseText)' in line \(line): \(outlook(of: fact))")
  }
}

private func outlook(of fact: ConditionFact) -> String {
  switch fact.judgement.verdict {
  case .always, .never: return "the check is redundant already"
  case .depends, .notJudged:
    guard let versions = fact.judgement.staleFrom, !versions.isEmpty else {
      return "from when on it needs no guard cannot be said"
    }
    let phrases = versions.map { "\($0.platform.rawValue) \($0.version)" }
    return "it needs no guard from \(phrases.joined(separator: ", ")) on"
  }
}

extension AvailabilityFacts {
  /// The innermost condition around a token that lets only newer systems in.
  fileprivate func gate(around token: Int) -> Int? {
    var scope = scope(at: token)
    while true {
      if let gate = scopes[scope].gate {
        let node = tree.nodes[gates[gate].node]
        let letsNewerIn = gates[gate].holds != node.flags.contains(.negated)
        if node.kind == .availabilityCondition, letsNewerIn { return gate }
      }
      if scope == 0 { return nil }
      scope = scopes[scope].parent
    }
  }
}

/// What a call calls.
private struct Callee {
  /// The token of its name.
  var token: Int
  /// With labels: `sensoryFeedback(_:trigger:)`.
  var name: String

  init?(of call: Syntax) {
    guard let chain = call.parent, chain.kind == .chain else { return nil }
    let before = chain.children.prefix { $0.index < call.index }.last {
      $0.kind == .memberSuffix || $0.kind == .genericArguments
    }
    let tree = call.tree
    switch before?.kind {
    case .memberSuffix: token = before!.anchorIndex
    case .genericArguments: token = Int(before!.node.firstToken) - 1
    default: token = Int(call.node.firstToken) - 1
    }
    guard token >= Int(chain.node.firstToken), tree.tokens[token].kind == .identifier else { return nil }
    let labels = call.children(.argument).map { $0.flags.contains(.labeled) ? "\($0.name):" : "_:" }
    name = "\(tree.text[tree.tokens[token].range])(\(labels.joined()))"
  }
}
