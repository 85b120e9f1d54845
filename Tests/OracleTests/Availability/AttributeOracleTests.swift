import Availability
import Testing

/// What an attribute comes to, by the compiler's word: each declaration is used once, outside any gate, and
/// what the compiler says of the use is compared with our judgement. Then what we would remove is removed,
/// and it must say the same again.
@Suite("Attributes as the compiler has them")
struct AttributeOracleTests {
  @Test("0 disagreements on introduced, deprecated and obsoleted, and on what can go")
  func attributes() async throws {
    var generator = AttributeGenerator(random: SeededGenerator(seed: 3))
    let attributes = (0..<1_500).map { _ in generator.attribute() }
    let projects = attributes.indices.map { _ in generator.project() }
    // Without an SDK, what iOS's versions are on visionOS stays unknown to attributes.
    let results = try await concurrently(AppleTarget.all.filter { $0.platform != .visionOS }) { target in
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
      var failures: [String] = []
      for (index, line) in used.sorted(by: { $0.key < $1.key }) {
        let said = CompilerOpinion(output.diagnostics, line: line)
        let ours = CompilerOpinion(judging: attributes[index], for: target)
        if said != ours {
          failures.append("\(target): \(attributes[index]): ours \(ours), the compiler's \(said)")
        }
        guard let line = reduced[index] else { continue }
        let after = CompilerOpinion(output.diagnostics, line: line)
        if after != said { failures.append("\(target): \(attributes[index]): \(said) becomes \(after)") }
      }
      return (used.count, reduced.count, failures)
    }
    let failures = results.flatMap(\.2)
    #expect(failures.isEmpty, "\(failures.prefix(8).joined(separator: "\n"))")
    #expect(results.reduce(0) { $0 + $1.0 } > 3_000)
    #expect(results.reduce(0) { $0 + $1.1 } > 300)
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

/// Makes up attributes that the compiler accepts.
private struct AttributeGenerator {
  var random: SeededGenerator
  private static let names = [
    "iOS", "macOS", "OSX", "tvOS", "watchOS", "macCatalyst", "iOSApplicationExtension",
    "macOSApplicationExtension",
    "tvOSApplicationExtension", "macCatalystApplicationExtension", "Windows", "iOS", "macOS", "visionOS",
  ]

  mutating func attribute() -> [String] {
    if Int.random(in: 0..<3, using: &random) > 0 {
      var arguments: [String] = []
      for name in Self.names.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      where !arguments.contains(where: { PlatformName($0.prefix { $0 != " " }) == PlatformName(name) }) {
        arguments.append("\(name) \(version(name))")
      }
      return arguments + ["*"]
    }
    let name = Int.random(in: 0..<10, using: &random) == 0 ? "*" : Self.names.randomElement(using: &random)!
    var options: [String] = []
    if name != "*" {
      if chance() { options.append("introduced: \(version(name))") }
      if chance() { options.append("deprecated: \(version(name))") }
      if Int.random(in: 0..<4, using: &random) == 0 { options.append("obsoleted: \(version(name))") }
    }
    if options.isEmpty { options = [chance() ? "deprecated" : "unavailable"] }
    if Int.random(in: 0..<4, using: &random) == 0 { options.append("message: \"use g, or (h)\"") }
    return [name] + options.shuffled(using: &random)
  }

  /// One to three targets, without two minimums for one platform.
  mutating func project() -> [AppleTarget] {
    var targets: [AppleTarget] = []
    for target in AppleTarget.all.shuffled(using: &random)
    where target.platform != .visionOS && targets.count < 3 {
      if !targets.contains(where: { $0.platform == target.platform && $0.isExtension == target.isExtension })
      {
        targets.append(target)
      }
    }
    return targets
  }

  private mutating func version(_ name: String) -> String {
    let majors = name.contains("watch") ? 5...11 : name.contains("mac") || name == "OSX" ? 10...15 : 12...18
    if name == "macOS", Int.random(in: 0..<5, using: &random) == 0 { return "10.16" }
    let major = Int.random(in: majors, using: &random)
    return chance() ? "\(major)" : "\(major).\(Int.random(in: 0...5, using: &random))"
  }

  private mutating func chance() -> Bool { Bool.random(using: &random) }
}
