import FixtureSupport
import Foundation
import Testing

/// "Left" is true: a run leaves what it lists, and the run that an entry names deals with it.
@Suite struct LeftTests {
  @Test(arguments: Thoroughness.some(of: try SlicedProject.all(generated: 50), oneIn: 3))
  func unsafeDoesWhatASafeRunLists(of project: SlicedProject) throws {
    let faults = try project.faultsOfLeftForUnsafe()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: Thoroughness.some(of: try SlicedProject.all(generated: 50), oneIn: 3))
  func aWholeRunDoesWhatSlicesList(of project: SlicedProject) throws {
    let faults = try project.faultsOfLeftForWholeRun(ofSlicings: 0..<3)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }
}
