// min iOS 14:
//   @main struct Main {
//     static func main() {
//       if #available(iOS 14, *) { NotesApp.main() } else { UIApplicationMain(…) }
//     }
//   }                                    → nothing
//   struct NotesApp: App {…}             → @main struct NotesApp: App {…}
//
// A selector that does anything else, or goes on choosing, stays without its check.
import LintCore
import SwiftSource

extension Rule {
  public static let entryPointSelector = Rule(
    id: "entry-point-selector",
    summary: "An '@main' type that only chooses between two apps, of which one is left",
    words: ["@main"],
    sieve: .bytes { mainFunction.occur(in: $0) },
    documentation: Documentation(
      what: """
        Finds an `@main` type whose `main()` does nothing but start one of two apps, depending on a check \
        that is settled.
        """,
      why: """
        The app that is left can be the entry point itself; one who looks for where it starts finds it at \
        once. The other app is never started.
        """,
      before: """
        // the minimum is iOS 14
        @main
        struct Main {
          static func main() {
            if #available(iOS 14, *) { NotesApp.main() } else { UIApplicationMain(…) }
          }
        }
        struct NotesApp: App { … }
        """,
      after: """
        @main
        struct NotesApp: App { … }
        """,
      safety: """
        Safe where the type does nothing else, nothing else refers to it, and the app is declared once in \
        the project. Left to a person where the type prepares something before it chooses, goes on choosing \
        by something else, stands in a `#if`, or where a part of the project is out of sight; the reason is \
        given.
        """
    ),
    project: ProjectRule(
      gather: { EntryPointReading(pass: $0).selectors() },
      resolve: { found in
        let past = Set(found.past(EntrySelector.self).filter(\.hasCheck).map(\.name))
        let all = found.all(EntrySelector.self)
        let selectors = all.filter { $0.hasCheck || past.contains($0.name) }
        if selectors.isEmpty { return .done([]) }
        let names = Set(selectors.map(\.name))
        let words = names.union(selectors.compactMap(\.app))
        return .search(
          ProjectSearch(
            words: words, basis: .init(at: names, 1),
            look: { EntryPointReading(pass: $0).mentions(of: words, selectors: names) },
            next: { mentions in .done(selectors.compactMap { conclusion($0, among: all, mentions) }) }))
      }))
}

/// Most apps leave `main()` to a protocol.
private let mainFunction = WordSet(["func main"])

private func conclusion(
  _ selector: EntrySelector, among all: [EntrySelector], _ mentions: ProjectFacts
) -> Finding? {
  let apps = mentions.all(EntryCandidate.self).filter { $0.name == selector.app }
  let rival = all.first { $0.app == selector.app && $0.place != selector.place }
  let obstacle = obstacle(to: selector, apps, besides: rival, mentions)
  let subject = ShimSubject(
    group: selector.name, title: selector.name, fullTitle: selector.name,
    headline: .starts(app: selector.app ?? ""), place: selector.place, deletions: [selector.deletion],
    removableLines: selector.removableLines)
  return ShimVerdict(
    subject: subject, obstacle: obstacle, edits: subject.deletions + apps.prefix(1).map(\.edit),
    related: obstacle == nil ? apps.prefix(1).map { $0.place.related("the app that is left") } : []
  ).finding("entry-point-selector")
}

/// - Parameter rival: another entry point that starts the same app, in another target: with its own `@main`, the app would be
///   a second one there.
private func obstacle(
  to selector: EntrySelector, _ apps: [EntryCandidate], besides rival: EntrySelector?,
  _ mentions: ProjectFacts
) -> Obstacle? {
  if let reason = selector.reason { return reason }
  if let rival { return .at(.advice("another entry point starts the same app"), rival.place.site) }
  if let use = mentions.all(EntrySelectorUse.self).first(where: { $0.name == selector.name }) {
    return .at(.otherUse, use.place.site)
  }
  guard let app = selector.app, let first = apps.first else {
    return .invisible(selector.app ?? "")
  }
  if apps.count > 1 { return .sameName(app) }
  return first.reason ?? mentions.hidden.map(Obstacle.hiddenFiles)
}
