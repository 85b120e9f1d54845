import LintCore
import SwiftSource

extension ProjectRule {
  /// The words of files that declare what gives checks another meaning.
  static let wordsOfMeanings = ["@resultBuilder", "@_functionBuilder", "~Copyable"]

  /// Reports the findings of files again that are others with what the project declares.
  /// - Parameter check: the rule's, without the project.
  static func reviewingMeanings(
    _ check: @escaping @Sendable (FilePass, OwnMeanings?) -> Void
  ) -> ProjectRule {
    ProjectRule(
      gather: { pass in
        MeaningReading(tree: pass.tree).declaredForOthers + (pass.dropsComparison ? [.comparison] : [])
      },
      resolve: { found in
        var meanings = OwnMeanings()
        meanings.add(found.all())
        return meanings.isEmpty ? .done([]) : step(knowing: meanings, asked: [], check)
      })
  }

  private static let wordsOfChecks: Set = ["#available", "#unavailable"]

  private static func step(
    knowing meanings: OwnMeanings, asked: Set<String>,
    _ check: @escaping @Sendable (FilePass, OwnMeanings?) -> Void
  ) -> ProjectStep {
    let names = meanings.names
    let new = names.subtracting(asked)
    guard new.isEmpty else {
      return .search(
        ProjectSearch(
          words: new, laterWords: wordsOfChecks, leadsOn: true,
          look: { MeaningReading(tree: $0.tree).facts(about: new) },
          next: { found in
            var meanings = meanings
            meanings.add(found.all())
            return step(knowing: meanings, asked: names, check)
          }))
    }
    if meanings.changeNothing { return .done([]) }
    return .search(
      ProjectSearch(
        words: wordsOfChecks,
        look: { pass in
          let known = Set(pass.reports { check($0, nil) })
          return pass.reports { check($0, meanings) }.filter { !known.contains($0) }
            .map(ReviewedFinding.init)
        },
        next: { .done($0.all(ReviewedFinding.self).map(\.finding)) }))
  }
}

/// A finding that the project makes another one.
private struct ReviewedFinding: ProjectFact {
  var finding: Finding
}

extension FilePass {
  /// Whether a comparison that an operator of the project may make goes with a check that is never true.
  fileprivate var dropsComparison: Bool {
    facts.conditions.contains { fact in
      guard fact.judgement.verdict == .never else { return false }
      return Syntax(tree: tree, index: fact.statement).children(.conditionElement).contains(
        where: \.mayCallOwnOperator)
    }
  }
}
