import Availability
import Testing

@testable import Projects

struct MinimumSpecificationTests {
  @Test(arguments: [
    ("15", [Platform.iOS: Version(15)]), ("15.4.1", [.iOS: Version(15, 4, 1)]),
    ("iOS=15,macOS=12", [.iOS: Version(15), .macOS: Version(12)]),
    ("ios=15, MACOS = 10.15", [.iOS: Version(15), .macOS: Version(10, 15)]),
    (
      "osx=12,catalyst=15,visionos=1",
      [.macOS: Version(12), .macCatalyst: Version(15), .visionOS: Version(1)]
    ),
    ("26", [.iOS: Version(26)]), ("15,15.0", [.iOS: Version(15)]),
  ])
  func reads(_ text: String, _ minimums: [Platform: Version]) throws {
    #expect(try MinimumSpecification(text).minimums == minimums)
  }

  @Test(arguments: [
    ("", "the minimum of iOS is missing: write iOS=15"), ("iOS", "'iOS' is not a version: write iOS=15"),
    ("macOS 12", "'macOS 12' is not a version: write macOS=12"), ("iSO=15", "did you mean iOS?"),
    ("macos=", "the minimum of macOS is missing"), ("=15", "'' is not a platform"),
    ("iOS=15,iOS=16", "iOS has two minimums, 15.0 and 16.0"), ("15,", "the minimum of iOS is missing"),
    ("Windows=10", "'Windows' is not a platform: it is one of iOS, macOS"),
    ("15.x", "'15.x' is not a version"),
    ("1.2.3.4", "'1.2.3.4' is not a version"), ("-1", "'-1' is not a version"), ("0", "'0' is not a version"),
    ("99999", "'99999' is not a version"), ("v15", "'v15' is not a version"),
  ])
  func saysWhatIsWrong(_ text: String, _ message: String) {
    let error = #expect(throws: Refusal.self) { _ = try MinimumSpecification(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func repeatedFlagsAddUp() throws {
    var all = try MinimumSpecification("15")
    try all.merge(MinimumSpecification("macOS=12"))
    #expect(all.minimums == [.iOS: Version(15), .macOS: Version(12)])
    #expect(throws: Refusal.self) { try all.merge(MinimumSpecification("iOS=16")) }
  }

  @Test func anyAppleOSStandsForWhatIsNotNamed() throws {
    var all = try MinimumSpecification("macOS=15, anyappleos=26.1")
    #expect(
      all.minimums == [
        .iOS: Version(26, 1), .macOS: Version(15), .tvOS: Version(26, 1), .watchOS: Version(26, 1),
        .visionOS: Version(26, 1), .macCatalyst: Version(26, 1),
      ])
    try all.merge(MinimumSpecification("iOS=18"))
    #expect(all.minimums[.iOS] == Version(18))
    #expect(throws: Refusal.self) { try all.merge(MinimumSpecification("anyAppleOS=27")) }
    let error = #expect(throws: Refusal.self) { _ = try MinimumSpecification("anyAppleOS=18") }
    #expect(error?.description.contains("begins with 26") == true)
    #expect(try Platform.list("anyAppleOS") == Set(Platform.allCases).subtracting([.driverKit]))
  }

  @Test func platformLists() throws {
    #expect(try Platform.list("iOS, macos") == [.iOS, .macOS])
    #expect(throws: Refusal.self) { _ = try Platform.list("") }
    #expect(throws: Refusal.self) { _ = try Platform.list("iOS,Linux") }
  }
}
