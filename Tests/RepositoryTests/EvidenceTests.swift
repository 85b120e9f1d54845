import BackportRules
import FixtureSupport
import Foundation
import LintCore
import Testing

/// Each rule, by its kind if it has one, and each reason has a row in the table of evidence, which `Tests/Corpus/evidence.py` counts.
///
/// `UPDATE_FIXTURES=1 swift test --filter EvidenceTests` adds missing rows without evidence, and deletes rows of what
/// is no longer in the code.
@Suite struct EvidenceTests {
  private static let path = "Tests/Corpus/evidence.tsv"
  private static let enough = 5

  @Test func everyRuleAndReasonHasItsRow() throws {
    let expected = Set(
      Catalogue.rules.map { "rule\t\($0.name)" } + ReasonIds.all.map { "reason\t\($0)" })
    var rows = try Self.rows()
    if Repository.updatesFixtures {
      rows = rows.filter { expected.contains($0.key) }
      for key in expected.subtracting(rows.map(\.key)) { rows.append(Row(key: key)) }
      try Self.write(rows)
    }
    let keys = Set(rows.map(\.key))
    for key in expected.subtracting(keys).sorted() { Issue.record("\(key) has no row in \(Self.path)") }
    for key in keys.subtracting(expected).sorted() {
      Issue.record("\(key) is no longer in the code: its row in \(Self.path) is out of date")
    }
  }

  @Test func littleEvidenceIsExplained() throws {
    let unexplained = try Self.rows().filter { $0.repositories < Self.enough && $0.why.isEmpty }
    #expect(
      unexplained.isEmpty,
      "fewer than \(Self.enough) repositories, and no word why: \(unexplained.map(\.key).joined(separator: ", "))"
    )
  }

  @Test func idsAreForPrograms() {
    #expect(ReasonIds.all.count > 10)
    for id in ReasonIds.all {
      #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "'\(id)' is no id")
    }
    #expect(Reason.id(ofCase: ReasonIds.Sample.leavesOut([])) == "leaves-out")
    #expect(Reason.id(ofCase: ReasonIds.Sample.missingInSDK) == "missing-in-sdk")
    let reason: Reason = "'\(1)' would be assigned to itself"
    #expect(reason == Reason("'1' would be assigned to itself", ids: ["would-be-assigned-to-itself"]))
  }

  // MARK: The table

  private struct Row {
    var key: String
    var counts = ["0", "0", "0", "0", "0", "0"]
    var example = ""
    var why = ""

    var repositories: Int { Int(counts[0]) ?? 0 }
    var line: String { ([key] + counts + [example, why]).joined(separator: "\t") }

    init(key: String) { self.key = key }

    init(_ line: Substring) throws {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 10, "\(line)")
      key = cells[0] + "\t" + cells[1]
      counts = Array(cells[2..<8])
      example = cells[8]
      why = cells[9]
    }
  }

  private static func lines() throws -> [Substring] {
    try String(contentsOf: Repository.url(path), encoding: .utf8).split(separator: "\n")
  }

  private static func rows() throws -> [Row] { try lines().dropFirst().map(Row.init) }

  private static func write(_ rows: [Row]) throws {
    let table = [String(try lines()[0])] + rows.map(\.line).sorted()
    try (table.joined(separator: "\n") + "\n").write(
      to: Repository.url(path), atomically: true, encoding: .utf8)
  }
}
