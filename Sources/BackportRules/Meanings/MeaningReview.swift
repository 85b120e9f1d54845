// A check is judged by its file alone first. Where the project declares what makes another finding of it, it is judged again.
import LintCore
import SwiftSource

extension ProjectRule {
  /// The words of files that declare what gives checks another meaning.
  static let wordsOfMeanings = ["@resultBuilder", "@_functionBuilder", "~Copyable"]

  /// Reports the findings of files again that are others with what the project declares.
  /// - Parameter check: the rule's; `nil`: without the project.
  static func reviewingMeanings(
    _ check: @escaping @Sendable (FilePass, OwnMeanings?) -> Void
  ) -> ProjectRule {
    reviewingMeanings(closures: { _, _ in [] }, { pass, meanings, _ in check(pass, meanings) })
  }

  /// The same with what closures are passed to.
  /// - Parameters:
  ///   - closures: those among the bodies around a file's checks for which that matters.
  ///   - check: the rule's; `nil`, `.none`: without the project.
  static func reviewingMeanings(
    closures: @escaping @Sendable (_ pass: FilePass, _ bodies: [Syntax]) -> [ClosurePlace],
    _ check: @escaping @Sendable (FilePass, OwnMeanings?, ClosureTakers) -> Void
  ) -> ProjectRule {
    ProjectRule(
      gather: { pass in
        let declared: [any ProjectFact] = MeaningReading(tree: pass.tree).declared
        let checks = pass.facts.conditions.filter { [.always, .never].contains($0.judgement.verdict) }
        if checks.isEmpty { return declared }
        let bodies = pass.bodies(around: checks)
        let held = HeldChecks(
          places: Set(bodies.compactMap(\.builderPlaceOfBody)), closures: Set(closures(pass, bodies)),
          pureNames: pass.pureNamesDropped(with: checks), types: pass.typesMadeInBranches(of: checks))
        return declared + [held]
      },
      resolve: { found in
        var meanings = OwnMeanings()
        meanings.add(found.all())
        let review = MeaningReview(of: found, check)
        meanings.add(review.pureNames.map { .pureName($0) })
        if review.places.isEmpty { meanings.forgetBuilders() }
        return review.step(knowing: meanings)
      })
  }
}

/// The checks of a file that have a value.
private struct HeldChecks: ProjectFact {
  /// Where those stand that a builder may see.
  let places: Set<BuilderPlace>
  /// What closures around them are passed to.
  let closures: Set<ClosurePlace>
  /// What counts as pure in conditions that go with them.
  let pureNames: Set<String>
  /// The types of what their branches make, where it would live longer.
  let types: Set<String>
}

/// The steps to the findings that the project makes others.
private struct MeaningReview: Sendable {
  /// Of each file.
  private let checks: [(path: String, held: HeldChecks)]
  /// Those of all files.
  let places: Set<BuilderPlace>
  private let closures: Set<ClosurePlace>
  let pureNames: Set<String>
  private let typesMade: Set<String>
  private let check: @Sendable (FilePass, OwnMeanings?, ClosureTakers) -> Void

  init(
    of found: ProjectFacts, _ check: @escaping @Sendable (FilePass, OwnMeanings?, ClosureTakers) -> Void
  ) {
    checks = found.files.flatMap { path, facts in
      facts.compactMap { ($0 as? HeldChecks).map { (path, $0) } }
    }
    places = checks.reduce(into: []) { $0.formUnion($1.held.places) }
    closures = checks.reduce(into: []) { $0.formUnion($1.held.closures) }
    pureNames = checks.reduce(into: []) { $0.formUnion($1.held.pureNames) }
    typesMade = checks.reduce(into: []) { $0.formUnion($1.held.types) }
    self.check = check
  }

  /// - Parameter asked: what was searched for.
  func step(
    knowing meanings: OwnMeanings, _ takers: ClosureTakers = .none, asked: Questions = Questions()
  ) -> ProjectStep {
    let typesMade = typesMade.union(meanings.typesGiven)
    let new = Questions(
      names: meanings.namesOfMeanings.subtracting(asked.names),
      types: types(for: meanings).subtracting(asked.types),
      pureNames: meanings.pureNames.subtracting(asked.pureNames),
      closures: closures.subtracting(asked.closures), typesMade: typesMade.subtracting(asked.typesMade))
    if new != Questions() { return search(for: new, knowing: meanings, takers, asked) }
    let observing = meanings.builders(that: .seesAnything)
    let placesSeen = places.filter { meanings.mayTransform($0, by: observing) }
    let deinits = meanings.deinits.own
    let certain = Set(
      checks.filter { _, held in
        !held.places.isDisjoint(with: placesSeen) || held.closures.contains(where: takers.know)
          || !held.pureNames.isDisjoint(with: meanings.namesWithEffect)
          || !held.types.isDisjoint(with: deinits)
      }.map(\.path))
    let words = meanings.wordsOfUncopied
    let paths = words.isEmpty ? certain : Set(checks.map(\.path))
    if paths.isEmpty { return .done([]) }
    let sought = WordSet(words, areNames: true)
    return .search(
      ProjectSearch(
        words: ["#available", "#unavailable"], paths: paths,
        look: { pass in
          guard certain.contains(pass.path) || pass.tree.text.bytes.withUnsafeBytes(sought.occur(in:))
          else { return [] }
          let known = Set(pass.reports { check($0, nil, .none) })
          return pass.reports { check($0, meanings, takers) }.filter { !known.contains($0) }
            .map(ReviewedFinding.init)
        },
        next: { .done($0.all(ReviewedFinding.self).map(\.finding)) }))
  }

  /// What a search asks for.
  struct Questions: Equatable {
    /// What declarations mention.
    var names: Set<String> = []
    /// What is declared, to know what it inherits from.
    var types: Set<String> = []
    /// What is declared, to know whether it has an effect.
    var pureNames: Set<String> = []
    /// What is declared to take closures.
    var closures: Set<ClosurePlace> = []
    /// What is declared, to know whether it has a `deinit`.
    var typesMade: Set<String> = []
  }

  private func search(
    for new: Questions, knowing meanings: OwnMeanings, _ takers: ClosureTakers, _ asked: Questions
  ) -> ProjectStep {
    let declarations = new.types.flatMap { name in
      ["struct", "class", "enum", "actor", "protocol", "extension", "typealias"].map { "\($0) \(name)" }
        // `extension Outer.Name: …`
        + [".\(name):", ".\(name) :"]
    }
    let words =
      declarations + new.typesMade.flatMap(SyntaxTree.wordsDeclaring(typeMade:))
      + new.pureNames.flatMap(SyntaxTree.wordsDeclaring(pureName:))
    return .search(
      ProjectSearch(
        words: new.names.union(words + new.closures.flatMap(\.words)),
        look: { pass in
          let reading = MeaningReading(tree: pass.tree)
          return reading.facts(about: new.names)
            + reading.facts(aboutTypes: new.types, in: pass.context.system)
            + reading.facts(aboutPureNames: new.pureNames)
            + reading.facts(aboutReleaseOf: new.typesMade, in: pass.context.system)
            + new.closures.compactMap { ClosureTaker(in: pass.tree, for: $0) }
        },
        next: { found in
          var (meanings, takers) = (meanings, takers)
          meanings.add(found.all())
          takers.add(found.all())
          let asked = Questions(
            names: asked.names.union(new.names), types: asked.types.union(new.types),
            pureNames: meanings.pureNames, closures: closures,
            typesMade: asked.typesMade.union(new.typesMade))
          return step(knowing: meanings, takers, asked: asked)
        }))
  }

  /// The types around checks of which it matters what they inherit from: that are called with closures, and, where
  /// protocols lend builders, that have members.
  private func types(for meanings: OwnMeanings) -> Set<String> {
    if !meanings.hasBuilders { return [] }
    let types = places.compactMap { place in
      switch place.kind {
      case .closure(let callee, _): callee.flatMap { $0.isTypeName ? $0 : nil }
      case .body(let body): meanings.lendsBuilders ? body.type : nil
      }
    }
    return meanings.reachesTypes ? meanings.parents.union(types) : Set(types)
  }
}

/// A finding that the project makes another one.
private struct ReviewedFinding: ProjectFact {
  var finding: Finding
}

extension FilePass {
  /// The bodies around some checks, each once: one may hold many.
  fileprivate func bodies(around checks: [ConditionFact]) -> [Syntax] {
    var seen: Set<Int> = []
    return checks.compactMap { fact in
      Syntax(tree: tree, index: fact.statement).ancestors.first(where: \.isFunctionLike)
    }.filter { seen.insert($0.index).inserted }
  }

  /// What counts as pure, unless the project declares it, and goes with one of some checks that is never true.
  fileprivate func pureNamesDropped(with checks: [ConditionFact]) -> Set<String> {
    checks.reduce(into: []) { names, fact in
      guard fact.judgement.verdict == .never else { return }
      for element in Syntax(tree: tree, index: fact.statement).children(.conditionElement) {
        names.formUnion(element.pureNames)
      }
    }
  }
}
