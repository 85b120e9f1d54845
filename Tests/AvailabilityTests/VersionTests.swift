import Availability
import Testing

@Suite("Versions")
struct VersionTests {
  @Test(
    "missing numbers are 0, in equality as in order",
    arguments: [
      ("13", Version(13)), ("13.0", Version(13)), ("13.0.0", Version(13)), ("013.04", Version(13, 4)),
      ("10.15.4", Version(10, 15, 4)), ("0.1", Version(0, 1)), ("2147483647", Version(2_147_483_647)),
    ])
  func reading(text: String, version: Version) {
    #expect(Version(text) == version)
    #expect(Set([Version(text), version]).count == 1)
  }

  @Test(
    "what the compiler rejects is no version",
    arguments: [
      "", ".", "13.", ".5", "13..1", "13.1.2.3", "1_3", "13.0_1", "13_", "0x10", "1e1", "-1", "+1", " 13",
      "13 ", "v13",
      "0", "0.0", "0.0.0", "00", "99999999999", "2147483648", "18446744073709551616", "１３",
    ])
  func rejected(text: String) {
    #expect(Version(text) == nil)
  }

  @Test("order is number by number, not digit by digit")
  func order() {
    let ascending = ["9", "9.3.1", "10", "10.2", "10.15", "10.15.4", "11", "18.4", "18.10", "26", "26.0.1"]
    let versions = ascending.compactMap { Version($0) }
    #expect(versions.count == ascending.count)
    #expect(versions.shuffled().sorted() == versions)
  }

  @Test("10.16 is 11 on macOS alone, and the number after the last before 26 is 26")
  func canonical() {
    #expect(Version(10, 16).canonical(on: .macOS) == Version(11))
    #expect(Version(10, 16, 1).canonical(on: .macOS) == Version(10, 16, 1))
    #expect(Version(10, 16).canonical(on: .iOS) == Version(10, 16))
    #expect(Version(19).canonical(on: .iOS) == Version(26))
    #expect(Version(18, 9).canonical(on: .iOS) == Version(18, 9))
    #expect(Version(19, 0, 1).canonical(on: .iOS) == nil)
    #expect(Version(25, 9, 9).canonical(on: .iOS) == nil)
    #expect(Version(26).canonical(on: .iOS) == Version(26))
    #expect(Version(16).canonical(on: .macOS) == Version(26))
    #expect(Version(21).canonical(on: .driverKit) == Version(21))
  }

  @Test("is written with two numbers, or three")
  func description() {
    #expect("\(Version(15)) \(Version(13, 4)) \(Version(10, 15, 4))" == "15.0 13.4 10.15.4")
  }
}

@Suite("Platform names")
struct PlatformNameTests {
  @Test(
    "in source they are what the compiler knows, case and all",
    arguments: [
      ("iOS", PlatformName.platform(.iOS, isApplicationExtension: false)),
      ("`iOS`", .platform(.iOS, isApplicationExtension: false)),
      ("OSX", .platform(.macOS, isApplicationExtension: false)),
      ("OSXApplicationExtension", .platform(.macOS, isApplicationExtension: true)),
      ("macCatalystApplicationExtension", .platform(.macCatalyst, isApplicationExtension: true)),
      ("visionOSApplicationExtension", .platform(.visionOS, isApplicationExtension: true)),
      ("DriverKit", .platform(.driverKit, isApplicationExtension: false)),
      ("driverKit", .custom("driverKit")),
      ("DriverKitApplicationExtension", .custom("DriverKitApplicationExtension")),
      ("ios", .custom("ios")), ("iPadOS", .custom("iPadOS")), ("xrOS", .custom("xrOS")),
      ("macOSX", .custom("macOSX")),
      ("anyAppleOS", .anyAppleOS), ("AnyAppleOS", .custom("AnyAppleOS")),
      ("SwiftStdlib", .custom("SwiftStdlib")),
      ("_iOS13Aligned", .custom("_iOS13Aligned")),
      ("ApplicationExtension", .custom("ApplicationExtension")), ("Android", .otherSystem("Android")),
      ("swift", .swiftLanguage), ("SwiftLanguageMode", .swiftLanguage), ("Swift", .swiftRuntime),
      ("_PackageDescription", .packageDescription),
    ])
  func inSource(text: String, name: PlatformName) {
    #expect(PlatformName(text) == name)
  }

  @Test("in flags they are what people say")
  func spoken() {
    let said = [
      "ios", "iPadOS", "OSX", "MACOS", "xrOS", "visionos", "Catalyst", "macCatalyst", "driverkit", "tvOS",
      "watchOS",
    ]
    let meant: [Platform] = [
      .iOS, .iOS, .macOS, .macOS, .visionOS, .visionOS, .macCatalyst, .macCatalyst, .driverKit, .tvOS,
      .watchOS,
    ]
    #expect(said.map { Platform(informalName: $0) } == meant)
    #expect(Platform(informalName: "linux") == nil)
    #expect(Platform(informalName: "") == nil)
  }
}
