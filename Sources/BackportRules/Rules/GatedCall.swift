// if #available(iOS 18, *) { view.sensoryFeedback(.success, trigger: n) }
//                                 ^ native since iOS 17.0, guarded by '#available(iOS 18, *)', which asks for more
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
        Lists the calls inside a region that only newer systems reach and that the minimum does not have, with \
        the version that each is native from, the check that guards it, and whether that asks for more. Calls \
        that no interface has are listed where nothing else tells what the check is for.
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
        // note: 'sensoryFeedback(_:trigger:)' is native since iOS 17.0 (iOS 17.4 SDK) and is guarded by …
        """,
      safety: """
        There is no fix. Names and labels decide what a call may mean, and of several overloads the oldest \
        counts; which of them it is, only a type checker could tell.
        """
    ),
    check: checkCalls)
}

private func checkCalls(_ pass: FilePass) {
  let facts = pass.facts
  if facts.conditions.isEmpty { return }
  let calls = pass.tree.nodes(where: { $0 == .callSuffix }).compactMap { facts.gatedCall($0, pass.context) }
  // What a check is for is what is newer than the minimum; only where there is nothing such, what is not known.
  let explained = Set(
    calls.lazy.filter { if case .since = $0.native { true } else { false } }.map(\.condition))
  let own = calls.isEmpty ? [] : pass.tree.declaredFunctions
  for call in calls {
    let fact = facts.conditions[call.condition]
    let node = Syntax(tree: pass.tree, index: fact.node)
    let line = pass.tree.text.position(of: node.range.lowerBound).line
    let guarded = "is guarded by '\(node.conciseText)' in line \(line)"
    switch call.native {
    case .always: continue
    case .since(let origin):
      pass.report(
        call.range,
        "'\(call.name)' is \(origin.phrase) (\(origin.sdk)) and \(guarded)\(outlook(of: fact, origin))")
    case .unknown:
      // A check that is redundant already guards nothing.
      guard !explained.contains(call.condition), fact.judgement.verdict == .depends,
        !own.contains(String(call.name.prefix { $0 != "(" }))
      else { continue }
      pass.report(call.range, "'\(call.name)' \(guarded): \(outlook(of: fact))")
    }
  }
}

/// Whether the check asks for more than the call needs.
private func outlook(of fact: ConditionFact, _ origin: NativeOrigin) -> String {
  let higher = (fact.judgement.staleFrom ?? []).filter { gate in
    origin.since.contains { $0.platform == gate.platform && $0.version < gate.version }
  }
  if higher.isEmpty { return "" }
  let phrases = higher.map { "\($0.platform.rawValue) \($0.version)" }
  return ", which asks for more than it needs: \(phrases.joined(separator: ", "))"
}

private func outlook(of fact: ConditionFact) -> String {
  guard let versions = fact.judgement.staleFrom, !versions.isEmpty else {
    return "from when on it needs no guard cannot be said"
  }
  let phrases = versions.map { "\($0.platform.rawValue) \($0.version)" }
  return "it needs no guard from \(phrases.joined(separator: ", ")) on"
}

extension SyntaxTree {
  /// The names of the functions that the file declares.
  fileprivate var declaredFunctions: Set<String> {
    Set(nodes { $0 == .functionDeclaration }.compactMap(\.declaredName))
  }
}
