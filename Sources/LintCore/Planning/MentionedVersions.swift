import Availability
import SwiftSource

/// The versions that a project's code names, by platform: nothing can become stale at any other one.
struct MentionedVersions: Sendable {
  private(set) var versions: [Platform: Set<Version>] = [:]

  mutating func add(_ facts: AvailabilityFacts) {
    for fact in facts.conditions where !fact.condition.isMalformed { add(fact.condition.list) }
    for fact in facts.attributes {
      switch fact.content {
      case .backDeployed(let deployment): add(deployment.list)
      case .available(let attribute):
        if let list = attribute.introduction { add(list) }
        guard case .long(let long) = attribute.form, case .platform(let platform, _)? = long.name else {
          continue
        }
        for version in [long.deprecated?.version, long.obsoleted?.version] {
          if let version = version?.canonical(on: platform) { add(platform, version) }
        }
      }
    }
  }

  mutating func add(_ other: MentionedVersions) {
    versions.merge(other.versions) { $0.union($1) }
  }

  mutating func add(_ platform: Platform, _ version: Version) {
    versions[platform, default: []].insert(version)
  }

  private mutating func add(_ list: ClauseList) {
    for clause in list.clauses where !clause.isImpossible {
      if case .platform(let platform, _) = clause.name { add(platform, clause.version) }
    }
  }
}
