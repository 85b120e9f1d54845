import Availability
import FixtureSupport
import Foundation
import Testing

/// Which clause counts, by the compiler's word: every generated condition is compiled for the targets of
/// its "file", and what the optimizer leaves of it is compared with our judgement.
///
/// `BACKPORT_CONDITIONS` sets how many, `BACKPORT_ORACLE_SEED` which.
@Suite("Conditions as the compiler has them")
struct ConditionOracleTests {
  private static let environment = ProcessInfo.processInfo.environment
  private let count =
    environment["BACKPORT_CONDITIONS"].flatMap { Int($0) } ?? (Thoroughness.isFull ? 4_000 : 1_500)
  private let seed = environment["BACKPORT_ORACLE_SEED"].flatMap { UInt64($0) } ?? 15

  @Test("0 disagreements on constants, versions compared, and what remains of partly stale conditions")
  func conditions() async throws {
    var macros = AvailabilityMacros()
    for definition in ConditionGenerator.macroDefinitions {
      let isDefined = macros.define(definition)
      #expect(isDefined)
    }
    var generator = ConditionGenerator(random: SeededGenerator(seed: seed))
    let conditions = (0..<count).map { _ in generator.condition() }
    let parsed = conditions.map { $0.parsed(macros) }
    let judgements = zip(conditions, parsed).map { condition, parsed in
      AvailabilityContext(targets: condition.targets.map(\.deploymentTarget)).judge(parsed)
    }

    let compiled = try await compile(conditions, judgements)

    var tally = Tally()
    for (index, condition) in conditions.enumerated() {
      let answers = condition.targets.map { compiled[$0]?["c\(index)"] }
      for (target, answer) in zip(condition.targets, answers) {
        tally.compare(condition.text, parsed[index], target, compiler: answer)
      }
      tally.compareWhole(condition, ours: judgements[index], compiler: answers)
      tally.compareRest(
        condition, removed: judgements[index].removableArguments, before: answers,
        after: condition.targets.map { compiled[$0]?["r\(index)"] })
    }
    #expect(tally.disagreements.isEmpty, "\(tally.disagreements.prefix(10).joined(separator: "\n"))")
    let total = tally.compared + tally.notJudged
    #expect(total >= count, "Each condition is compiled for one target at least")
    #expect(tally.notJudged * 50 <= total, "\(tally.notJudged) are not judged of \(total)")
    // Generated conditions that never reach a rule would prove nothing about it.
    #expect(tally.constant > count / 4 && tally.depending > count / 8 && tally.reduced > count / 40)
    print("availability oracle: \(count) conditions, seed \(seed): \(tally)")
  }

  /// By target and name: `c7` is a condition as written, `r7` what remains of it.
  private func compile(
    _ conditions: [WrittenCondition], _ judgements: [Judgement]
  ) async throws -> [AppleTarget: [String: CompiledCondition]] {
    var questions: [AppleTarget: [String]] = [:]
    for (index, condition) in conditions.enumerated() {
      var functions = [function("c\(index)", condition.text)]
      let removable = judgements[index].removableArguments
      if !removable.isEmpty { functions.append(function("r\(index)", condition.without(removable).text)) }
      for target in condition.targets { questions[target, default: []] += functions }
    }
    let definitions = ConditionGenerator.macroDefinitions.flatMap { ["-define-availability", $0] }
    let targets = Array(questions.keys)
    let files = targets.map { ($0, questions[$0]!) }
    let answers = try await concurrently(files) { target, functions in
      let output = try CompilerProbe.compile(
        functions, mode: ["-emit-sil", "-suppress-warnings"], target: target, arguments: definitions)
      if output.status != 0 { Issue.record("\(target): \(output.text.prefix(1_000))") }
      return SILReading.conditions(in: output.result)
    }
    return Dictionary(uniqueKeysWithValues: zip(targets, answers))
  }

  private func function(_ name: String, _ condition: String) -> String {
    "@_silgen_name(\"\(name)\") public func \(name)_() { if \(condition) { yes() } else { no() } }"
  }
}

extension WrittenCondition {
  fileprivate func without(_ removed: [Int]) -> WrittenCondition {
    var rest = self
    rest.arguments = arguments.indices.filter { !removed.contains($0) }.map { arguments[$0] }
    return rest
  }
}

/// What came out of the comparison.
private struct Tally: CustomStringConvertible {
  var compared = 0
  var constant = 0
  var depending = 0
  var reasons: [Verdict.Reason: Int] = [:]
  var reduced = 0
  var disagreements: [String] = []

  var notJudged: Int { reasons.values.reduce(0, +) }

  var description: String {
    "\(compared) judgements compared (\(constant) constant, \(depending) depending), \(notJudged) not judged "
      + "\(reasons.description), \(reduced) reduced conditions compiled again, "
      + "\(disagreements.count) disagreements"
  }

  mutating func compare(
    _ text: String, _ parsed: AvailabilityCondition, _ target: AppleTarget, compiler: CompiledCondition?
  ) {
    let ours = target.context.judge(parsed)
    guard let compiler else { return disagreements.append("\(target): \(text): the compiler says nothing") }
    if case .notJudged(let reason) = ours.verdict {
      reasons[reason, default: 0] += 1
      if !isFair(reason, parsed, target) { disagreements.append("\(target): \(text): not judged: \(reason)") }
      return
    }
    compared += 1
    if ours.verdict == .depends { depending += 1 } else { constant += 1 }
    let canonical = compiler.version.flatMap { $0.canonical(on: target.platform) }
    if ours.verdict != compiler.verdict || ours.platforms.first?.version != canonical {
      disagreements.append("\(target): \(text): ours \(ours), the compiler's \(compiler)")
    }
  }

  /// Only what cannot be known may be left open.
  private func isFair(_ reason: Verdict.Reason, _ parsed: AvailabilityCondition, _ target: AppleTarget)
    -> Bool
  {
    switch reason {
    case .customName: parsed.list.hasCustomName
    // That these are the versions that the compiler doubts is a test of its own.
    case .impossibleVersion: parsed.list.clauses.contains(where: \.isImpossible)
    default: false
    }
  }

  mutating func compareWhole(_ condition: WrittenCondition, ours: Judgement, compiler: [CompiledCondition?]) {
    let verdicts = Set(compiler.compactMap { $0?.verdict })
    let isConstant = verdicts.count == 1 && verdicts != [.depends]
    switch ours.verdict {
    case .always, .never:
      if verdicts != [ours.verdict] {
        disagreements.append("\(condition.targets): \(condition.text): \(ours)")
      }
    case .depends:
      if isConstant { disagreements.append("\(condition.targets): \(condition.text): constant, \(ours)") }
    case .notJudged:
      break
    }
  }

  mutating func compareRest(
    _ condition: WrittenCondition, removed: [Int], before: [CompiledCondition?], after: [CompiledCondition?]
  ) {
    guard !removed.isEmpty else { return }
    reduced += 1
    for (target, (before, after)) in zip(condition.targets, zip(before, after)) {
      let isSame = before?.verdict == after?.verdict && (before?.verdict != .depends || before == after)
      if !isSame {
        disagreements.append(
          "\(target): \(condition.text) without \(removed): \(before as Any) \(after as Any)")
      }
    }
  }
}
