import Availability
import FixtureSupport
import Foundation
import Testing

/// What an attribute comes to, by the compiler's word: each declaration is used once, outside any gate, and
/// what the compiler says of the use is compared with our judgement. Then what we would remove is removed,
/// and it must say the same again.
///
/// `BACKPORT_ATTRIBUTES` sets how many, `BACKPORT_ORACLE_SEED` which.
@Suite("Attributes as the compiler has them")
struct AttributeOracleTests {
  private static let environment = ProcessInfo.processInfo.environment
  private let count =
    environment["BACKPORT_ATTRIBUTES"].flatMap { Int($0) } ?? (Thoroughness.isFull ? 2_000 : 500)
  private let seed = environment["BACKPORT_ORACLE_SEED"].flatMap { UInt64($0) } ?? 3

  @Test("0 disagreements on introduced, deprecated and obsoleted, and on what can go")
  func attributes() async throws {
    var generator = AttributeGenerator(random: SeededGenerator(seed: seed))
    let attributes = (0..<count).map { _ in generator.attribute() }
    let projects = attributes.indices.map { _ in generator.project() }
    let tallies = try await concurrently(AppleTarget.all) { target in
      var lines: [String] = []
      var used: [Int: Int] = [:]
      var reduced: [Int: Int] = [:]
      for (index, arguments) in attributes.enumerated() where projects[index].contains(target) {
        lines += [
          "@available(\(arguments.joined(separator: ", "))) func f\(index)() {}",
          "func u\(index)() { f\(index)() }",
        ]
        used[index] = lines.count - 1
        guard let rest = Self.rest(of: arguments, in: projects[index]) else { continue }
        let attribute = rest.isEmpty ? "" : "@available(\(rest.joined(separator: ", "))) "
        lines += ["\(attribute)func r\(index)() {}", "func v\(index)() { r\(index)() }"]
        reduced[index] = lines.count - 1
      }
      let output = try CompilerProbe.compile(lines, mode: ["-typecheck"], target: target)
      var tally = Tally()
      for (index, line) in used.sorted(by: { $0.key < $1.key }) {
        let said = CompilerOpinion(output.diagnostics, line: line)
        tally.compare(attributes[index], target, compiler: said)
        guard let line = reduced[index] else { continue }
        tally.reduced += 1
        let after = CompilerOpinion(output.diagnostics, line: line)
        if after != said {
          tally.disagreements.append("\(target): \(attributes[index]): \(said) becomes \(after)")
        }
      }
      return tally
    }
    let tally = tallies.reduce(into: Tally()) { $0.add($1) }
    #expect(tally.disagreements.isEmpty, "\(tally.disagreements.prefix(8).joined(separator: "\n"))")
    #expect(tally.compared > count && tally.reduced > count / 10)
    #expect(tally.notJudged * 50 <= tally.compared + tally.notJudged)
    print("attribute oracle: \(count) attributes, seed \(seed): \(tally)")
  }

  @Test("What goes from among several attributes of a declaration changes nothing")
  func severalAttributes() async throws {
    var generator = AttributeGenerator(random: SeededGenerator(seed: seed))
    let declarations = (0..<count / 2).map { index in
      (0...(1 + index % 2)).map { _ in generator.attribute() }
    }
    let tallies = try await concurrently(AppleTarget.all) { target in
      var lines: [String] = []
      var used: [Int: (whole: Int, reduced: Int?)] = [:]
      for (index, attributes) in declarations.enumerated() {
        let all = attributes.map { AvailabilityAttribute(arguments: $0) }
        let texts = attributes.map { "@available(\($0.joined(separator: ", ")))" }
        let kept = all.indices.filter {
          target.context.judge(all[$0]).removal != .whole
            || target.context.overrulesOthers($0, among: all)
        }
        lines += ["\(texts.joined(separator: " ")) func f\(index)() {}", "func u\(index)() { f\(index)() }"]
        used[index] = (lines.count - 1, nil)
        guard kept.count < all.count else { continue }
        let rest = kept.map { texts[$0] }.joined(separator: " ")
        lines += ["\(rest) func r\(index)() {}", "func v\(index)() { r\(index)() }"]
        used[index]?.reduced = lines.count - 1
      }
      let output = try CompilerProbe.compile(lines, mode: ["-typecheck"], target: target)
      var tally = Tally()
      for (index, line) in used.sorted(by: { $0.key < $1.key }) {
        let all = declarations[index].map { AvailabilityAttribute(arguments: $0) }
        let said = CompilerOpinion(output.diagnostics, line: line.whole)
        tally.compared += 1
        // Not the other way round: of extensions it may stay unknown.
        if target.context.isUnusable(all), !said.isUnavailable {
          tally.disagreements.append("\(target): \(declarations[index]): usable, for the compiler: \(said)")
        }
        guard let reduced = line.reduced else { continue }
        tally.reduced += 1
        let after = CompilerOpinion(output.diagnostics, line: reduced)
        if after != said {
          tally.disagreements.append("\(target): \(declarations[index]): \(said) becomes \(after)")
        }
      }
      return tally
    }
    let tally = tallies.reduce(into: Tally()) { $0.add($1) }
    #expect(tally.disagreements.isEmpty, "\(tally.disagreements.prefix(8).joined(separator: "\n"))")
    #expect(tally.reduced > count / 10)
    print("attribute oracle, several on one declaration: \(tally)")
  }

  /// What remains for a file that is built for those targets; `nil`: all of it.
  private static func rest(of arguments: [String], in project: [AppleTarget]) -> [String]? {
    let context = AvailabilityContext(targets: project.map(\.deploymentTarget))
    switch context.judge(AvailabilityAttribute(arguments: arguments)).removal {
    case .nothing: return nil
    case .whole: return []
    case .arguments(let removed):
      return arguments.indices.filter { !removed.contains($0) }.map { arguments[$0] }
    }
  }
}

/// What came out of the comparison.
private struct Tally: CustomStringConvertible {
  var compared = 0
  var reasons: [Verdict.Reason: Int] = [:]
  var reduced = 0
  var disagreements: [String] = []

  var notJudged: Int { reasons.values.reduce(0, +) }

  var description: String {
    "\(compared) judgements compared, \(notJudged) not judged \(reasons), \(reduced) reduced attributes "
      + "compiled again, \(disagreements.count) disagreements"
  }

  mutating func compare(_ arguments: [String], _ target: AppleTarget, compiler: CompilerOpinion) {
    let judgement = target.context.judge(AvailabilityAttribute(arguments: arguments))
    for part in [judgement.introduction, judgement.deprecation, judgement.obsoletion] {
      // Of a platform that is not named the long form says nothing.
      guard case .notJudged(let reason) = part?.verdict, reason != .notBuilt else { continue }
      reasons[reason, default: 0] += 1
      if reason != .mappedBySDK { disagreements.append("\(target): \(arguments): not judged: \(reason)") }
      return
    }
    var ours = CompilerOpinion(judging: arguments, for: target)
    if AvailabilityAttribute(arguments: arguments).isDeprecatedFromTheStart {
      ours.isDeprecated = compiler.isDeprecated
    }
    // Which of two versions it is depends on the SDK; that it is not reached does not.
    if target.platform == .visionOS, let introduced = ours.introduced,
      compiler.introduced == Version(introduced.major), compiler.introduced != introduced
    {
      reasons[.mappedBySDK, default: 0] += 1
      ours.introduced = compiler.introduced
    } else {
      compared += 1
    }
    if ours != compiler {
      disagreements.append("\(target): \(arguments): ours \(ours), the compiler's \(compiler)")
    }
  }

  mutating func add(_ other: Tally) {
    compared += other.compared
    reasons.merge(other.reasons) { $0 + $1 }
    reduced += other.reduced
    disagreements += other.disagreements
  }
}

/// What the use of a declaration draws.
private struct CompilerOpinion: Hashable {
  /// "is only available in … or newer"
  var introduced: Version?
  var isDeprecated = false
  var isUnavailable = false

  init(_ diagnostics: [CompilerProbe.Diagnostic], line: Int) {
    for diagnostic in diagnostics where diagnostic.line == line {
      let message = diagnostic.message
      if message.contains("is only available in") {
        introduced = message.split(separator: " ").compactMap { Version($0) }.last
      } else if message.contains("deprecated") {
        isDeprecated = true
      } else if message.contains("is unavailable") {
        isUnavailable = true
      }
    }
  }

  init(judging arguments: [String], for target: AppleTarget) {
    let attribute = AvailabilityAttribute(arguments: arguments)
    let judgement = target.context.judge(attribute)
    isUnavailable = target.context.isUnusable([attribute])
    // Of what cannot be used at all the compiler says nothing else.
    guard !isUnavailable else { return }
    if judgement.introduction?.verdict == .depends {
      introduced = judgement.introduction?.platforms.first?.version
    }
    isDeprecated = judgement.deprecation?.verdict == .always
  }
}

extension AvailabilityAttribute {
  /// Our judgement says nothing of a version that no project can have as its minimum any more, such as `deprecated: 1`.
  fileprivate var isDeprecatedFromTheStart: Bool {
    guard case .long(let long) = form, case .platform(let platform, _)? = long.name else { return false }
    return long.deprecated?.version.map { $0 < platform.oldestTarget } ?? false
  }
}
