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
        MeaningReading(tree: pass.tree).declared + (pass.dropsComparison ? [.comparison] : [])
          + pass.builderPlaces
      },
      resolve: { found in
        var meanings = OwnMeanings(found.all(), followingTakers: false)
        let places = Set(found.all(BuilderPlace.self))
        if places.isEmpty { meanings.forgetBuilders() }
        return meanings.isEmpty ? .done([]) : MeaningReview(places: places, check).step(knowing: meanings)
      })
  }
}

/// The steps to the findings that the project makes others.
private struct MeaningReview: Sendable {
  /// Where the checks of the project stand that a builder may see.
  let places: Set<BuilderPlace>
  let check: @Sendable (FilePass, OwnMeanings?) -> Void

  init(places: Set<BuilderPlace>, _ check: @escaping @Sendable (FilePass, OwnMeanings?) -> Void) {
    self.places = places
    self.check = check
  }

  /// - Parameter asked: the names that were searched for.
  func step(knowing meanings: OwnMeanings, asked: Set<String> = []) -> ProjectStep {
    let own = meanings.namesOfMeanings.subtracting(asked)
    if !own.isEmpty { return search(for: own, knowing: meanings, asked) }
    let users = meanings.namesOfUsers.subtracting(asked)
    if !users.isEmpty {
      let companions = meanings.mayHaveHeirs(users) ? wordsOfPlaces : Self.wordsOfAliases
      return search(for: users, among: companions, knowing: meanings, asked)
    }
    let observing = meanings.builders(that: .seesAnything)
    let matters =
      !meanings.uncopiedTypes.isEmpty || meanings.comparesWithEffect
      || places.contains { meanings.mayTransform($0, by: observing) }
    if !matters { return .done([]) }
    return .search(
      ProjectSearch(
        words: Self.wordsOfChecks,
        look: { pass in
          let known = Set(pass.reports { check($0, nil) })
          return pass.reports { check($0, meanings) }.filter { !known.contains($0) }
            .map(ReviewedFinding.init)
        },
        next: { .done($0.all(ReviewedFinding.self).map(\.finding)) }))
  }

  private static let wordsOfChecks: Set = ["#available", "#unavailable"]
  private static let wordsOfAliases: Set = ["typealias"]

  private func search(
    for names: Set<String>, among companions: Set<String> = [], knowing meanings: OwnMeanings,
    _ asked: Set<String>
  ) -> ProjectStep {
    // Of these, each file is asked once.
    let callees = asked.isEmpty ? typesCalled : []
    let declarations = callees.flatMap { name in
      ["struct", "class", "enum", "actor", "extension", "typealias"].map { "\($0) \(name)" }
    }
    return .search(
      ProjectSearch(
        words: names.union(declarations), companions: companions,
        laterWords: Self.wordsOfChecks.union(Self.wordsOfAliases),
        look: { pass in
          let reading = MeaningReading(tree: pass.tree)
          return reading.facts(about: names) + reading.facts(aboutCallees: callees, in: pass.context.system)
        },
        next: { found in
          var meanings = meanings
          meanings.add(found.all())
          return step(knowing: meanings, asked: asked.union(names))
        }))
  }

  /// The types that are called with closures around checks.
  private var typesCalled: Set<String> {
    places.reduce(into: []) { types, place in
      if case .closure(let callee?, _) = place, callee.isTypeName { types.insert(callee) }
    }
  }

  /// What a file holds that declares the types around checks, or what leads there.
  private var wordsOfPlaces: Set<String> {
    places.reduce(into: typesCalled.union(Self.wordsOfAliases).union(["protocol", "class"])) { words, place in
      if case .body(let body) = place, let type = body.type { words.insert(type) }
    }
  }
}

/// A finding that the project makes another one.
private struct ReviewedFinding: ProjectFact {
  var finding: Finding
}

extension FilePass {
  /// Where its checks stand that have a value.
  fileprivate var builderPlaces: [BuilderPlace] {
    facts.conditions.compactMap { fact in
      switch fact.judgement.verdict {
      case .always, .never: Syntax(tree: tree, index: fact.statement).builderPlace
      default: nil
      }
    }
  }

  /// Whether a comparison that an operator of the project may make goes with a check that is never true.
  fileprivate var dropsComparison: Bool {
    facts.conditions.contains { fact in
      guard fact.judgement.verdict == .never else { return false }
      return Syntax(tree: tree, index: fact.statement).children(.conditionElement).contains(
        where: \.mayCallOwnOperator)
    }
  }
}
