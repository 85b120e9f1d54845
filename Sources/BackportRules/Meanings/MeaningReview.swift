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
    reviewingMeanings(closures: { _ in [] }, { pass, meanings, _ in check(pass, meanings) })
  }

  /// The same with what closures are passed to.
  /// - Parameters:
  ///   - closures: the closures of a file for which that matters.
  ///   - check: the rule's; `nil`, `.none`: without the project.
  static func reviewingMeanings(
    closures: @escaping @Sendable (FilePass) -> [ClosurePlace],
    _ check: @escaping @Sendable (FilePass, OwnMeanings?, ClosureTakers) -> Void
  ) -> ProjectRule {
    ProjectRule(
      gather: { pass in
        MeaningReading(tree: pass.tree).declared
          + pass.pureNamesDropped.sorted().map { MeaningFact.pureName($0) }
          + pass.bodiesOfChecks.compactMap(\.builderPlaceOfBody) + closures(pass)
      },
      resolve: { found in
        var meanings = OwnMeanings()
        meanings.add(found.all())
        let places = Set(found.all(BuilderPlace.self))
        if places.isEmpty { meanings.forgetBuilders() }
        return MeaningReview(places: places, closures: Set(found.all()), check).step(knowing: meanings)
      })
  }
}

/// The steps to the findings that the project makes others.
private struct MeaningReview: Sendable {
  /// Where the checks of the project stand that a builder may see.
  let places: Set<BuilderPlace>
  /// What closures with checks are passed to.
  let closures: Set<ClosurePlace>
  let check: @Sendable (FilePass, OwnMeanings?, ClosureTakers) -> Void

  init(
    places: Set<BuilderPlace>, closures: Set<ClosurePlace>,
    _ check: @escaping @Sendable (FilePass, OwnMeanings?, ClosureTakers) -> Void
  ) {
    self.places = places
    self.closures = closures
    self.check = check
  }

  /// - Parameter asked: what was searched for.
  func step(
    knowing meanings: OwnMeanings, _ takers: ClosureTakers = .none, asked: Questions = Questions()
  ) -> ProjectStep {
    let new = Questions(
      names: meanings.namesOfMeanings.subtracting(asked.names),
      types: types(for: meanings).subtracting(asked.types),
      pureNames: meanings.pureNames.subtracting(asked.pureNames),
      closures: closures.subtracting(asked.closures))
    if new != Questions() { return search(for: new, knowing: meanings, takers, asked) }
    let observing = meanings.builders(that: .seesAnything)
    let placesSeen = places.filter { meanings.mayTransform($0, by: observing) }
    let words = meanings.wordsOfChecksMeant
    if placesSeen.isEmpty, words.isEmpty, takers.isEmpty { return .done([]) }
    let sought = WordSet(words, areNames: true)
    return .reviewingChecks(
      { check($0, nil, .none) }, knowing: { check($0, meanings, takers) },
      where: { pass in
        !takers.isEmpty || pass.tree.text.bytes.withUnsafeBytes(sought.occur(in:))
          || pass.bodiesOfChecks.contains { $0.builderPlaceOfBody.map(placesSeen.contains) ?? false }
      },
      next: { .done($0) })
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
  }

  private func search(
    for new: Questions, knowing meanings: OwnMeanings, _ takers: ClosureTakers, _ asked: Questions
  ) -> ProjectStep {
    let declarations = new.types.flatMap { name in
      ["struct", "class", "enum", "actor", "protocol", "extension", "typealias"].map { "\($0) \(name)" }
        // `extension Outer.Name: …`
        + [".\(name):", ".\(name) :"]
    }
    let words = new.names
      .union(declarations + new.pureNames.flatMap(SyntaxTree.wordsDeclaring(pureName:)))
    return .search(
      ProjectSearch(
        words: words.union(new.closures.flatMap(\.words)),
        // What decides by its closure and is named like the system's is rare.
        laterWords: words.isEmpty ? [] : ProjectStep.wordsOfChecks,
        look: { pass in
          let reading = MeaningReading(tree: pass.tree)
          return reading.facts(about: new.names)
            + reading.facts(aboutTypes: new.types, in: pass.context.system)
            + reading.facts(aboutPureNames: new.pureNames)
            + new.closures.compactMap { ClosureTaker(in: pass.tree, for: $0) }
        },
        next: { found in
          var (meanings, takers) = (meanings, takers)
          meanings.add(found.all())
          takers.add(found.all())
          let asked = Questions(
            names: asked.names.union(new.names), types: asked.types.union(new.types),
            pureNames: meanings.pureNames, closures: closures)
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

extension FilePass {
  /// What counts as pure, unless the project declares it, and goes with a check that is never true.
  fileprivate var pureNamesDropped: Set<String> {
    facts.conditions.reduce(into: []) { names, fact in
      guard fact.judgement.verdict == .never else { return }
      for element in Syntax(tree: tree, index: fact.statement).children(.conditionElement) {
        names.formUnion(element.pureNames)
      }
    }
  }
}
