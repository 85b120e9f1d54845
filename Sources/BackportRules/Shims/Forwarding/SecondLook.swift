// func title(_ mode: Mode) -> some View { if #available(old) { titleMode(mode.native) } else { … } }
//   stays as long as `Mode` does, with its check gone → func title(_ mode: TitleMode) -> some View { titleMode(mode) }
//
// What a shim was too much for may be less once other shims are gone. Its check is gone as well, so only what is certain
// counts: nothing would show it to the next run.
import Availability
import LintCore
import SwiftSource

/// The search for forwarding shims, with a second look at those that stayed without their checks.
struct SecondLook: Sendable {
  let rule: RuleName

  func step(_ facts: ProjectFacts) -> ProjectStep {
    let shims = facts.all(ForwardingShim.self)
    let past = facts.past(ForwardingShim.self).filter {
      if case .more? = $0.reason { $0.kind == .member } else { false }
    }
    let first = ForwardingSearch(rule: rule, shims: shims)
    if past.isEmpty { return first.step(facts) }
    return .search(
      ProjectSearch(
        words: Set(past.map(\.name)), paths: Set(past.map(\.place.path)),
        look: { pass in pass.identified(ForwardingShimReader(pass: pass).shims(again: past)) }
      ) { found in
        let again = found.all(ForwardingShim.self)
        return ForwardingSearch(rule: rule, shims: shims + again).step(found).mapped { findings in
          findings.filter { finding in
            finding.fix?.applicability == .safe
              || !again.contains { $0.place.path == finding.path && $0.place.start == finding.start }
          }
        }
      })
  }
}

extension ForwardingShimReader {
  /// The declarations that were shims with too much in them, and now have nothing else.
  fileprivate func shims(again past: [ForwardingShim]) -> [ForwardingShim] {
    let own = Dictionary(
      past.filter { $0.place.path == pass.path }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    if own.isEmpty { return [] }
    let nodes = pass.tree.nodes { $0 == .functionDeclaration || $0 == .variableDeclaration }
    return own.sorted { $0.key < $1.key }.flatMap { name, shim in
      let declarations = nodes.filter {
        $0.memberName == name && $0.owningType?.typeName == shim.owner
          && !pass.facts.hasConstantCheck(within: $0)
      }
      return shims(among: declarations, checks: shim.conditions).filter { $0.reason == nil }
    }
  }
}

extension ProjectStep {
  /// The same with other findings in the end.
  fileprivate func mapped(_ change: @escaping @Sendable ([Finding]) -> [Finding]) -> ProjectStep {
    switch self {
    case .done(let findings): return .done(change(findings))
    case .search(var search):
      let next = search.next
      search.next = { next($0).mapped(change) }
      return .search(search)
    }
  }
}
