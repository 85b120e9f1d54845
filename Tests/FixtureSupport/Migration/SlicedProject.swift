import Availability
import BackportRules
import LintCore
import Migration

/// A small project in memory that is migrated in slices.
public struct SlicedProject: Sendable, CustomStringConvertible {
  public let description: String
  /// The Swift files, under their paths.
  let files: [String: String]
  private let targets: [DeploymentTarget]

  /// The fixtures of shims and of traps, the sample apps, and generated projects of several cases in two modules.
  /// - Parameter generated: how many of the last.
  public static func all(generated: Int) throws -> [SlicedProject] {
    let fixtures = ShimFixture.all + TrapFixture.all.map(\.project)
    let apps = try SampleApp.all().map { app in
      SlicedProject(
        description: app.name, files: try app.texts(),
        minimums: app.platforms.map { ("\($0.key)", $0.value.new) })
    }
    return fixtures.filter(\.faults.isEmpty).map(SlicedProject.init) + apps + (0..<generated).map(ofCases)
  }

  /// The cases of a generated project have nothing to do with each other but their neighbourhood.
  private static func ofCases(_ number: Int) -> SlicedProject {
    let cases = ShimProgramGenerator().cases((0..<3).map { UInt64(number + 17 * $0) })
    return SlicedProject(
      description: cases.map(\.name).joined(separator: ", "),
      files: cases.reduce(into: [:]) { $0.merge($1.files) { first, _ in first } }, minimums: [("iOS", "16")])
  }

  private init(_ fixture: ShimFixture) {
    self.init(
      description: fixture.path, files: fixture.before.filter { !$0.key.isManifest },
      minimums: fixture.steps.map { ("\($0.platform)", $0.new) })
  }

  private init(description: String, files: [String: String], minimums: [(platform: String, version: String)])
  {
    self.description = description
    self.files = files
    targets = minimums.compactMap { platform, version in
      guard let platform = Platform(rawValue: platform), let version = Version(version) else { return nil }
      return DeploymentTarget(platform, version, source: "--min")
    }
  }

  // MARK: Slices

  /// A run that was asked for less than everything.
  struct Slice: CustomStringConvertible {
    var isUnsafe = true
    var rule: String?
    /// A rule that is left out.
    var ignored: String?
    /// `nil`: all.
    var paths: Set<String>?

    var description: String {
      let words =
        [isUnsafe ? "--unsafe" : nil, rule.map { "--select \($0)" }, ignored.map { "--ignore \($0)" }]
        + (paths ?? []).sorted()
      return words.compactMap { $0 }.joined(separator: " ")
    }

    /// Some of the files, one rule or all, and in one of three all but one.
    static func random(of files: [String: String], using random: inout SeededGenerator) -> Slice {
      var slice = Slice(isUnsafe: Bool.random(using: &random))
      if Bool.random(using: &random) {
        slice.rule = Catalogue.rules.filter { !$0.isFollowUp }.randomElement(using: &random)!.id
      }
      let some = files.keys.sorted().filter { _ in Bool.random(using: &random) }
      if !some.isEmpty { slice.paths = Set(some) }
      if Int.random(in: 0..<3, using: &random) == 0 {
        slice.ignored = Catalogue.rules.randomElement(using: &random)!.id
      }
      return slice
    }
  }

  /// Slices at random, in random order, and then the rest end as one run over everything.
  public func faults(ofSlicings seeds: Range<UInt64>) throws -> [String] {
    let (end, _) = try migrated(files, Slice())
    return try seeds.flatMap { seed in
      var random = random(seed)
      var now = files
      var slices: [Slice] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let slice = Slice.random(of: now, using: &random)
        slices.append(slice)
        now = try migrated(now, slice).files
      }
      let faults = ShimFixture.differences(between: end, and: try migrated(now, Slice()).files)
      return faults.isEmpty ? [] : ["after \(slices.map(\.description).joined(separator: "; ")):"] + faults
    }
  }

  func random(_ seed: UInt64) -> SeededGenerator {
    SeededGenerator(seed: description.utf8.reduce(seed) { ($0 &* 31) &+ UInt64($1) })
  }

  /// Whether a migration finds anything to do in it.
  public func isChanged() throws -> Bool { try migrated(files, Slice()).files != files }

  func migrated(
    _ files: [String: String], _ slice: Slice
  ) throws -> (files: [String: String], result: MigrationResult) {
    let rules = try RuleSelection.slice(
      of: Catalogue.rules, select: slice.rule.map { [$0] }, ignore: slice.ignored.map { [$0] } ?? [], off: [],
      severities: [:])
    let context = LintContext(targets: targets, rules: rules)
    let inputs = files.sorted { $0.key < $1.key }.map { path, text in
      var file = LintFile(path: path, shownPath: path, context: context, contents: Array(text.utf8))
      file.isNamed = slice.paths?.contains(path) ?? true
      return file
    }
    let migrator = Migrator(
      linter: Linter(workers: 1), appliesUnsafeFixes: slice.isUnsafe)
    let result = migrator.run(inputs)
    var after = files
    for change in result.changes {
      after[change.shownPath] = change.contents.map { String(decoding: $0, as: UTF8.self) }
    }
    return (after, result)
  }
}
