import Availability
import FixtureSupport
import Testing

/// What is known inside gates, by the compiler's word: it warns of a check that an enclosing scope makes
/// unnecessary, and says nothing of any other.
@Suite("Nested gates as the compiler has them")
struct GateOracleTests {
  @Test("A check is unnecessary for the compiler when its gates make it always true for us")
  func nestedGates() async throws {
    let targets = AppleTarget.all
    let tallies = try await concurrently(Array(targets.enumerated())) { index, target in
      var writer = GateWriter(target: target, random: SeededGenerator(seed: UInt64(index)))
      for _ in 0..<(Thoroughness.isFull ? 120 : 40) { writer.writeFunction() }
      let output = try CompilerProbe.compile(writer.lines, mode: ["-typecheck"], target: target)
      #expect(output.status == 0, "\(target): \(output.text.prefix(500))")
      let warned = Set(output.diagnostics.filter { $0.message.hasPrefix("unnecessary check") }.map(\.line))
        .subtracting(writer.unjudged)
      let expected = writer.unnecessary
      let wrong = warned.subtracting(writer.constant).union(expected.subtracting(warned))
      for line in wrong.sorted().prefix(3) {
        let start = writer.lines[...line].lastIndex { $0.hasPrefix("func") } ?? 0
        let whole = writer.lines[max(0, start - 1)...line].joined(separator: "\n")
        Issue.record(
          "\(target): \(warned.contains(line) ? "unnecessary for the compiler alone" : "for us alone"):\n\(whole)"
        )
      }
      return (writer.checks, expected.count)
    }
    #expect(tallies.reduce(0) { $0 + $1.0 } > 1_600)
    #expect(tallies.reduce(0) { $0 + $1.1 } > 160)
  }
}

/// Writes functions of nested checks, one check a line, and notes which are unnecessary.
private struct GateWriter {
  let target: AppleTarget
  var random: SeededGenerator
  var lines: [String] = []
  /// Those that hold for us, on whatever account.
  var constant: Set<Int> = []
  /// Those that hold thanks to a gate, not to the minimum (of the others the compiler warns by moods).
  var unnecessary: Set<Int> = []
  /// Where nothing can run, by the upper bounds that the compiler does not keep, and what stands inside a
  /// gate that we do not judge.
  var unjudged: Set<Int> = []
  var checks = 0

  /// What is known at a place.
  private struct Scope {
    var context: AvailabilityContext
    /// Whether a gate around was not judged.
    var isOpen = false
  }

  mutating func writeFunction() {
    var scope = Scope(context: target.context)
    if chance(of: 3) {
      let arguments = clauses() + ["*"]
      lines.append("@available(\(arguments.joined(separator: ", ")))")
      let attribute = AvailabilityAttribute(arguments: arguments)
      if case .notJudged = scope.context.judge(attribute).introduction?.verdict { scope.isOpen = true }
      scope.context = scope.context.narrowed(by: attribute)
    }
    lines.append("func f\(lines.count)() {")
    writeBlock(scope, depth: 0)
    lines.append("}")
  }

  private mutating func writeBlock(_ scope: Scope, depth: Int) {
    guard depth < 4 else { return }
    var scope = scope
    for _ in 0..<Int.random(in: 1...(depth == 0 ? 3 : 2), using: &random) {
      writeStatement(&scope, depth: depth)
    }
  }

  /// Leaves what is known after the statement.
  private mutating func writeStatement(_ scope: inout Scope, depth: Int) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let inside = writeCheck("guard", scope, end: "else {")
      writeBlock(inside.fails, depth: depth + 1)
      lines.append("return }")
      scope = inside.holds
    case 1:
      let inside = writeCheck("while", scope, end: "{")
      writeBlock(inside.holds, depth: depth + 1)
      lines.append("}")
    case 2:
      // The second of a list is only asked when the first holds.
      let isUnavailable = chance(of: 3)
      let first = writeCheck("if", scope, isUnavailable, end: ",")
      let second = writeCheck("", first.holds, isUnavailable, end: "{")
      writeBlock(second.holds, depth: depth + 1)
      lines.append("}")
    default:
      let inside = writeCheck("if", scope, end: "{")
      writeBlock(inside.holds, depth: depth + 1)
      lines.append("} else {")
      writeBlock(inside.fails, depth: depth + 1)
      lines.append("}")
    }
  }

  private mutating func writeCheck(
    _ keyword: String, _ scope: Scope, _ polarity: Bool? = nil, end: String
  ) -> (holds: Scope, fails: Scope) {
    let isUnavailable = polarity ?? chance(of: 3)
    let arguments = clauses() + (isUnavailable ? [] : ["*"])
    let condition = AvailabilityCondition(isUnavailable: isUnavailable, arguments: arguments)
    let judgement = scope.context.judge(condition)
    checks += 1
    var isOpen = scope.isOpen
    if case .notJudged = judgement.verdict { isOpen = true }
    if isOpen { unjudged.insert(lines.count) }
    if !isOpen, !isUnavailable, judgement.verdict == .always {
      constant.insert(lines.count)
      if let version = judgement.platforms[0].version, version > target.minimum {
        unnecessary.insert(lines.count)
      }
    }
    lines.append(
      "\(keyword) #\(isUnavailable ? "un" : "")available(\(arguments.joined(separator: ", "))) \(end)")
    func inside(holds: Bool) -> Scope {
      var inner = scope
      inner.context = scope.context.narrowed(by: condition, holds: holds)
      inner.isOpen = isOpen
      return inner
    }
    return (inside(holds: true), inside(holds: false))
  }

  private mutating func chance(of one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func clauses() -> [String] {
    var names = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]
    // In an extension for Catalyst the compiler loses track of what iOS's extension clauses say, and it does
    // not map them to visionOS's versions.
    if target.platform == .iOS { names.append("iOSApplicationExtension") }
    if chance(of: 2) { names.append("anyAppleOS") }
    var arguments: [String] = []
    for name in names where chance(of: 2) {
      let version = Int.random(in: 0..<6, using: &random)
      var major = target.minimum.major
      if name == "anyAppleOS" { major = max(26, major) }
      // The versions of iOS that visionOS's minimum stands for.
      let isMapped = name == "iOS" && target.platform == .visionOS
      if isMapped, major < 3 { major += 16 }
      // Of 27 on, SDKs list only what they know.
      let minor = isMapped && major + version / 2 > 26 ? 0 : version % 2 * 4
      arguments.append("\(name) \(Version(major + version / 2, minor))")
    }
    return arguments.isEmpty ? ["macOS 14"] : arguments
  }
}
