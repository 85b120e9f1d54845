import Availability
import Testing

@testable import Projects

struct ConfigurationMapTests {
  @Test func theNearestOneCounts() throws {
    try withFolder { folder in
      try write(
        [
          ".backport.json": #"{"min": 14, "exclude": ["Vendor"]}"#, "A.swift": "",
          "deep/.backport.json": #"{"min": 16}"#, "deep/er/B.swift": "", "Vendor/C.swift": "",
          "other/D.swift": "",
        ], in: folder)
      let excludes = try ConfigurationMap.excludes(above: [folder + "/other", folder])
      let discovery = Discovery.find([folder], options: .init(excludes: excludes))
      let map = try ConfigurationMap(discovery)
      let minimums = discovery.files.map { map.configuration(for: $0).minimums.minimums[.iOS]?.major }
      #expect(minimums == [14, 16, 14])
      #expect(map.all.count == 2)
      // From below, the one above is found as well.
      let below = Discovery.find([folder + "/other"])
      #expect(
        try ConfigurationMap(below).configuration(for: below.files[0]).minimums.minimums[.iOS] == Version(14))
      let named = try ConfigurationMap(discovery, named: folder + "/deep/.backport.json")
      #expect(named.configuration(for: discovery.files[0]).minimums.minimums[.iOS] == Version(16))
    }
  }

  @Test func faultyOnesAreErrors() throws {
    try withFolder { folder in
      try write(["A.swift": "", "deep/.backport.json": "{\n\"mim\": 15}"], in: folder)
      let discovery = Discovery.find([folder])
      #expect(throws: ProjectProblem.self) { _ = try ConfigurationMap(discovery) }
      let missing = #expect(throws: ProjectProblem.self) {
        _ = try ConfigurationMap(discovery, named: folder + "/none.json")
      }
      #expect(missing?.description == "\(folder)/none.json: there is no such file: check the path")
      #expect(throws: ProjectProblem.self) {
        _ = try ConfigurationMap.excludes(above: [folder + "/deep"])
      }
    }
  }
}
