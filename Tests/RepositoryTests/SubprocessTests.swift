#if os(Linux)
  import FixtureSupport
  import Foundation
  import Testing

  /// The tests' own way to run programs.
  @Suite struct SubprocessTests {
    /// Hundreds of compilers run in one go of the tests: what each of them wrote to must not stay open.
    @Test func filesOfAnEndedProgramAreClosed() throws {
      #expect(try Subprocess.run(URL(filePath: "/bin/echo"), ["out"]).output == "out\n")
      let descriptors = "/proc/self/fd"
      let left = try FileManager.default.contentsOfDirectory(atPath: descriptors).filter { number in
        // One that another test closed meanwhile is gone.
        let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\(number)")
        return file?.hasSuffix("/output (deleted)") ?? false
      }
      #expect(left == [])
    }
  }
#endif
