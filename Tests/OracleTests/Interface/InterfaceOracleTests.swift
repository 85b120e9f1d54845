import FixtureSupport
import Testing

/// Our reader of interfaces agrees with SwiftSyntax's tree, on every interface we can find.
///
/// `BACKPORT_SDK=DIR swift test --filter InterfaceOracle` compares all interfaces below a folder, such as an SDK;
/// `BACKPORT_ORACLE=all` compares all of the toolchain's, not only the smaller ones.
@Suite("Interface oracle", .enabled(if: ToolchainProgram.isAvailable, "\(ToolchainProgram.unavailability)"))
struct InterfaceOracleTests {
  @Test("Declarations of the toolchain's interfaces")
  func toolchain() throws {
    let paths = OracleCorpus.interfaces
    try #require(!paths.isEmpty)
    let comparison = try Self.comparison(of: paths)
    #expect(comparison.declarations > 1000)
    #expect(comparison.differences == 0, "\(comparison.report)")
  }

  @Test("Declarations of our own interface of rare forms")
  func rareForms() throws {
    let paths = OracleCorpus.interfaces(below: Repository.url("Fixtures/Interfaces"))
    try #require(!paths.isEmpty)
    let comparison = try Self.comparison(of: paths)
    #expect(comparison.differences == 0, "\(comparison.report)")
  }

  @Test(
    "Declarations of the folder that BACKPORT_SDK names",
    .enabled(if: OracleCorpus.sdk != nil, "BACKPORT_SDK is not set"))
  func sdk() throws {
    let paths = OracleCorpus.interfaces(below: try #require(OracleCorpus.sdk))
    try #require(!paths.isEmpty, "no interfaces there")
    let comparison = try Self.comparison(of: paths)
    print(comparison.report)
    #expect(comparison.differences == 0)
  }

  private static func comparison(of paths: [String]) throws -> InterfaceComparison {
    try FileOracle.interface.compare(paths, batch: 20)
  }
}
