// min iOS 15:
//   @available(iOS 13, *) func f()                   → func f()
//   @available(iOS, introduced: 13) func f()         → func f()
//   @available(iOS 13, *) @objc func f()             → @objc func f()
//
// `unavailable`, `noasync`, `*`, `renamed:` and `message:` are never touched. An attribute stays where a
// declaration around it is `unavailable` on a platform built, and where another attribute of the same
// declaration would speak for its platform then (`iOS` for visionOS, `anyAppleOS` for all), or would not compile
// without it (`@_originallyDefinedIn`). One that is redundant only because of what encloses it stays on an
// override and on a protocol's requirement: there it says how the declaration relates to another one, which a
// reader of this file cannot see.
import Availability
import LintCore
import SwiftSource

extension Rule {
  public static let redundantAttribute = Rule(
    id: "redundant-attribute",
    summary: "An '@available' that restricts nothing on any platform built",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds `@available` attributes whose versions are all reached by the deployment targets, or by the \
        `@available` of an enclosing declaration.
        """,
      why: """
        The declaration is there on every system that the code runs on; the attribute says otherwise, and \
        makes callers write checks that are redundant too.
        """,
      before: """
        // the minimum is iOS 15
        @available(iOS 14, *)
        struct Feed: View { … }
        """,
      after: """
        struct Feed: View { … }
        """,
      safety: """
        Safe. Attributes that say anything else (`deprecated:`, `obsoleted:`, `unavailable`, `renamed:`, \
        `message:`, `noasync`) are kept, and so are those inside a declaration that is `unavailable` on a \
        platform that is built. A property that only cast what a private one stores, because a stored \
        property cannot be gated, is stored itself then, where nothing else uses the other one.
        """
    ),
    check: { pass in
      pass.reportAttributes("restricts nothing") { $0.available != nil && !pass.facts.mustStay($0) }
    })
}

extension FilePass {
  /// Reports the attributes of a kind that can go as a whole.
  func reportAttributes(_ finding: String, where isWanted: (AttributeFact) -> Bool) {
    // Most are not copied.
    for place in facts.attributes.indices where facts.attributes[place].judgement.removal == .whole {
      let fact = facts.attributes[place]
      guard isWanted(fact), let judgement = fact.judgement.introduction else { continue }
      let node = Syntax(tree: tree, index: fact.node)
      let reason = facts.explanation(of: judgement, scope: fact.scope, hasWildcard: fact.available != nil)
      report(
        node.range, "'\(node.conciseText)' \(finding): \(reason); the attribute can go",
        subject: node.conciseText, removableLines: tree.removableLineCount(of: node.range),
        dead: [node.range], fix: fix(tree.deletion(ofAttribute: node)))
    }
  }
}

extension AvailabilityFacts {
  /// Whether an attribute keeps a declaration legal or may do so.
  func mustStay(_ fact: AttributeFact) -> Bool {
    let scope = scopes[fact.scope]
    if scope.isUnavailable || overrulesOthers(fact) { return true }
    let declaration = Syntax(tree: tree, index: fact.declaration)
    // The compiler wants an attribute that names the same platforms beside it.
    if declaration.attributes.contains(where: { $0.attributeName == "_originallyDefinedIn" }) { return true }
    // At the top of a file nothing but the minimums is known.
    guard fact.scope > 0, let attribute = fact.available, fact.judgement.introduction != nil else {
      return false
    }
    return (declaration.isOverride || declaration.isProtocolRequirement)
      && scope.context.minimumsAlone.judge(attribute).removal != fact.judgement.removal
  }

  /// Whether it keeps another attribute of its declaration from speaking for a platform.
  private func overrulesOthers(_ fact: AttributeFact) -> Bool {
    guard fact.available != nil else { return false }
    // What is left of the long form names the platform still.
    if fact.longForm != nil, fact.judgement.removal != .whole { return false }
    let neighbours = attributes(of: fact.declaration)
    guard neighbours.count > 1 else { return false }
    let all = neighbours.filter { $0.available != nil }
    guard all.count > 1, let position = all.firstIndex(where: { $0.node == fact.node }) else { return false }
    return scopes[fact.scope].context.overrulesOthers(position, among: all.compactMap(\.available))
  }
}

extension Syntax {
  /// Has the modifier `override`.
  var isOverride: Bool { modifiers.contains("override") }

  /// Stands in the body of a protocol.
  var isProtocolRequirement: Bool {
    ancestors.first { $0.kind != .memberBlock && $0.kind != .ifConfig && $0.kind != .ifConfigClause }?.kind
      == .protocolDeclaration
  }
}
