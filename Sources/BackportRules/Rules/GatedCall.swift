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
        // note: 'sensoryFeedback(_:trigger:)' is native since iOS 17.0 (iOS 26.2 SDK) and is guarded by …
        """,
      safety: """
        There is no fix. Names and labels decide what a call may mean, and of several overloads the oldest \
        counts; which of them it is, only a type checker could tell. What the project declares is left out.
        """
    ),
    project: ProjectRule(
      gather: gatedNotes,
      resolve: { found in
        let notes = found.all(GatedNote.self)
        let unknown = Set(notes.compactMap(\.unknownName))
        if unknown.isEmpty { return .done(notes.compactMap(\.finding)) }
        return .search(
          ProjectSearch(
            words: unknown.reduce(into: []) { words, name in
              words.formUnion(name.typeDeclarations + ["func", "var", "let", "case"].map { "\($0) \(name)" })
            },
            look: { $0.tree.namesDeclared(among: unknown).map { NamespaceRival(name: $0) } },
            next: { declared in
              // For what the project declares itself, no check is needed.
              let own = Set(declared.all(NamespaceRival.self).map(\.name))
              return .done(
                notes.filter { $0.unknownName.map(own.contains) != true }.compactMap(\.finding))
            }))
      }))
}

/// A note about a call, unless the project declares what it calls.
struct GatedNote: ProjectFact {
  var message: String
  /// What is called.
  var name: String
  /// Of a call that no interface has.
  var unknownName: String?
  var place: ProjectPlace

  fileprivate var finding: Finding? { place.finding(Rule.gatedCall.name, message, subject: name) }
}

private func gatedNotes(_ pass: FilePass) -> [any ProjectFact] {
  let facts = pass.facts
  if facts.conditions.isEmpty { return [] }
  let calls = pass.tree.nodes(where: { $0 == .callSuffix }).compactMap { facts.gatedCall($0, pass.context) }
  // What a check is for is what is newer than the minimum; only where there is nothing such, what is not known.
  let explained = Set(
    calls.lazy.filter { if case .since = $0.native { true } else { false } }.map(\.condition))
  var seen: Set<String> = []
  return calls.compactMap { call -> GatedNote? in
    let fact = facts.conditions[call.condition]
    let node = Syntax(tree: pass.tree, index: fact.node)
    let line = pass.tree.text.position(of: node.range.lowerBound).line
    let guarded = "is guarded by '\(node.conciseText)' in line \(line)"
    switch call.native {
    case .always: return nil
    case .since(let origin):
      let message =
        "'\(call.name)' is \(origin.phrase) (\(origin.sdk)) and \(guarded)\(outlook(of: fact, origin))"
      return GatedNote(
        message: message, name: call.name, unknownName: nil, place: pass.projectPlace(call.range))
    case .unknown:
      // A check that is redundant already guards nothing; XCTest's assertions are as old as Swift.
      let name = String(call.name.prefix { $0 != "(" })
      guard !explained.contains(call.condition), fact.judgement.verdict == .depends, !name.hasPrefix("XCT"),
        !pass.scopes.isLocal(name, at: call.token), seen.insert("\(call.condition) \(call.name)").inserted
      else { return nil }
      return GatedNote(
        message: "'\(call.name)' \(guarded): \(outlook(of: fact))", name: call.name, unknownName: name,
        place: pass.projectPlace(call.range))
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
  /// Those of some names that the file declares.
  fileprivate func namesDeclared(among names: Set<String>) -> Set<String> {
    let declarations = nodes(where: { $0.isDeclaration || $0 == .enumElement })
    return Set(declarations.flatMap { $0.boundNames + [$0.declaredName].compactMap { $0 } })
      .intersection(names)
  }
}
