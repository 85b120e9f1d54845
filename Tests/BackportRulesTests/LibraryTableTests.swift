import Availability
import Native
import Testing

@testable import BackportRules

/// The versions in the tables of libraries are those of the system's declarations.
@Suite struct LibraryTableTests {
  @Test(arguments: Library.builtIn.map(\.module)) func versionsAreThoseOfTheSystem(_ module: String) throws {
    let library = try #require(Library.builtIn.first { $0.module == module })
    var faults: [String] = []
    for name in library.names {
      guard case .name(let native) = name.native, native.allSatisfy({ $0.isLetter || $0.isNumber }) else {
        continue
      }
      let stated = Self.versions(name.since)
      let known = NativeIndex.builtIn.declarations(named: native).filter { $0.kind != .property }
      if known.isEmpty { continue }
      let fits = known.contains { entry in
        stated.allSatisfy { entry.availability.introduction(on: $0.key) == $0.value }
      }
      if !fits { faults.append("\(name.shownName): \(native) since \(name.since)") }
    }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  private static func versions(_ text: String) -> [Platform: Version] {
    var versions: [Platform: Version] = [:]
    for clause in text.split(separator: ",") {
      let parts = clause.split(separator: " ")
      if parts.count == 2, let platform = Platform(rawValue: String(parts[0])),
        let version = Version(parts[1])
      {
        versions[platform] = version
      }
    }
    return versions
  }
}
