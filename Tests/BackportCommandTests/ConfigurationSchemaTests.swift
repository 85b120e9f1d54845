import Availability
import BackportRules
import FixtureSupport
import Foundation
import Testing

@testable import BackportCommand
@testable import Projects

/// The schema of `.backport.json`, which editors complete by, knows what the reader knows.
@Suite struct ConfigurationSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let data = try Data(contentsOf: Repository.url("Fixtures/Reports/configuration.schema.json"))
    schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// What stands at some keys below each other.
  private func value(_ keys: String...) throws -> Any {
    try keys.reduce(schema as Any) { try #require(($0 as? [String: Any])?[$1], "\($1)") }
  }

  private func names(_ keys: String...) throws -> Set<String> {
    let value = try keys.reduce(schema as Any) { try #require(($0 as? [String: Any])?[$1], "\($1)") }
    return Set((value as? [String: Any])?.keys.map { $0 } ?? value as? [String] ?? [])
  }

  @Test func keys() throws {
    #expect(try names("properties") == Set(ConfigurationReader.keys + ["$schema"]))
    #expect(
      try names("properties", "overrides", "items", "properties") == Set(ConfigurationReader.overrideKeys))
    let platforms = Platform.allCases.map(\.rawValue)
    #expect(
      try names("$defs", "libraryEntry", "properties") == Set(ConfigurationReader.libraryKeys + platforms))
  }

  @Test func words() throws {
    #expect(try names("$defs", "severity", "enum") == Set(ConfigurationReader.severities))
    #expect(try names("$defs", "rule", "enum") == Set(Catalogue.pages.map(\.id)))
    #expect(try names("properties", "format", "enum") == Set(ReportFormat.allCases.map(\.rawValue)))
    #expect(try names("properties", "fail-on", "enum") == Set(FailOn.allCases.map(\.rawValue)))
  }
}
