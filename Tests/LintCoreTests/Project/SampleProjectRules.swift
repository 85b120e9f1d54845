import Availability
import Projects
import SwiftSource

@testable import LintCore

/// A rule that renames what an `old(…)` comment names, wherever it stands: `// rename: a` makes `a` into `b`.
struct Word: ProjectFact {
  var text: String
  var place: ProjectPlace
  var edit: FileEdit
}

let renaming = Rule(
  id: "renaming", summary: "", words: ["rename_me"],
  documentation: Rule.Documentation(what: "", why: "", before: "", after: "", safety: ""),
  project: ProjectRule(
    gather: { pass in words(of: pass) { $0 == "rename_me" } },
    resolve: { declarations in
      guard !declarations.files.isEmpty else { return .done([]) }
      return .search(
        ProjectSearch(
          words: Set(["renamed"] + (1...9).map { "renamed\($0)" }),
          look: { pass in words(of: pass) { $0.hasPrefix("renamed") } },
          next: { uses in
            let places = uses.all(Word.self)
            let edits = declarations.all(Word.self).map(\.edit) + places.map(\.edit)
            let reason = declarations.hidden ?? places.first { $0.place.severity == nil }?.place.phrase
            let fix =
              reason.map { Fix(.manual, reason: Reason(stringLiteral: $0)) } ?? Fix(.safe, edits: edits)
            return .done(
              declarations.all(Word.self).compactMap {
                $0.place.finding("renaming", "\(places.count) uses", fix: fix)
              })
          }))
    }))

/// A rule that looks for other words as the declarations change: `follow_a` for `a_used`.
let following = Rule(
  id: "following", summary: "", words: ["follow_"],
  documentation: Rule.Documentation(what: "", why: "", before: "", after: "", safety: ""),
  project: ProjectRule(
    gather: { pass in words(of: pass) { $0.hasPrefix("follow_") } },
    resolve: { declarations in
      let names = Set(declarations.all(Word.self).map { "\($0.text.dropFirst("follow_".count))_used" })
      guard !names.isEmpty else { return .done([]) }
      return .search(
        ProjectSearch(
          words: names, look: { pass in words(of: pass, where: names.contains) },
          next: { .done(findings(on: $0, by: "following")) }))
    }))

/// A rule that looks for `a_used` for `ask_a` unless some file says `stop_a`.
let asking = Rule(
  id: "asking", summary: "", words: ["ask_"],
  documentation: Rule.Documentation(what: "", why: "", before: "", after: "", safety: ""),
  project: ProjectRule(
    gather: { pass in words(of: pass) { $0.hasPrefix("ask_") } },
    resolve: { declarations in
      let names = Set(declarations.all(Word.self).map { "\($0.text.dropFirst("ask_".count))" })
      guard !names.isEmpty else { return .done([]) }
      let stops = Set(names.map { "stop_\($0)" })
      return .search(
        ProjectSearch(
          words: stops, laterWords: Set(names.map { "\($0)_used" }),
          look: { pass in words(of: pass, where: stops.contains) },
          next: { stopped in
            let stopped = Set(stopped.all(Word.self).map { "\($0.text.dropFirst("stop_".count))" })
            let used = Set(names.subtracting(stopped).map { "\($0)_used" })
            return .search(
              ProjectSearch(
                words: used, look: { pass in words(of: pass, where: used.contains) },
                next: { .done(findings(on: $0, by: "asking")) }))
          }))
    }))

/// One on each word that was found.
func findings(on found: ProjectFacts, by rule: RuleName) -> [Finding] {
  found.all(Word.self).compactMap { $0.place.finding(rule, $0.text, fix: Fix(.manual, reason: "")) }
}

func words(of pass: FilePass, where isWanted: (String) -> Bool) -> [any ProjectFact] {
  pass.tree.tokens.indices.compactMap { index in
    let text = pass.tree.text(ofToken: index)
    guard pass.tree.tokens[index].kind == .identifier, isWanted(text) else { return nil }
    let range = pass.tree.tokens[index].range
    return Word(
      text: text, place: pass.projectPlace(range), edit: pass.fileEdit(Edit(range, replacement: "done")))
  }
}

/// A rule that says the digit of `weigh_a1` at each `a_used`, and notes into which files it looks for that.
func weighing(_ looked: @escaping @Sendable (String) -> Void) -> Rule {
  Rule(
    id: "weighing", summary: "", words: ["weigh_"],
    documentation: Rule.Documentation(what: "", why: "", before: "", after: "", safety: ""),
    project: ProjectRule(
      gather: { pass in words(of: pass) { $0.hasPrefix("weigh_") } },
      resolve: { declarations in
        let names = declarations.all(Word.self).map { $0.text.dropFirst("weigh_".count) }
        let weights = Dictionary(names.map { ("\($0.dropLast())_used", Int("\($0.suffix(1))")!) }) { $1 }
        return .search(
          ProjectSearch(
            words: Set(weights.keys), basis: weights,
            look: { pass in
              looked(pass.path)
              return words(of: pass) { weights[$0] != nil }.compactMap { fact in
                guard var word = fact as? Word else { return nil }
                word.text += " \(weights[word.text]!)"
                return word
              }
            }, next: { .done(findings(on: $0, by: "weighing")) }))
      }))
}

func files(
  _ sources: [String], _ catalogue: [Rule] = [renaming, following, asking]
) throws -> [LintFile] {
  let context = LintContext(targets: [], rules: try RuleSelection(catalogue: catalogue))
  return sources.enumerated().map {
    LintFile(path: "\($0).swift", shownPath: "\($0).swift", context: context, contents: Array($1.utf8))
  }
}
