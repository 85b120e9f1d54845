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
        MeaningReading(tree: pass.tree).declared
          + pass.pureNamesDropped.sorted().map { MeaningFact.pureName($0) }
          + pass.bodiesOfChecks.compactMap(\.builderPlaceOfBody)
      },
      resolve: { found in
        var meanings = OwnMeanings()
        meanings.add(found.all())
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

  /// - Parameter asked: what was searched for.
  func step(knowing meanings: OwnMeanings, asked: Questions = Questions()) -> ProjectStep {
    let new = Questions(
      names: meanings.namesOfMeanings.subtracting(asked.names),
      types: types(for: meanings).subtracting(asked.types),
      pureNames: meanings.pureNames.subtracting(asked.pureNames))
    if new != Questions() { return search(for: new, knowing: meanings, asked) }
    let observing = meanings.builders(that: .seesAnything)
    let matters =
      !meanings.uncopiedTypes.isEmpty || !meanings.namesWithEffect.isEmpty
      || places.contains { meanings.mayTransform($0, by: observing) }
    if !matters { return .done([]) }
    return .reviewingChecks({ check($0, nil) }, knowing: { check($0, meanings) }, next: { .done($0) })
  }

  /// What a search asks for.
  struct Questions: Equatable {
    /// What declarations mention.
    var names: Set<String> = []
    /// What is declared, to know what it inherits from.
    var types: Set<String> = []
    /// What is declared, to know whether it has an effect.
    var pureNames: Set<String> = []
  }

  private func search(for new: Questions, knowing meanings: OwnMeanings, _ asked: Questions) -> ProjectStep {
    let declarations = new.types.flatMap { name in
      ["struct", "class", "enum", "actor", "protocol", "extension", "typealias"].map { "\($0) \(name)" }
        // `extension Outer.Name: …`
        + [".\(name):", ".\(name) :"]
    }
    return .search(
      ProjectSearch(
        words: new.names.union(declarations + new.pureNames.map(SyntaxTree.wordsDeclaring(pureName:))),
        laterWords: ProjectStep.wordsOfChecks,
        look: { pass in
          let reading = MeaningReading(tree: pass.tree)
          return reading.facts(about: new.names)
            + reading.facts(aboutTypes: new.types, in: pass.context.system)
            + reading.facts(aboutPureNames: new.pureNames)
        },
        next: { found in
          var meanings = meanings
          meanings.add(found.all())
          let asked = Questions(
            names: asked.names.union(new.names), types: asked.types.union(new.types),
            pureNames: meanings.pureNames)
          return step(knowing: meanings, asked: asked)
        }))
  }

  /// The types around checks of which it matters what they inherit from: that are called with closures, and, where
  /// protocols lend builders, that have members.
  private func types(for meanings: OwnMeanings) -> Set<String> {
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
