import FixtureSupport
import Testing

/// Our expressions are SwiftSyntax's, folded by its operator table, in every file we can find.
@Suite("Expression oracle", .enabled(if: ToolchainProgram.isAvailable, "\(ToolchainProgram.unavailability)"))
struct ExpressionOracleTests {
  @Test("Expressions of our own sources and fixtures")
  func ownSources() throws { try compare(OracleCorpus.ownSources, minimumFacts: 100_000) }

  @Test("Expressions of the toolchain's interfaces")
  func interfaces() throws { try compare(OracleCorpus.interfaces, minimumFacts: 1_000) }

  @Test(
    "Expressions of the folder that CORPUS names",
    .enabled(if: OracleCorpus.folder != nil, "CORPUS is not set")
  )
  func corpus() throws {
    let paths = OracleCorpus.swiftFiles(below: try #require(OracleCorpus.folder))
    try compare(paths, minimumFacts: 1, prints: true)
  }

  private func compare(_ paths: [String], minimumFacts: Int, prints: Bool = false) throws {
    let comparison = try FileOracle.expressions.compare(paths, as: ExpressionComparison.self)
    if prints { print(comparison.report) }
    #expect(comparison.facts >= minimumFacts)
    #expect(comparison.differences == 0, "\(comparison.report)")
  }
}
