import LintCore
import Migration
import SwiftSource
import SystemCalls

/// The remaining findings of a migration as decisions: each cause at one declaration once.
///
/// A finding follows another one when dealing with that one deals with it, or when both say the same of one name.
public struct LeftDecisions: Sendable {
  /// One finding for each decision, in the order of the list.
  public private(set) var leaders: [Finding] = []
  private var groups: [Finding: [Finding]] = [:]

  init() {}

  init(of left: [Finding], in summary: MigrationSummary) {
    let relations = Relations(left, summary)
    for finding in left {
      let leader = relations.leader(of: finding)
      if leader == finding { leaders.append(finding) } else { groups[leader, default: []].append(finding) }
    }
  }

  public func followers(of leader: Finding) -> [Finding] { groups[leader] ?? [] }

  var allFollowers: Set<Finding> { Set(groups.values.joined()) }

  /// The places of a leader, and those of its followers: what each of them would have said.
  func places(of leader: Finding) -> [RelatedPlace] {
    var known = Set(leader.related.map(Place.init))
    return leader.related
      + followers(of: leader).flatMap { finding in
        let own = RelatedPlace(
          path: finding.path, start: finding.start, end: finding.end, message: finding.message)
        return [own] + finding.related
      }
      .filter { known.insert(Place($0)).inserted }
  }

  func withPlaces(_ leader: Finding) -> Finding {
    var finding = leader
    finding.related = places(of: leader)
    return finding
  }
}

/// Two findings may speak of the same place.
private struct Place: Hashable {
  var path: String
  var start: SourcePosition

  init(_ place: RelatedPlace) { (path, start) = (place.path, place.start) }
}

/// Which finding another one follows.
private struct Relations {
  private var parents: [Finding: Finding] = [:]

  init(_ left: [Finding], _ summary: MigrationSummary) {
    let byPlace = Dictionary(first: left.map { (Postponement.Reason.goesWith($0), $0) })
    var equals: [Equality: Finding] = [:]
    var declarations: [Declaration: Finding] = [:]
    for finding in left {
      if case .goesWith? = summary.result.postponed[finding]?.reason {
        parents[finding] = byPlace[summary.result.postponed[finding]!.reason!]
        continue
      }
      let remedy = summary.remedy(for: finding)
      if let subject = finding.subjectName, finding.isAboutDeclaration {
        let key = Declaration(path: finding.path, subject: subject)
        if let other = declarations[key], other.rule != finding.rule {
          // What a tool can do says more than what a person has to.
          let isBetter = remedy != .person && summary.remedy(for: other) == .person
          if isBetter { parents[other] = finding } else { parents[finding] = other }
          declarations[key] = isBetter ? finding : other
          continue
        }
        declarations[key] = finding
      }
      guard remedy == .person else { continue }
      let key = Equality(finding, reason: summary.reasonLeft(finding).message)
      if let other = equals[key] { parents[finding] = other } else { equals[key] = finding }
    }
  }

  func leader(of finding: Finding) -> Finding {
    var leader = finding
    var seen: Set<Finding> = [finding]
    while let next = parents[leader], seen.insert(next).inserted { leader = next }
    // Findings that follow each other in a circle: each is its own.
    return parents[leader] == nil ? leader : finding
  }
}

/// A declaration whose attribute and whose body are findings of two rules.
private struct Declaration: Hashable {
  var path: String
  var subject: String
}

/// Findings that say the same, and take a person: of overloads in a file, or of a package in several manifests.
private struct Equality: Hashable {
  var rule: RuleName
  /// `nil`: any.
  var path: String?
  var message: String
  var reason: String

  init(_ finding: Finding, reason: String) {
    rule = finding.ruleName
    path = finding.kind == "library" ? nil : finding.path
    message = finding.message
    self.reason = reason
  }
}

extension Finding {
  fileprivate var isAboutDeclaration: Bool {
    rule == "obsolete-declaration" || rule == "removable-shim" && kind != "constant"
  }
}
