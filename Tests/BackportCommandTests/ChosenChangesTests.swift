import BackportCommand
import Foundation
import Testing

/// `--only` and `--accept`: single changes of a migration.
@Suite struct ChosenChangesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      import Foundation

      func a() {
        if #available(iOS 14, *) {
          modern()
        } else {
          legacy()
        }
      }
      func modern() {}
      private func legacy() {}

      extension Date {
        @available(iOS, deprecated: 14, renamed: "now")
        static var today: Date { Date() }
      }

      func b() {
        print([Date.today, .today])
        if #available(iOS 13, *) { a() }
        modern()
      }

      """, to: "A.swift")
  }

  private func migrate(_ flags: String...) -> CommandResult {
    runCommand(.migrate, [folder.path, "--min", "15", "--allow-dirty"] + flags)
  }

  private var path: String { folder.path + "/A.swift" }
  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func onlyTheChosenChangeIsMade() throws {
    #expect(migrate("--only", "\(path):20").code == .success)
    let text = try text()
    #expect(text.contains("  a()\n"))
    #expect(text.contains("[Date.today, .today]"))
    #expect(text.contains("#available(iOS 14, *)"))
  }

  @Test func whatGoesWithItIsMadeToo() throws {
    #expect(migrate("--only", "\(path):4:6").code == .success)
    let text = try text()
    #expect(!text.contains("legacy"))
    #expect(text.contains("#available(iOS 13, *)"))
  }

  @Test func aChangeThatIsNotSafeHasToBeAccepted() throws {
    let before = try text()
    let left = migrate("--only", "\(path):14")
    #expect(try text() == before)
    #expect(left.out.contains("left, --unsafe does it"))
    #expect(migrate("--only", "\(path):14", "--accept", "\(path):14").code == .success)
    #expect(try text().contains("print([Date.now, .now])"))
    #expect(try text().contains("#available(iOS 14, *)"))
  }

  /// A run that writes nothing shows lines as they are.
  @Test func placesAreThoseOfAReport() throws {
    let report = migrate("--dry-run").out
    let line = try #require(report.split(separator: "\n").first { $0.contains("left, --unsafe does it") })
    let place = line.split(separator: ": ")[0]
    #expect(place == "\(path):14:3")
    #expect(migrate("--accept", String(place)).code == .success)
    #expect(try text().contains("print([Date.now, .now])"))
  }

  @Test func aRuleIsAccepted() throws {
    #expect(migrate("--accept", "deprecated-shim").code == .success)
    let text = try text()
    #expect(text.contains("print([Date.now, .now])"))
    #expect(!text.contains("#available"))
  }

  @Test func whatDoesNotLieThereIsSaid() {
    let result = migrate("--only", "\(path):1")
    #expect(result.code == .success)
    #expect(result.err.contains("A.swift:1: no change begins there"))
    #expect(result.out.contains("Nothing to migrate"))
  }

  @Test(arguments: [
    (["--only", "A.swift"], "add the line, such as"),
    (["--only", "A.swift:0"], "add the line, such as"),
    (["--accept", "no-rule"], "there is no such rule"),
    (["--accept", "/nowhere/B.swift:3"], "is not among those"),
  ])
  func whatCannotBeMeantIsRefused(_ flags: [String], _ message: String) {
    let result = runCommand(.migrate, [folder.path, "--min", "15", "--allow-dirty"] + flags)
    #expect(result.code == .usage)
    #expect(result.err.contains(message))
  }
}
