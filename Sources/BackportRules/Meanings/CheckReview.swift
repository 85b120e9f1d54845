// A check is judged by its file alone first. Where the project declares what makes another finding of it, it is judged again.
import LintCore
import SwiftSource

extension ProjectStep {
  /// Judges the checks of some files again.
  /// - Parameters:
  ///   - paths: as findings show them.
  ///   - plain: how they are judged without the project.
  ///   - informed: how they are judged with it.
  ///   - concerns: whether that may differ in a file.
  ///   - next: called with the findings that differ.
  static func reviewingChecks(
    in paths: Set<String>, _ plain: @escaping @Sendable (FilePass) -> Void,
    knowing informed: @escaping @Sendable (FilePass) -> Void,
    where concerns: @escaping @Sendable (FilePass) -> Bool,
    next: @escaping @Sendable ([Finding]) -> ProjectStep
  ) -> ProjectStep {
    .search(
      ProjectSearch(
        words: ["#available", "#unavailable"], paths: paths,
        look: { pass in
          guard concerns(pass) else { return [] }
          let known = Set(pass.reports(plain))
          return pass.reports(informed).filter { !known.contains($0) }.map(ReviewedFinding.init)
        },
        next: { next($0.all(ReviewedFinding.self).map(\.finding)) }))
  }
}

/// A finding that the project makes another one.
private struct ReviewedFinding: ProjectFact {
  var finding: Finding
}

extension FilePass {
  /// The bodies around checks that have a value, each once: one may hold many.
  var bodiesOfChecks: [Syntax] {
    var seen: Set<Int> = []
    return facts.conditions.compactMap { fact in
      guard [.always, .never].contains(fact.judgement.verdict),
        let body = Syntax(tree: tree, index: fact.statement).ancestors.first(where: \.isFunctionLike)
      else { return nil }
      return seen.insert(body.index).inserted ? body : nil
    }
  }
}
