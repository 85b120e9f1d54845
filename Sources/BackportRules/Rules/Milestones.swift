import Availability
import LintCore
import SwiftSource

/// A declaration with its `@available` attributes, judged by the deployment targets alone: the compiler
/// compares `obsoleted:` and `deprecated:` with them, whatever encloses the declaration.
struct Milestones {
  let declaration: Syntax
  let attributes: [AttributeFact]
  /// One for each platform that is built there.
  private let platforms: [AvailabilityContext]

  /// All declarations of a file that name such a version.
  static func all(in pass: FilePass) -> [Milestones] {
    var all: [Milestones] = []
    var rest = pass.facts.attributes[...]
    while let first = rest.first {
      let own = rest.prefix { $0.declaration == first.declaration }
      rest = rest[own.endIndex...]
      if let milestones = Milestones(own, in: pass) { all.append(milestones) }
    }
    return all
  }

  /// Those of one declaration; `nil`: it names no such version.
  init?(of declaration: Syntax, in pass: FilePass) {
    let facts = pass.facts.attributes
    let start = facts.indices.partitioningIndex { facts[$0].declaration >= declaration.index }
    self.init(facts[start...].prefix { $0.declaration == declaration.index }, in: pass)
  }

  private init?(_ facts: ArraySlice<AttributeFact>, in pass: FilePass) {
    attributes = facts.filter { $0.available != nil }
    guard attributes.contains(where: { $0.longForm?.deprecated != nil || $0.longForm?.obsoleted != nil })
    else { return nil }
    declaration = Syntax(tree: pass.tree, index: attributes[0].declaration)
    platforms = pass.facts.scopes[attributes[0].scope].context.eachPlatformAlone
  }

  private var readings: [AvailabilityAttribute] { attributes.compactMap(\.available) }

  /// Whether it can be used on no platform built.
  var isUnusable: Bool {
    !platforms.isEmpty && platforms.allSatisfy { $0.isUnusable(readings) }
  }

  /// Whether on every platform built it is deprecated or cannot be used.
  var isPast: Bool { platforms.arePast(readings) }

  /// The first attribute whose version counts on some platform built, with the targets that have reached it.
  func first(
    _ milestone: (AvailabilityAttribute.LongForm) -> AvailabilityAttribute.LongForm.Milestone?,
    judgedBy judgement: (AttributeJudgement) -> Judgement?
  ) -> (fact: AttributeFact, version: Version, targets: [DeploymentTarget])? {
    for fact in attributes {
      guard let long = fact.longForm, let version = milestone(long)?.version, let reading = fact.available
      else { continue }
      let reached = platforms.filter { judgement($0.judge(reading))?.verdict == .always }
      if !reached.isEmpty { return (fact, version, reached.flatMap { $0.platforms.compactMap(\.target) }) }
    }
    return nil
  }
}

extension AvailabilityFacts {
  /// Whether the attributes of a declaration say at a token, in another file maybe, that it is past on every
  /// platform built there.
  func arePast(_ attributes: [AvailabilityAttribute], at token: Int) -> Bool {
    let platforms = context(at: token).eachPlatformAlone
    return platforms.isEmpty || platforms.arePast(attributes)
  }
}

extension [AvailabilityContext] {
  fileprivate func arePast(_ attributes: [AvailabilityAttribute]) -> Bool {
    !isEmpty
      && allSatisfy { platform in
        platform.isUnusable(attributes)
          || attributes.contains { platform.judge($0).deprecation?.verdict == .always }
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
      unlisted: platforms.filter { $0.target == nil }.map(\.platform))
  }

  /// The same, each by itself.
  fileprivate var eachPlatformAlone: [AvailabilityContext] {
    platforms.map { place in
      place.target.map { AvailabilityContext(targets: [$0]) }
        ?? AvailabilityContext(targets: [], unlisted: [place.platform])
    }
  }
}

extension Syntax {
  /// A declaration's name as a message shows it: `onChange(of:perform:)`, `title`, `the extension`.
  var displayName: String {
    switch kind {
    case .extensionDeclaration: return "the extension of '\(child(.type)?.conciseText ?? "")'"
    case .variableDeclaration: return "'\(child(.binding)?.name ?? name)'"
    case .enumCaseDeclaration: return "'\(child(.enumElement)?.name ?? name)'"
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
      let labels = child(.parameters)?.children(.parameter).map { "\($0.name):" } ?? []
      return "'\(name)(\(labels.joined()))'"
    default: return "'\(name)'"
    }
  }
}
