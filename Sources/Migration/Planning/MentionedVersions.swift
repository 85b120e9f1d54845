import Availability
import LintCore
import SwiftSource

/// The versions in a project's code, by platform: only at these can something become stale.
struct MentionedVersions: Sendable {
  private(set) var versions: [Platform: Set<Version>] = [:]

  mutating func add(_ facts: AvailabilityFacts) {
    for fact in facts.conditions where !fact.condition.isMalformed {
      add(fact.condition.list.clauses, as: .condition)
    }
    for fact in facts.attributes {
      switch fact.content {
      case .backDeployed(let deployment): add(deployment.list.clauses, as: .backDeployment)
      case .available(let attribute):
        if let list = attribute.introduction { add(list.clauses, as: .attribute) }
        guard case .long(let long) = attribute.form, let name = long.name else { continue }
        let ends = [long.deprecated?.version, long.obsoleted?.version].compactMap { $0 }
        add(ends.map { Clause(name, $0, argument: 0) }, as: .attribute)
      }
    }
  }

  mutating func add(_ other: MentionedVersions) {
    versions.merge(other.versions) { $0.union($1) }
  }

  mutating func add(_ platform: Platform, _ version: Version) {
    versions[platform, default: []].insert(version)
  }

  private mutating func add(_ clauses: [Clause], as use: ClauseUse) {
    for clause in clauses where !clause.isImpossible {
      for (platform, version) in clause.versions(as: use) { add(platform, version) }
    }
  }
}
