import Projects
import SwiftSource

/// The rules that judge one changed file, and what they found in it before. Never used by two threads at a time.
final class ChangeInquiry: @unchecked Sendable {
  private let file: LintFile
  private let before: FileVersion
  private let after: FileVersion
  private let questions: [Question]
  /// The place of each question's judgement, once names were gathered.
  private var places: [Int] = []
  /// In bytes.
  var size: Int { after.size }

  /// One `ChangeRule` of a rule.
  struct Question {
    /// The place in a rule's `changes`, which is quicker to compare, and the rule's id.
    struct Key: Hashable {
      var place: Int
      var rule: String
    }
    let key: Key
    let severity: Severity
    let change: ChangeRule

    /// Those of some rules, in their order.
    static func all(of rules: [Rule]) -> [Question] {
      rules.flatMap { rule in
        rule.changes.enumerated().map { place, change in
          Question(key: Key(place: place, rule: rule.id), severity: rule.severity, change: change)
        }
      }
    }
  }

  init(
    _ change: (file: Int, before: FileVersion, after: FileVersion), of file: LintFile, comingLast: Bool
  ) {
    self.file = file
    questions = file.context.rules.questions.filter { $0.change.comesLast == comingLast }
    before = change.before
    after = change.after
  }

  /// The names whose mentions in other files the rules have to see.
  func gatherNames() -> Set<String> {
    if places.isEmpty { places = questions.map(place) }
    return places.reduce(into: []) { $0.formUnion(after.judgements[$1].names) }
  }

  /// What the rules find. Requires that names have been gathered.
  func findings(in project: NamedFiles, _ hidden: String?, _ namedSources: NamedSources?) -> [Finding] {
    let found = zip(questions, places).flatMap { question, place in
      let judgement = after.judgements[place]
      if let findings = judgement.findings, judgement.asked.areAnsweredTheSame(by: project) {
        return findings
      }
      let pass = pass(for: question)
      let asked = AskedNames()
      pass.project = project.noting(in: asked)
      pass.hidden = hidden
      pass.namedSources = namedSources
      question.change.check(pass)
      let missing = pass.missingNames.subtracting(judgement.names)
      after.judgements[place].names.formUnion(missing)
      after.judgements[place].asked = asked
      after.judgements[place].findings = missing.isEmpty ? pass.findings : nil
      return pass.findings
    }
    if found.isEmpty { return [] }
    let suppressions = Suppressions(of: after.tree, knownRules: file.context.rules.knownNames)
    return found.filter { !suppressions.silences($0) }
  }

  /// Whether a rule has requested more names, and has to judge the file again.
  var isUnfinished: Bool { places.contains { after.judgements[$0].findings == nil } }

  /// The place of a rule's judgement, which is made with the names that the rule requests first.
  private func place(of question: Question) -> Int {
    let known = after.judgements.firstIndex { $0.question == question.key && $0.before === before }
    if let known { return known }
    let names = question.change.names(pass(for: question))
    after.judgements.append(FileVersion.Judgement(question: question.key, before: before, names: names))
    return after.judgements.count - 1
  }

  private func pass(for question: Question) -> ChangePass {
    let pass = ChangePass(
      rule: (question.key.rule, question.severity), path: file.shownPath, before: before, after: after)
    pass.isProgram = file.context.isProgram
    return pass
  }
}
