import Foundation

/// A trap under `Fixtures/Traps`: a small project that prints the same before and after a safe migration.
/// `Fixtures/Traps/README.md` says how it is written.
public struct TrapFixture: Sendable, CustomStringConvertible {
  /// What is migrated; the module that stands for the system is no part of it.
  public private(set) var project: ShimFixture
  private var native: [String: String] = [:]
  private var nativeModule: String
  /// Whether the text after is compared, too.
  private var hasGoldenText: Bool

  public var description: String { project.path }

  public static let all = ShimFixture.fixtures(in: "Fixtures/Traps").map(TrapFixture.init)

  init(_ fixture: ShimFixture) {
    project = fixture
    nativeModule = fixture.otherHeaders["module"] ?? "Native"
    hasGoldenText = fixture.before != fixture.after || fixture.otherHeaders["expects"] == "unchanged"
    for (path, text) in fixture.before where path.hasPrefix(ProgramProject.nativeFolder) {
      native[path] = text
      project.before[path] = nil
      project.after[path] = nil
    }
    if project.before["main.swift"] == nil { project.faults.append("needs a main.swift") }
    if !project.before.values.contains(where: { $0.contains("available") }) {
      project.faults.append("holds no availability")
    }
  }

  /// It behaves the same after its migration, which is final and gives the text after where there is one.
  public func faultsOfMigration() throws -> [String] {
    guard project.faults.isEmpty else { return project.faults }
    var (result, faults) = try project.migration()
    if Repository.updatesFixtures && hasGoldenText {
      try project.record(result)
    } else if hasGoldenText {
      faults += project.faultsOfResult(result)
    }
    let verdict = try BehaviourHarness.compareOutput(before: program(project.before), after: program(result))
    if verdict != .same, !isWarned(verdict) { faults.append("\(verdict)") }
    return faults.isEmpty ? [] : faults + Self.shown(result)
  }

  /// `// warns: why` says that the compiler warns of more afterwards, and that it cannot be helped.
  private func isWarned(_ verdict: BehaviourHarness.Verdict) -> Bool {
    if case .newWarnings = verdict { return project.otherHeaders["warns"] != nil }
    return false
  }

  private func program(_ files: [String: String]) -> ProgramProject {
    var program = ProgramProject(files.filter { !$0.key.isManifest })
    program.native = native
    program.nativeModule = nativeModule
    return program
  }

  private static func shown(_ files: [String: String]) -> [String] {
    files.sorted { $0.key < $1.key }.map { "==== \($0.key)\n\($0.value)" }
  }
}
