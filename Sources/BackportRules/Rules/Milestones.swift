import Availability
import LintCore
import SwiftSource

/// A declaration with its `@available` attributes, judged by the deployment targets alone: the compiler
/// compares `obsoleted:` and `deprecated:` with them, whatever encloses the declaration.
struct Milestones {
  let declaration: Syntax
  let attributes: [AttributeFact]
  /// What each attribute says by itself.
  private let judgements: [AttributeJudgement]
  /// What the deployment targets say there.
  private let minimums: AvailabilityContext
  /// Whether it can be used on no platform built.
  let isUnusable: Bool
  /// Without a minimum, the only ones on which it can be used; empty: there are others, or none.
  let platformsLeft: [Platform]
  /// Whether on every platform built it is deprecated or cannot be used.
  let isPast: Bool
  /// Whether that is so on some platform built.
  var isPastSomewhere: Bool { isPast || !platformsPast.isEmpty }

  /// All declarations of a file that name such a version.
  static func all(in pass: FilePass) -> [Milestones] {
    pass.remembered { pass in
      pass.facts.milestones.compactMap { Milestones(pass.facts.attributes[$0], in: pass) }
    }
  }

  /// Reads the attributes of one declaration; `nil`: they name no such version.
  init?(of declaration: Syntax, in pass: FilePass) {
    self.init(pass.facts.attributes(of: declaration.index), in: pass)
  }

  private init?(_ facts: ArraySlice<AttributeFact>, in pass: FilePass) {
    attributes = facts.filter { $0.available != nil }
    guard attributes.contains(where: { $0.longForm?.namesEnd ?? false }) else { return nil }
    declaration = Syntax(tree: pass.tree, index: attributes[0].declaration)
    let readings = attributes.compactMap(\.available)
    let known = pass.facts.scopes[attributes[0].scope].context
    // Nothing else is known at the top of a file.
    minimums = attributes[0].scope == 0 ? known : known.minimumsAlone
    judgements =
      attributes[0].scope == 0
      ? attributes.map(\.judgement) : readings.map { [minimums] in minimums.judge($0) }
    isUnusable = !minimums.platforms.isEmpty && minimums.isUnusable(readings)
    let left = minimums.platformsLeft(by: readings)
    let areOnlyUnlisted = left.count < minimums.platforms.count && left.allSatisfy { $0.target == nil }
    platformsLeft = areOnlyUnlisted ? left.map(\.platform) : []
    isPast = !minimums.platforms.isEmpty && minimums.arePast(readings, judgements)
  }

  /// The platforms built on which its version of `deprecated` or `obsoleted` is reached.
  var platformsPast: [Platform] {
    let reached =
      all(\.obsoleted, judgedBy: { $0.obsoletion }) + all(\.deprecated, judgedBy: { $0.deprecation })
    return Set(reached.flatMap(\.targets).map(\.platform)).sorted { $0.rawValue < $1.rawValue }
  }

  /// The attributes whose version counts on some platform built, with the targets that have reached it.
  func all(
    _ milestone: (AvailabilityAttribute.LongForm) -> AvailabilityAttribute.LongForm.Milestone?,
    judgedBy judgement: (AttributeJudgement) -> Judgement?
  ) -> [(fact: AttributeFact, version: Version, targets: [DeploymentTarget])] {
    zip(attributes, judgements).compactMap { fact, known in
      guard let version = fact.longForm.flatMap(milestone)?.version else { return nil }
      let reached = judgement(known)?.platforms.filter { $0.verdict == .always } ?? []
      let targets = reached.compactMap { minimums.platforms[$0.index].target }
      return targets.isEmpty ? nil : (fact, version, targets)
    }
  }
}

extension AvailabilityFacts {
  /// The attributes of one declaration.
  func attributes(of declaration: Int) -> ArraySlice<AttributeFact> {
    let start = attributes.indices.partitioningIndex { attributes[$0].declaration >= declaration }
    return attributes[start...].prefix { $0.declaration == declaration }
  }

  /// Whether the attributes of a declaration say at a token, in another file maybe, that it is past on every
  /// platform built there.
  func arePast(_ attributes: [AvailabilityAttribute], at token: Int) -> Bool {
    let minimums = context(at: token).minimumsAlone
    return minimums.arePast(attributes, attributes.map { minimums.judge($0) })
  }
}

extension AvailabilityContext {
  /// Whether attributes, with what can be said of them here, rule out or deprecate every platform.
  fileprivate func arePast(_ attributes: [AvailabilityAttribute], _ judgements: [AttributeJudgement]) -> Bool
  {
    let ruledOut = platformsRuledOut(by: attributes)
    return platforms.indices.allSatisfy { index in
      ruledOut.contains(index)
        || attributes.indices.contains { position in
          let places = judgements[position].deprecation?.platforms ?? []
          return places.contains { $0.index == index && $0.verdict == .always }
            && !isOverruled(position, among: attributes, at: index)
        }
    }
  }
}

extension AttributeFact {
  var longForm: AvailabilityAttribute.LongForm? {
    if case .long(let long)? = available?.form { return long }
    return nil
  }
}

extension AvailabilityContext {
  /// The same platforms with nothing but their minimums known; those without one are there, too.
  var minimumsAlone: AvailabilityContext {
    AvailabilityContext(
      targets: platforms.compactMap(\.target),
      unlisted: platforms.filter { $0.target == nil }.map(\.platform), stated: statedTargets)
  }
}

extension Syntax {
  /// A declaration's name as a message shows it: `onChange(of:perform:)`, `title`, `the extension`.
  var displayName: String {
    kind == .extensionDeclaration ? "the extension of '\(title)'" : "'\(title)'"
  }

  /// The name of a declaration with its labels; of an extension, the type's.
  var title: String {
    switch kind {
    case .extensionDeclaration: return child(.type)?.conciseText ?? ""
    case .variableDeclaration: return child(.binding)?.name ?? name
    case .enumCaseDeclaration: return child(.enumElement)?.name ?? name
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
      let labels = child(.parameters)?.children(.parameter).map { "\($0.name):" } ?? []
      return "\(name)(\(labels.joined()))"
    default: return name
    }
  }
}
