import Availability
import LintCore
import SwiftSource

/// The text for an availability condition or attribute: its result on each platform that the file is built
/// for, and the minimum from which on it can go.
struct HoverText {
  let range: Range<Int>
  private let title: String
  private let lines: [String]
  private let outlook: String?

  /// `nil` when there is none at the offset.
  init?(at offset: Int, in facts: AvailabilityFacts) {
    let tree = facts.tree
    func range(of node: Int) -> Range<Int>? {
      let range = Syntax(tree: tree, index: node).range
      return range.lowerBound <= offset && offset <= range.upperBound ? range : nil
    }
    for fact in facts.conditions {
      guard let range = range(of: fact.node) else { continue }
      self.init(
        range, tree, fact.judgement, facts.scopes[fact.scope].context, words: .condition,
        isDecidedByWildcard: fact.isDecidedByWildcard)
      return
    }
    for fact in facts.attributes {
      guard let range = range(of: fact.node) else { continue }
      let scope = facts.scopes[fact.scope].context
      let whole = fact.judgement
      let parts: [(Judgement?, Words)] = [
        (whole.introduction, fact.available == nil ? .backDeployment : .introduction),
        (whole.obsoletion, .obsoletion), (whole.deprecation, .deprecation),
      ]
      for case (let judgement?, let words) in parts {
        self.init(
          range, tree, judgement, scope, words: words,
          isDecidedByWildcard: whole.introduction != nil && fact.isDecidedByWildcard)
        return
      }
    }
    return nil
  }

  private init(
    _ range: Range<Int>, _ tree: SyntaxTree, _ judgement: Judgement, _ context: AvailabilityContext,
    words: Words, isDecidedByWildcard: Bool = false
  ) {
    self.range = range
    title = "`\(tree.conciseText(of: range))` \(words.summary(of: judgement.verdict))"
    lines = judgement.platforms.map { words.line($0, context.judgedPlatforms[$0.index]) }
    switch judgement.verdict {
    case _ where isDecidedByWildcard:
      outlook =
        "It names no platform that this file is built for: only `*` decides."
    case .always, .never: outlook = words == .condition || words == .introduction ? "It can go." : nil
    case .depends:
      let versions = judgement.staleFrom?.map { "\($0.platform.rawValue) \($0.version)" } ?? []
      outlook =
        versions.isEmpty
        ? "No minimum makes it the same on all platforms that this file is built for."
        : "\(words.change) once the minimum is \(versions.joined(separator: " and "))."
    case .notJudged(let reason): outlook = reason.sentence
    }
  }

  var markdown: String {
    ([title, ""] + lines.map { "- \($0)" } + [outlook].compactMap { $0 }.flatMap { ["", $0] })
      .joined(separator: "\n")
  }

  var plain: String { markdown.filter { $0 != "`" } }
}

/// The wording for each kind of judgement.
private enum Words {
  case condition, introduction, backDeployment, deprecation, obsoletion

  func summary(of verdict: Verdict) -> String {
    switch (self, verdict) {
    case (.condition, .always): "is always true here"
    case (.condition, .never): "is always false here"
    case (.condition, .depends): "depends on the system that runs it"
    case (.introduction, .always): "restricts nothing here"
    case (.introduction, .never): "is for systems on which this is never reached"
    case (.introduction, .depends): "keeps it from older systems"
    case (.backDeployment, .always): "is never used: every system has it"
    case (.backDeployment, _): "brings it to older systems"
    case (.deprecation, .always): "deprecates it on every system"
    case (.deprecation, _): "deprecates it on newer systems"
    case (.obsoletion, .always): "makes it unusable on every system"
    case (.obsoletion, _): "makes it unusable on newer systems"
    case (_, .notJudged): "is not judged"
    }
  }

  /// The effect of a minimum that is high enough.
  var change: String {
    switch self {
    case .condition: "It is always the same, and can go,"
    case .introduction: "It restricts nothing, and can go,"
    case .backDeployment: "It is never used, and can go,"
    case .deprecation: "It is deprecated"
    case .obsoletion: "What it stands for cannot be used any more, and can go,"
    }
  }

  func line(_ judgement: PlatformJudgement, _ place: BuiltPlatform) -> String {
    let name =
      place.platform.rawValue + (place.isApplicationExtension == true ? " (application extension)" : "")
    let minimum = place.target.map { "the minimum is \($0.minimum) (\($0.source))" } ?? "no minimum is stated"
    // The lower bound set by an enclosing check.
    let known = place.target.map { place.known.lower > $0.minimum } ?? (place.known.lower > Version(0))
    let narrowed = known ? ", checked around it is \(place.known.lower)" : ""
    return "\(name): \(outcome(judgement)); \(minimum)\(narrowed)"
  }

  private func outcome(_ judgement: PlatformJudgement) -> String {
    switch judgement.verdict {
    case .always: return self == .condition ? "always true" : "always the case"
    case .never: return self == .condition ? "always false" : "never the case"
    case .depends: return judgement.version.map { "decided by \($0)" } ?? "depends on the system"
    case .notJudged(let reason): return reason.phrase
    }
  }
}

extension Verdict.Reason {
  fileprivate var phrase: String {
    switch self {
    case .malformed: "it is malformed"
    case .customName: "a name decides that stands for nothing known"
    case .unknownMinimum: "no minimum is known"
    case .swiftRuntime: "the version of the Swift runtime is not judged"
    case .mappedBySDK: "SDKs disagree about which version of visionOS this is"
    case .impossibleVersion: "there never was such a version"
    case .notBuilt: "not built"
    case .unreachable: "never reached"
    }
  }

  fileprivate var sentence: String { phrase.prefix(1).uppercased() + phrase.dropFirst() + "." }
}
