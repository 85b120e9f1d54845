import FixtureSupport
import Foundation
import Testing

@testable import Projects

/// A small project under `Fixtures/Projects`, and in its `targets.txt` what each of its Swift files is built for:
///
///     # Why: a sentence.
///     problem App.xcconfig:1: message
///     Sources/A.swift
///       iOS 15.0 from Package.swift:6
///       unlisted tvOS, watchOS
///       macro Mine 1.0
///       undecided Yours 1.0
///     Sources/B.swift
///       as Sources/A.swift
///
/// All files are listed but manifests, and all that is found is.
struct ProjectFixture: Sendable, CustomTestStringConvertible {
  var folder: URL
  var expected: [String: [String]] = [:]
  var problems: [String] = []

  static let all = Repository.files(in: "Fixtures/Projects", suffix: "/targets.txt").map(ProjectFixture.init)

  var testDescription: String { folder.pathComponents.suffix(2).joined(separator: "/") }

  init(_ file: URL) {
    folder = file.deletingLastPathComponent()
    var current = ""
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("problem ") {
        problems.append(String(line.dropFirst("problem ".count)))
      } else if line.hasPrefix("  as ") {
        expected[current] = expected[String(line.dropFirst("  as ".count))]
      } else if line.hasPrefix("  ") {
        expected[current, default: []].append(String(line.dropFirst(2)))
      } else {
        current = String(line)
        expected[current] = []
      }
    }
  }
}

struct ProjectFixtureTests {
  @Test func fixturesAreThere() {
    #expect(
      Set(ProjectFixture.all.map { $0.folder.deletingLastPathComponent().lastPathComponent }).count >= 7)
  }

  @Test(arguments: ProjectFixture.all)
  func targetsAreThoseOfTheManifests(_ fixture: ProjectFixture) throws {
    try withFolder { folder in
      let copy = folder + "/project"
      try FileManager.default.copyItem(atPath: fixture.folder.path, toPath: copy)
      // Its own repository, so that the manifests of this one are not above it.
      try FileManager.default.createDirectory(atPath: copy + "/.git", withIntermediateDirectories: false)
      let discovery = Discovery.find([copy])
      let map = ProjectMap(discovery)
      var found: [String: [String]] = [:]
      for file in discovery.files where !file.path.hasSuffix("Package.swift") {
        let name = String(file.path.dropFirst(copy.count + 1))
        if name.contains("Package@") || name.hasSuffix("Project.swift") { continue }
        let targets = map.targets(for: file)
        found[name] = targets.explanations.map { $0.replacingOccurrences(of: copy + "/", with: "") }
        if !targets.unlisted.isEmpty {
          found[name]?.append("unlisted " + targets.unlisted.map(\.rawValue).joined(separator: ", "))
        }
        found[name]? += targets.macros.all.map { "macro \($0)" }
        found[name]? += targets.macros.undecided.map { "undecided \($0)" }
      }
      for name in Set(found.keys).union(fixture.expected.keys).sorted() {
        #expect(found[name] == fixture.expected[name], "\(name)")
      }
      let problems = map.problems.map { "\($0)".replacingOccurrences(of: copy + "/", with: "") }
      #expect(problems == fixture.problems)
    }
  }
}
