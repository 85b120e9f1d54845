import FixtureSupport
import Foundation
import Testing

/// What the model is certain of is what the compiler found.
///
/// The index of this package's own debug build is compared. `BACKPORT_INDEX=FOLDER:STORE` compares another package: a
/// folder of sources, and the store that its build wrote.
@Suite struct IndexOracleTests {
  private static let store: String? = {
    let build = Repository.url(".build")
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
    let stores = folders.map { build.appendingPathComponent("\($0)/debug/index/store").path }
    return stores.first { FileManager.default.fileExists(atPath: $0) }
  }()
  private static let other = ProcessInfo.processInfo.environment["BACKPORT_INDEX"]?.split(separator: ":")

  @Test(.enabled(if: store != nil, "the build wrote no index"))
  func ownModules() throws {
    let root = Repository.url("Sources").path + "/"
    let comparison = try #require(
      IndexComparison(root: root, store: Self.store!) { path in
        path.contains("/SwiftSource/") || path.contains("/Availability/") || path.contains("/Reporting/")
      })
    #expect(comparison.ours > 3_000, "\(comparison.report)")
    #expect(comparison.certainShare >= 0.7, "\(comparison.report)")
    #expect(
      comparison.wrongShare <= 0.001, "\(comparison.report)\n\(comparison.wrong.joined(separator: "\n"))")
  }

  @Test(.enabled(if: other?.count == 2, "BACKPORT_INDEX is not set"))
  func otherPackage() throws {
    let names = Self.other!.map(String.init)
    let comparison = try #require(IndexComparison(root: names[0] + "/", store: names[1]))
    print(comparison.wrong.joined(separator: "\n"))
    for (kind, count) in comparison.missed.sorted(by: { $0.value > $1.value }) { print(count, kind) }
    print(comparison.report)
    #expect(comparison.wrongShare <= 0.001)
  }
}
