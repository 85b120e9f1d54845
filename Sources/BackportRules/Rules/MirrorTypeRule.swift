// min macOS 15:
//   enum BackportVisibility {
//     case automatic, visible, hidden
//     @available(macOS 15, *) var official: Visibility { switch self {…} }
//   }                                     → nothing
//   let shown: BackportVisibility         → let shown: Visibility
//   content.pointerVisibility(v.official) → content.pointerVisibility(v)
//
// One with a case that is called otherwise, or that holds values, stays.
import LintCore
import SwiftSource

extension Rule {
  public static let mirrorType = Rule(
    id: "removable-shim", kind: "mirror", formerID: "mirror-type",
    summary: "An enum that only stands for a system type that was too new",
    words: ["@available"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds enums that convert to a system type case by case (`var official: PointerStyle { switch self … }`), \
        now that the system type is there from the minimum on.
        """,
      before: """
        // the minimum is macOS 15
        enum BackportVisibility {
          case automatic, visible, hidden
          @available(macOS 15, *)
          var official: Visibility {
            switch self {
            case .automatic: .automatic
            case .visible: .visible
            case .hidden: .hidden
            }
          }
        }
        let shown: BackportVisibility = .hidden
        Text("a").pointerVisibility(shown.official)
        """,
      after: """
        let shown: Visibility = .hidden
        Text("a").pointerVisibility(shown)
        """,
      safety: """
        Safe where every case becomes the native value of its name and every use can be rewritten; all of them \
        change together with the declaration. Not safe where a text shows a value, where something else has the \
        name of the conversion and the file does not say which is meant, or where the enum is public. Left to a \
        person where a case has another name or holds values, where the enum has raw values or members of its own, \
        where a `switch` or an `if case` asks which case it is, and where a part of the project is out of sight; \
        the reason is given.
        """
    ),
    project: ProjectRule(
      gather: { MirrorReading(pass: $0).hints() },
      resolve: { hints in
        let all = hints.all(MirrorHint.self) + hints.past(MirrorHint.self)
        if all.isEmpty { return .done([]) }
        return .search(declarationSearch(all))
      }))
}

/// Everything that the project declares of the mirrors and by them.
private func declarationSearch(_ hints: [MirrorHint]) -> ProjectSearch {
  let names = Set(hints.map(\.name))
  let natives = Set(hints.map(\.native))
  let members = Set(hints.flatMap { ["var \($0.converter)", "let \($0.converter)", "func \($0.converter)"] })
  return ProjectSearch(
    words: names.union(natives.flatMap(\.typeDeclarations)).union(members),
    laterWords: Set(hints.map(\.converter)),
    look: { pass in
      let reading = MirrorReading(pass: pass)
      let rivals = pass.tree.nodes(where: \.isDeclaration).compactMap { node -> (any ProjectFact)? in
        if let name = node.rivalDeclaration(among: members), !reading.isMember(node, of: names) {
          return MirrorRival(name: name)
        }
        guard node.kind.isTypeDeclaration || node.kind == .typealiasDeclaration, let name = node.declaredName,
          natives.contains(name), !names.contains(name)
        else { return nil }
        return NamespaceRival(name: name)
      }
      return reading.declarations(of: names) + rivals
    },
    next: { declarations in
      let verdicts = MirrorVerdicts(declarations)
      if verdicts.mirrors.isEmpty { return .done([]) }
      let uses = MirrorUses(verdicts.mirrors)
      return .search(
        ProjectSearch(
          words: uses.words, basis: uses.basis, look: uses.look, next: { .done(verdicts.findings($0)) }))
    })
}
