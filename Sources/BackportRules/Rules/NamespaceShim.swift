// min iOS 15:
//   extension Backport where Content: View {
//     func badge(_ n: Int) -> some View {
//       if #available(iOS 15, *) { content.badge(n) } else { content }
//     }
//   }                                      → nothing
//   Text("a").backport.badge(3)            → Text("a").badge(3)
//   Backport.AsyncImage(url: url)          → AsyncImage(url: url)
//   @Backport.StateObject var a = A()      → @StateObject var a = A()
//   struct Backport<Content> {…}           → nothing, once it is empty
//
// A shim stays, and says why, where one use of it cannot be rewritten or where the wrapper is a value of its own.
import LintCore
import SwiftSource

extension Rule {
  public static let namespaceShim = Rule(
    id: "removable-shim", kind: "namespace", formerID: "namespace-shim",
    summary: "A member of a compatibility wrapper that only calls the system",
    words: ["@available", "#available", "#unavailable"] + conventionalDeclarations,
    sieve: .staleAvailabilityOr(conventionalDeclarations),
    documentation: Documentation(
      what: """
        Finds what a wrapper type offers (`view.backport.badge(3)`, `Backport.AsyncImage(url:)`, \
        `@Backport.StateObject`) and does nothing but call the system now that its check is settled. The \
        wrapper may have any name: it is a type that only holds what it is made with.
        """,
      before: """
        // the minimum is iOS 15
        extension Backport where Content: View {
          @ViewBuilder func badge(_ count: Int) -> some View {
            if #available(iOS 15, *) { content.badge(count) } else { content }
          }
        }
        Text("Inbox").backport.badge(3)
        """,
      after: """
        Text("Inbox").badge(3)
        """,
      safety: """
        Safe where the shim forwards its parameters as they are, or constants, and every use in the project \
        can be rewritten; all of them change together with the declaration. Not safe where it is public, for \
        clients of a library may use it. Left to a person where it does more than forward, where the wrapper \
        is kept, passed on or extended, where a call may mean an overload that stays, and where a part of the \
        project is out of sight; the reason is given.
        """
    ),
    project: ProjectRule(
      gather: { NamespaceReading(pass: $0).hints() },
      resolve: { hints in
        let all = hints.all(NamespaceHint.self) + hints.past(NamespaceHint.self)
        // A generic type that is no wrapper is nothing to search the project for.
        let types = Set(all.map(\.type)).subtracting(all.lazy.filter(\.isOther).map(\.type))
        if types.isEmpty { return .done([]) }
        let hints = all.filter { types.contains($0.type) }
        let natives = hints.reduce(into: Set<String>()) { $0.formUnion($1.natives) }
        let others = hints.reduce(into: Set<String>()) { $0.formUnion($1.declarations) }
        return .search(declarationSearch(types: types, natives: natives, others: others))
      }))
}

/// Everything that the project declares of the wrappers.
private func declarationSearch(types: Set<String>, natives: Set<String>, others: Set<String>) -> ProjectSearch
{
  return ProjectSearch(
    words: types.union(natives.flatMap { $0.typeDeclarations + ["func \($0)"] }).union(others),
    basis: .init(at: types, [natives, others].hashValue),
    laterWords: Set(types.flatMap(likelyAccessors)),
    look: { NamespaceReading(pass: $0).declarations(of: types, natives: natives, others: others) },
    next: { declarations in
      let accessors = declarations.all(NamespaceAccessor.self)
      let led = Dictionary(grouping: accessors, by: \.type)
      let wrappers = Dictionary(grouping: declarations.all(NamespaceWrapper.self), by: \.type)
      let types = types.filter { type in
        led[type]?.allSatisfy(\.isForeign) != true && wrappers[type]?.allSatisfy(\.isWrapper) != false
      }
      if types.isEmpty { return .done([]) }
      let uses = NamespaceUses(
        members: declarations.all().filter { types.contains($0.type) }, types: types,
        accessors: accessors.filter { types.contains($0.type) },
        rivals: Set(declarations.all(NamespaceRival.self).map(\.name)),
        functions: Set(declarations.all(OwnMember.self).map(\.name)),
        actors: wrappers.compactMapValues { $0.lazy.compactMap(\.actor).first })
      @Sendable func conclusion(from found: [ShimUse], hidden: String?) -> NamespaceConclusion {
        NamespaceConclusion(
          members: uses.members, wrappers: declarations.all().filter { types.contains($0.type) },
          accessors: uses.accessors, extensions: declarations.all().filter { types.contains($0.type) },
          rivals: uses.rivals, ownMembers: Set(declarations.all()), uses: found, hidden: hidden)
      }
      // Most wrappers of newer systems than the minimum offer nothing to look for.
      if !conclusion(from: [], hidden: declarations.hidden).asksForUses { return .done([]) }
      return .search(
        ProjectSearch(
          words: uses.words, basis: uses.basis, look: uses.look,
          next: { .done(conclusion(from: $0.all(), hidden: $0.hidden).findings) }))
    })
}

/// What a property that gives a wrapper is mostly called: `backport` of `Backport`, `adyen` of `AdyenScope`.
private func likelyAccessors(of type: String) -> [String] {
  let end = type.dropFirst().firstIndex(where: \.isUppercase) ?? type.endIndex
  return [type[..<end], type[...]].map { $0.prefix(1).lowercased() + $0.dropFirst() }
}

/// What a wrapper is declared and extended by that is called as in the articles: its members need no check.
private let conventionalDeclarations = ["struct Backport", "extension Backport"]
