import FixtureSupport
import Foundation
import Native
import SwiftSource
import Testing

/// Our reader of interfaces says what SwiftSyntax's tree says, on every interface we can find.
///
/// `BACKPORT_SDK=DIR swift test --filter InterfaceOracle` takes all interfaces below a folder, such as an SDK;
/// `BACKPORT_ORACLE=all` takes all of the toolchain's, not only the smaller ones.
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
    let program = ToolchainProgram(
      source: Repository.url("Tests/OracleTests/Oracle/InterfaceOracle.swift"),
      libraries: ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"])
    let total = InterfaceComparison.Locked()
    try program.run(on: paths, batch: 20) { paths, output in
      let answers = InterfaceComparison.answers(in: output)
      #expect(answers.count == paths.count, "asked about \(paths.count) files, answered for \(answers.count)")
      for (path, answer) in zip(paths, answers) {
        guard let answer, let data = FileManager.default.contents(atPath: path) else { continue }
        total.add(path: path, Interface(SourceText([UInt8](data))), answer)
      }
    }
    return total.value
  }
}
