import LintCore
import SwiftSource

/// One verdict for each shim over all of its uses: all are rewritten and it goes, or it stays and says why.
struct ShimVerdicts {
  let rule: RuleName
  let subjects: [ShimSubject]
  let uses: [ShimUse]
  /// Why a use of a shim that nothing else keeps may be out of sight.
  private let hidden: String?
  /// By group.
  private let doubts: [String: Doubt]
  /// The groups with uses of which the build's index does not tell what they mean.
  private let undecided: Set<String>
  /// By the number of a shim, of one of its uses.
  private let doubtsOfUses: [Int: Doubt]

  init(rule: RuleName, subjects: [ShimSubject], uses: [ShimUse], hidden: String? = nil) {
    self.rule = rule
    self.subjects = subjects
    let values = Set(uses.lazy.filter { $0.isOfNamesake && $0.rival?.labels == nil }.flatMap(\.groups))
    let uses = uses.filter { !$0.isUncalledFunction || $0.groups.isDisjoint(with: values) }
    self.uses = uses
    self.hidden = hidden
    undecided = uses.reduce(into: []) { if !$1.isDecided, $1.mayMeanAny { $0.formUnion($1.groups) } }
    doubts = uses.reduce(into: [:]) { doubts, use in
      guard let doubt = use.doubt else { return }
      for group in use.groups where doubts[group] == nil { doubts[group] = doubt }
    }
    doubtsOfUses = uses.lazy.flatMap(\.meanings).reduce(into: [:]) { doubts, meaning in
      if let doubt = meaning.doubt, doubts[meaning.shim] == nil { doubts[meaning.shim] = doubt }
    }
  }

  private func doubt(of index: Int) -> Doubt? {
    let subject = subjects[index]
    return subject.doubt ?? doubts[subject.group] ?? doubtsOfUses[index]
  }

  var findings: [Finding] { verdicts.compactMap { $0?.finding(rule) } }

  /// By the number of a shim; `nil`: nothing is reported of it.
  var verdicts: [ShimVerdict?] {
    var obstacles = subjects.map(\.obstacle)
    spread(&obstacles)
    if let hidden { obstacles = obstacles.map { $0 ?? .hiddenFiles(hidden) } }
    let overruled = uses.reduce(into: Set<String>()) { if isOverruled($1) { $0.formUnion($1.groups) } }
    var verdicts = subjects.indices.map { index in
      var subject = subjects[index]
      subject.restsOnIndex = subject.restsOnIndex || overruled.contains(subject.group)
      return ShimVerdict(
        subject: subject, obstacle: obstacles[index], doubt: doubt(of: index),
        edits: subjects[index].deletions)
    }
    let rivals = Dictionary(grouping: uses.compactMap(\.rival), by: \.name)
    for use in uses {
      for meaning in use.meanings {
        if !use.isListed {
          verdicts[meaning.shim].edits += meaning.edits
          continue
        }
        switch obstacles[meaning.shim] == nil ? .own : use.certainty(of: meaning, among: rivals) {
        case .own, .likely: verdicts[meaning.shim].related.append(use.place.callSite())
        case .unclear: verdicts[meaning.shim].unclearCallSites += 1
        case .other: break
        }
        verdicts[meaning.shim].edits += meaning.edits
      }
    }
    for members in companies(obstacles) {
      let together = members.flatMap { verdicts[$0].edits }
      for index in members { verdicts[index].edits = together }
    }
    return verdicts.map { $0.isReported ? $0 : nil }
  }

  /// Whether it only shows that another declaration has the name of a shim, and the build's index tells of each use which
  /// of them it means.
  private func isOverruled(_ use: ShimUse) -> Bool {
    use.isDecided && use.isOfNamesake && undecided.isDisjoint(with: use.groups)
  }

  /// The same where the text of each use shows that it does not mean that one.
  private func isHarmless(_ use: ShimUse, beside usesByGroup: [String: [ShimUse]]) -> Bool {
    guard use.isOfNamesake, let rival = use.rival else { return false }
    return use.groups.allSatisfy { group in
      usesByGroup[group, default: []].allSatisfy {
        // A declaration means nothing.
        $0.rival != nil || !$0.mayMeanAny || $0.cannotMean(rival)
      }
    }
  }

  /// A use that stays keeps every shim that it may call, and these keep others: repeats until nothing changes.
  private func spread(_ obstacles: inout [Obstacle?]) {
    let usesByGroup = uses.reduce(into: [String: [ShimUse]]()) { groups, use in
      for group in use.groups { groups[group, default: []].append(use) }
    }
    let uses = uses.filter { !isOverruled($0) && !isHarmless($0, beside: usesByGroup) }
    var isChanging = true
    while isChanging {
      isChanging = false
      for use in uses {
        if let reason = use.obstacle {
          for index in subjects.indices
          where obstacles[index] == nil && use.groups.contains(subjects[index].group) {
            obstacles[index] = reason
            isChanging = true
          }
        }
        if use.meanings.allSatisfy({ obstacles[$0.shim] != nil }) { continue }
        guard let reason = reasonToKeep(use, obstacles) else { continue }
        for meaning in use.meanings where obstacles[meaning.shim] == nil {
          obstacles[meaning.shim] = reason
          isChanging = true
        }
      }
    }
  }

  /// Overloads that share a use go together: once one has taken the uses along, nothing would show that
  /// the others can go.
  private func companies(_ obstacles: [Obstacle?]) -> [[Int]] {
    var leaders = Array(subjects.indices)
    for use in uses {
      let members = use.meanings.map(\.shim).filter { obstacles[$0] == nil && doubt(of: $0) == nil }
      guard let first = members.first else { continue }
      for other in members.dropFirst() where leaders[other] != leaders[first] {
        let (old, new) = (leaders[other], leaders[first])
        for index in leaders.indices where leaders[index] == old { leaders[index] = new }
      }
    }
    return Dictionary(grouping: subjects.indices, by: { leaders[$0] }).values.filter { $0.count > 1 }
  }

  private func reasonToKeep(_ use: ShimUse, _ obstacles: [Obstacle?]) -> Obstacle? {
    if let refusal = use.meanings.lazy.compactMap(\.refusal).first { return refusal }
    let staying = use.meanings.first { obstacles[$0.shim] != nil }
    let first = use.meanings.first?.edits
    guard use.meanings.count > 1, staying != nil || use.meanings.contains(where: { $0.edits != first }) else {
      return nil
    }
    let isAlternative = use.meanings.contains { subjects[$0.shim].hasAlternatives }
    return isAlternative
      ? .at(.conditional, use.place.site)
      : .at(.sameName(staying.map { subjects[$0.shim].title }), use.place.site)
  }
}
