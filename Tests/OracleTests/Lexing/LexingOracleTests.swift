import FixtureSupport
import Testing

/// Our tokens are SwiftSyntax's, in every file we can find.
///
/// `CORPUS=DIR swift test -c release -Xswiftc -enable-testing --filter Lexing` compares all Swift files below a
/// folder; `BACKPORT_ORACLE=all` compares all of the toolchain's interfaces, not only the smaller ones.
@Suite("Lexing oracle", .enabled(if: ToolchainProgram.isAvailable, "\(ToolchainProgram.unavailability)"))
struct LexingOracleTests {
  @Test("Lexing of our own sources and fixtures")
  func ownSources() throws {
    let paths = OracleCorpus.ownSources
    #expect(paths.count > 50)
    try compare(paths, minimumValid: 50)
  }

  @Test("Lexing of the toolchain's interfaces")
  func interfaces() throws {
    let paths = OracleCorpus.interfaces
    try #require(!paths.isEmpty)
    try compare(paths, minimumValid: paths.count)
  }

  @Test(
    "Lexing of the folder that CORPUS names", .enabled(if: OracleCorpus.folder != nil, "CORPUS is not set"))
  func corpus() throws {
    let paths = OracleCorpus.swiftFiles(below: try #require(OracleCorpus.folder))
    try #require(!paths.isEmpty, "no Swift files there")
    try compare(paths, minimumValid: 1, prints: true)
  }

  private func compare(_ paths: [String], minimumValid: Int, prints: Bool = false) throws {
    let comparison = try FileOracle.lexing.compare(paths, as: LexingComparison.self)
    if prints { print(comparison.report) }
    #expect(comparison.files >= minimumValid)
    #expect(comparison.differences == 0, "\(comparison.report)")
  }
}
