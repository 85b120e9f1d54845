import FixtureSupport
import Foundation
import SwiftSource
import Testing

/// Our structure is SwiftSyntax's, on every file we can find.
///
/// `CORPUS=DIR swift test -c release -Xswiftc -enable-testing --filter Structure` takes all Swift files below a
/// folder; `BACKPORT_ORACLE=all` takes all of the toolchain's interfaces, not only the smaller ones.
@Suite("Structure oracle", .enabled(if: ToolchainProgram.isAvailable, "\(ToolchainProgram.unavailability)"))
struct StructureOracleTests {
  @Test("Structure of our own sources and fixtures")
  func ownSources() throws {
    let paths = ["Sources", "Tests", "Fixtures"].flatMap {
      OracleCorpus.swiftFiles(below: Repository.url($0))
    }
    try compare(paths, minimumValid: 50)
  }

  @Test("Structure of the toolchain's interfaces")
  func interfaces() throws {
    let paths = OracleCorpus.interfaces
    try #require(!paths.isEmpty)
    try compare(paths, minimumValid: paths.count)
  }

  @Test(
    "Structure of the folder that CORPUS names", .enabled(if: OracleCorpus.folder != nil, "CORPUS is not set")
  )
  func corpus() throws {
    let paths = OracleCorpus.swiftFiles(below: try #require(OracleCorpus.folder))
    try #require(!paths.isEmpty, "no Swift files there")
    try compare(paths, minimumValid: 1, prints: true)
  }

  @Test("Structure of rare forms, which SwiftSyntax finds valid, all of them")
  func rareForms() throws {
    let paths = OracleCorpus.swiftFiles(below: Repository.url("Fixtures/Structure"))
    try #require(paths.count > 5)
    try compare(paths, minimumValid: paths.count)
  }

  private func compare(_ paths: [String], minimumValid: Int, prints: Bool = false) throws {
    let comparison = try Self.comparison(of: paths)
    if prints { print(comparison.report) }
    #expect(comparison.files >= minimumValid)
    #expect(comparison.differences == 0, "\(comparison.report)")
  }

  private static func comparison(of paths: [String]) throws -> StructureComparison {
    let program = ToolchainProgram(source: Repository.url("Tests/OracleTests/Oracle/StructureOracle.swift"))
    let total = LockedComparison()
    try program.run(on: paths) { paths, output in
      let answers = StructureOracleAnswer.answers(in: output)
      #expect(answers.count == paths.count, "asked about \(paths.count) files, answered for \(answers.count)")
      var comparison = StructureComparison()
      for (path, answer) in zip(paths, answers) {
        guard let answer, let data = FileManager.default.contents(atPath: path) else { continue }
        comparison.add(path: path, text: SourceText([UInt8](data)), answer: answer)
      }
      total.add(comparison)
    }
    return total.value
  }

  private final class LockedComparison: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var value = StructureComparison()

    func add(_ comparison: StructureComparison) {
      lock.lock()
      value.add(comparison)
      lock.unlock()
    }
  }
}
