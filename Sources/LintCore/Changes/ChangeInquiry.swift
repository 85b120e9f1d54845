import Projects
import SwiftSource

/// The rules that judge one changed file, and what they found in it before. Never used by two threads at a time.
package final class ChangeInquiry: @unchecked Sendable {
  private let file: LintFile
  private let number: Int
  private let before: FileVersion
  private let after: FileVersion
  private let questions: [Question]
  /// In bytes.
  package var size: Int { after.size }

  /// One `ChangeRule` of a rule.
  struct Question {
    /// The place in a rule's `changes`, which is quicker to compare, and the rule.
    struct Key: Hashable {
      var place: Int
      var rule: RuleName
    }
    let key: Key
    let severity: Severity
    let change: ChangeRule

    /// Those of some rules, in their order.
    static func all(of rules: [Rule]) -> [Question] {
      rules.flatMap { rule in
        rule.changes.enumerated().map { place, change in
          Question(key: Key(place: place, rule: rule.name), severity: rule.severity, change: change)
        }
      }
    }
  }

  package init(
    _ change: (file: Int, before: FileVersion, after: FileVersion), of file: LintFile, comingLast: Bool
  ) {
    self.file = file
    number = change.file
    questions = file.context.rules.questions.filter { $0.change.comesLast == comingLast }
    before = change.before
    after = change.after
  }

  /// What the rules find.
  package func findings(in project: NamedFiles, _ hidden: String?, _ namedSources: NamedSources?) -> [Finding]
  {
    let found = questions.flatMap { question in
      let place = after.judgements.firstIndex { $0.question == question.key && $0.before === before }
      if let known = place.map({ after.judgements[$0] }), known.asked.areAnsweredTheSame(by: project) {
        return known.findings
      }
      let asked = AskedNames()
      let pass = ChangePass(
        rule: (question.key.rule, question.severity), (number, file.shownPath), before: before, after: after,
        project: project.noting(in: asked), hidden: hidden, namedSources)
      pass.isProgram = file.context.isProgram
      question.change.check(pass)
      let judgement = FileVersion.Judgement(
        question: question.key, before: before, asked: asked, findings: pass.findings)
      if let place { after.judgements[place] = judgement } else { after.judgements.append(judgement) }
      return pass.findings
    }
    if found.isEmpty { return [] }
    let suppressions = Suppressions(of: after.tree, ids: file.context.rules.ids)
    return found.filter { !suppressions.silences($0) }
  }
}
