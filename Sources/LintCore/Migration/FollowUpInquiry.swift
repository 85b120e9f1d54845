import Projects
import SwiftSource

/// A query of follow-ups about one changed file. Not thread-safe.
struct FollowUpInquiry: @unchecked Sendable {
  private let file: LintFile
  private let before: FileVersion
  private let after: FileVersion
  private let all: [FollowUp]
  /// The query's part that is shared by files with the same context.
  private let topic: Topic

  struct Topic {
    /// The rules that are on in the files.
    let rules: [String]
    /// The indices of the follow-ups of these rules.
    let asked: [Int]

    init(_ context: LintContext, of all: [FollowUp], _ asked: [Int]) {
      rules = context.rules.rules.map(\.id)
      self.asked = asked.filter { [rules] in rules.contains(all[$0].rule) }
    }
  }

  init(
    _ change: (file: Int, before: FileVersion, after: FileVersion), of file: LintFile, by all: [FollowUp],
    _ topic: Topic
  ) {
    self.file = file
    self.all = all
    self.topic = topic
    before = change.before
    after = change.after
  }

  /// The names to look up in other files.
  func gatherNames() -> Set<String> {
    topic.asked.reduce(into: []) { names, followUp in
      if let place = place(of: followUp) {
        names.formUnion(after.judgements[place].names)
      } else {
        let own = all[followUp].names(pass(of: followUp))
        after.judgements.append(
          FileVersion.Judgement(followUp: followUp, before: before, names: own))
        names.formUnion(own)
      }
    }
  }

  /// Their findings, after the names were gathered.
  func findings(in project: NamedFiles, _ hidden: String?, _ namedSources: NamedSources?) -> [Finding] {
    let found = topic.asked.flatMap { followUp in
      let place = place(of: followUp)!
      let holders = project.hash(ofHoldersOf: after.judgements[place].names)
      if let findings = after.judgements[place].findings, after.judgements[place].holders == holders {
        return findings
      }
      let pass = pass(of: followUp)
      pass.project = project
      pass.hidden = hidden
      pass.namedSources = namedSources
      all[followUp].check(pass)
      let lacked = pass.namesLacked.subtracting(after.judgements[place].names)
      after.judgements[place].names.formUnion(lacked)
      after.judgements[place].holders = holders
      after.judgements[place].findings = lacked.isEmpty ? pass.findings : nil
      return pass.findings
    }
    if found.isEmpty { return [] }
    let suppressions = Suppressions(of: after.tree, knownRules: file.context.rules.knownNames)
    return found.filter { !suppressions.silences($0) }
  }

  /// Whether one of them requested further names, and must be queried again.
  var isUnfinished: Bool { topic.asked.contains { after.judgements[place(of: $0)!].findings == nil } }

  private func place(of followUp: Int) -> Int? {
    after.judgements.firstIndex { $0.followUp == followUp && $0.before === before }
  }

  private func pass(of followUp: Int) -> FollowUpPass {
    FollowUpPass(
      rule: all[followUp].rule, among: topic.rules, path: file.shownPath, before: before, after: after)
  }
}
