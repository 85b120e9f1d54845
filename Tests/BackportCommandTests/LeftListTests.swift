import FixtureSupport
import Foundation
import Testing

/// What a run lists as left: each entry names its subject at its place, one that a person accepts is done, and lint finds
/// afterwards what the run listed.
@Suite struct LeftListTests {
  @Test(arguments: ShimFixture.all)
  func isTrue(of fixture: ShimFixture) throws {
    let flags = fixture.minimums + fixture.flags
    guard flags.allSatisfy({ !["--unsafe", "--keep-call-sites"].contains($0) }), fixture.knownIssue == nil
    else { return }
    let project = try LeftProject(fixture.before, flags)
    let left = try project.left("--dry-run")
    #expect(Set(left.map(\.description)).count == left.count, "an entry stands twice: \(left)")
    // An entry about a library stands at the first use of any of its names.
    for entry in left where entry.kind != "library" {
      let lines = project.lines(of: entry)
      #expect(entry.subject.map(lines.contains) ?? true, "\(entry) is not about:\n\(lines)")
    }
    // What goes with another entry is dealt with there; a wrapper goes when each of its members is accepted.
    for entry in left where entry.remedy == "unsafe" && !entry.reason.hasPrefix("it goes with") {
      if entry.message.hasPrefix("nothing is reached through") { continue }
      let rest = try project.left(
        "--dry-run", "--accept", "\(project.folder.path)/\(entry.path):\(entry.line)")
      #expect(
        !rest.contains { $0.rule == entry.rule && $0.message == entry.message },
        "\(entry) stays when accepted")
    }
    let listed = try project.left()
    for finding in try project.lintFindings() where finding.applicability != nil {
      #expect(
        listed.contains { entry in
          (entry.path, entry.line, entry.rule) == (finding.path, finding.line, finding.rule)
            || entry.places.contains { ($0.path, $0.line) == (finding.path, finding.line) }
        },
        "\(finding) is not listed")
    }
  }
}

/// A project on disk that a run leaves something of.
private struct LeftProject {
  let folder: TemporaryFolder
  private let flags: [String]

  struct Entry: CustomStringConvertible {
    var rule, message, path, reason: String
    var kind: String?
    var line: Int
    var applicability, remedy: String?
    /// What it stands for besides.
    var places: [(path: String, line: Int)] = []

    /// The first name in quotation marks, without arguments and owner.
    var subject: String? {
      let quoted = message.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first
      return quoted.map { $0.prefix { $0 != "(" && $0 != " " } }?.split(separator: ".").last.map(String.init)
    }
    var description: String { "\(path):\(line): \(message) [\(rule)]" }
  }

  init(_ files: [String: String], _ flags: [String]) throws {
    folder = try TemporaryFolder()
    self.flags = flags
    for (path, text) in files { try folder.write(text, to: path) }
  }

  /// The line of an entry, and two more: attributes may stand before a name.
  func lines(of entry: Entry) -> String {
    let text = (try? String(contentsOfFile: folder.path + "/" + entry.path, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(entry.line - 1).prefix(3).joined(separator: "\n")
  }

  func left(_ more: String...) throws -> [Entry] {
    let words = [folder.path, "--allow-dirty", "--format", "json"] + flags + more
    return try entries(runCommand(.migrate, words).out, "left")
  }

  func lintFindings() throws -> [Entry] {
    try entries(runCommand(.lint, [folder.path, "--format", "json"] + flags).out, "findings")
  }

  private func entries(_ text: String, _ list: String) throws -> [Entry] {
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return (json[list] as? [[String: Any]] ?? []).compactMap { entry in
      guard let rule = entry["rule"] as? String, let message = entry["message"] as? String,
        let path = entry["path"] as? String, let line = entry["line"] as? Int
      else { return nil }
      let fix = entry["fix"] as? [String: Any]
      let places = (entry["places"] as? [[String: Any]] ?? []).compactMap { place in
        (place["path"] as? String).flatMap { path in (place["line"] as? Int).map { (shown(path), $0) } }
      }
      return Entry(
        rule: rule, message: message, path: shown(path),
        reason: entry["reasonLeft"] as? String ?? "", kind: entry["kind"] as? String, line: line,
        applicability: fix?["applicability"] as? String, remedy: entry["remedy"] as? String,
        places: places)
    }
  }

  private func shown(_ path: String) -> String {
    path.replacingOccurrences(of: folder.path + "/", with: "")
  }
}
