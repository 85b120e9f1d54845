import FixtureSupport
import Foundation
import Testing

/// The sources' own shape.
@Suite struct SourceShapeTests {
  private static let sources = Repository.files(in: "Sources", suffix: ".swift")
  private static let all =
    sources + Repository.files(in: "Tests", suffix: ".swift")
    + Repository.files(in: "Plugins", suffix: ".swift")

  @Test func filesAreShort() throws {
    #expect(Self.all.count > 100)
    // Made by a program, and a line for each declaration of an SDK.
    for file in Self.all where file.lastPathComponent != "BuiltInIndex+Text.swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 401, "\(file.path) has \(lines.count - 1) lines, 400 is the limit")
    }
  }

  /// Which modules of ours each one may import: only what lies below it.
  private static let arrows: [String: Set<String>] = {
    let core: Set = ["SystemCalls", "SwiftSource", "Availability", "Native", "Projects"]
    let rules = core.union(["BuildIndex", "Semantics", "LintCore"])
    return [
      "CLibrary": [],
      "SystemCalls": ["CLibrary"],
      "SwiftSource": ["SystemCalls"],
      "Availability": [],
      "Native": ["SystemCalls", "SwiftSource", "Availability"],
      "Projects": ["SystemCalls", "SwiftSource", "Availability", "Native"],
      "BuildIndex": ["SystemCalls", "SwiftSource"],
      "Semantics": ["SwiftSource", "Native"],
      "LintCore": core.union(["BuildIndex", "Semantics"]),
      "BackportRules": rules,
      "Migration": rules,
      "Reporting": rules.union(["Migration"]),
      "LanguageServer": rules.union(["BackportRules", "Migration", "Reporting"]),
      "BackportCommand": rules.union(["BackportRules", "Migration", "Reporting", "LanguageServer"]),
      "backport-lint": ["BackportCommand"],
      "backport-migrate": ["BackportCommand"],
    ]
  }()

  @Test func importsPointDown() throws {
    for file in Self.sources {
      let parts = file.pathComponents
      let module = parts[parts.lastIndex(of: "Sources")! + 1]
      let allowed = try #require(Self.arrows[module], "\(module) has no place in the order of modules")
      for name in try imports(of: file) where Self.arrows[name] != nil {
        #expect(allowed.contains(name), "\(file.path) imports \(name)")
      }
    }
  }

  /// What every system does in its own way is dealt with in one place.
  @Test func onlyOneModuleCallsTheSystem() throws {
    let system: Set = ["Glibc", "Musl", "Android", "Darwin", "Dispatch", "Synchronization"]
    for file in Self.sources {
      let names = try Set(imports(of: file))
      if file.path.contains("/Sources/CLibrary/") {
        #expect(names.isSubset(of: system), "\(file.path)")
      } else {
        #expect(names.isDisjoint(with: system), "\(file.path)")
        #expect(!names.contains("CLibrary") || file.path.contains("/Sources/SystemCalls/"), "\(file.path)")
      }
    }
  }

  /// A tool that holds Foundation is twice as large, and takes half as long again to start: hooks start it often.
  @Test func theToolsHoldNoFoundation() throws {
    for file in Self.sources {
      let names = try imports(of: file)
      #expect(!names.contains { $0.hasPrefix("Foundation") }, "\(file.path)")
    }
  }

  @Test func everyModuleHasTests() throws {
    let tests = try FileManager.default.contentsOfDirectory(atPath: Repository.url("Tests").path)
    // The C library's module holds no code of ours.
    for module in Self.arrows.keys where module.first!.isUppercase && module != "CLibrary" {
      #expect(tests.contains(module + "Tests"))
    }
  }

  /// Decisions rest on values: a message may be worded anew without a change of what rules do.
  @Test func rulesDecideOnNoSentence() throws {
    let decision =
      /\b(message|reason|refusal|doubt|obstacle)[?!]?\.(contains|firstIndex|hasPrefix|hasSuffix|holds|split|starts)\(/
    let sentence = /\bvar (reason|refusal|doubt|obstacle): String/
    for file in Self.sources
    where file.path.contains("/Sources/BackportRules/") || file.path.contains("/Sources/LintCore/") {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for line in lines {
        #expect(line.firstMatch(of: decision) == nil, "\(file.path) decides on a sentence: \(line)")
      }
      // The table of libraries is data that is shown as it is.
      guard file.path.contains("/Shims/"), file.lastPathComponent != "Library.swift" else { continue }
      for line in lines {
        #expect(line.firstMatch(of: sentence) == nil, "\(file.path) holds a sentence: \(line)")
      }
    }
  }

  private func imports(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), words.indices.contains(index + 1),
        words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
      else { return nil }
      return String(words[index + 1])
    }
  }
}
