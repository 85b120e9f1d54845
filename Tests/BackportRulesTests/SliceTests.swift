import FixtureSupport
import Foundation
import Testing

/// However a migration is sliced, the end is the same. `BACKPORT_SLICES=20` tries more slicings of each project,
/// `BACKPORT_SLICES_FIRST=4` begins with others.
@Suite struct SliceTests {
  private static let count = number("BACKPORT_SLICES") ?? (Thoroughness.isFull ? 4 : 2)
  private static let first = number("BACKPORT_SLICES_FIRST") ?? 0

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  /// What a fix rests on is not known where a shim goes for another reason at the end than at the beginning: its rival went
  /// with another slice, its wrapper was emptied by one, its value became a constant in one, or what it calls was emptied
  /// in one without the rule for what nothing names. In 340 public repositories no safe run ends otherwise for it.
  private static let exceptions: Set<String> = [
    "statements/local-answers.swift", "types/strings-for-keys.swift", "uses/isolation.swift",
    "reach/hidden-witnesses.swift",
    "case48, case65, case82",
  ]

  @Test(
    arguments: Thoroughness.some(of: try SlicedProject.all(generated: 50), oneIn: 6)
      .filter { !exceptions.contains($0.description) })
  func anySlicesEndTheSame(of project: SlicedProject) throws {
    let faults = try project.faults(ofSlicings: Self.first..<Self.first + Self.count)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(.enabled(if: Thoroughness.isFull, "BACKPORT_THOROUGH is not set"))
  func thereAreAThousand() throws {
    let projects = try SlicedProject.all(generated: 50).filter { try $0.isChanged() }
    #expect(projects.count * 4 >= 1_000)
  }
}
