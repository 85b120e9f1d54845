import Availability
import Testing

/// What the compiler makes of single arguments: which it refuses, which versions it doubts.
@Suite("Versions and names as the compiler has them")
struct VersionOracleTests {
  @Test(
    "Versions that never were are those that the compiler warns of",
    arguments: [
      ("iOS", Platform.iOS), ("macOS", .macOS), ("tvOS", .tvOS), ("watchOS", .watchOS),
      ("visionOS", .visionOS),
      ("macCatalyst", .macCatalyst),
    ])
  func impossibleVersions(name: String, platform: Platform) throws {
    let versions = (1...40).flatMap { major in
      [Version(major), Version(major, 0, 1), Version(major, 1), Version(major, 16)]
    }
    let target = AppleTarget(platform: .iOS, minimum: Version(8), isExtension: false)
    let output = try CompilerProbe.compile(
      versions.enumerated().map { "func f\($0)() { if #available(\(name) \($1), *) { yes() } }" },
      mode: ["-typecheck"], target: target)
    let doubted = Set(output.diagnostics.filter { $0.message.contains("is not a valid version") }.map(\.line))
    for (index, version) in versions.enumerated() {
      #expect((version.canonical(on: platform) == nil) == doubted.contains(index), "\(name) \(version)")
    }
    #expect(!doubted.isEmpty)
  }

  @Test(
    "What a version means is what the compiler says",
    arguments: [
      (Platform.macOS, "macOS", "10.16", "11"), (.macOS, "macOS", "10.16.0", "11"),
      (.macOS, "macOS", "16", "26"),
      (.macOS, "OSX", "10.16.1", "10.16.1"), (.iOS, "iOS", "19", "26"), (.iOS, "iOS", "19.0", "26"),
      (.iOS, "iOS", "10.16", "10.16"), (.watchOS, "watchOS", "12", "26"), (.tvOS, "tvOS", "19", "26"),
      (.visionOS, "visionOS", "3", "26"), (.macCatalyst, "macCatalyst", "19", "26"),
      (.iOS, "iOS", "016.04", "16.4"),
    ])
  func meaning(platform: Platform, name: String, written: String, meant: String) throws {
    let version = try #require(Version(written))
    #expect(version.canonical(on: platform) == Version(meant))
    let target = AppleTarget(platform: platform, minimum: Version(1), isExtension: false)
    let output = try CompilerProbe.compile(
      ["@available(\(name) \(written), *) func f() {}", "func g() { f() }"], mode: ["-typecheck"],
      target: target)
    let said = output.diagnostics.first { $0.line == 1 && $0.severity == "error" }?.message ?? ""
    let number = said.split(separator: " ").compactMap { Version($0) }.first
    #expect(number == Version(meant), "\(said)")
  }

  /// Separated by `|` as the commas would.
  private static let malformed = [
    "iOS 1_6|*", "iOS 16_|*", "iOS 13.0_1|*", "iOS 13._1|*", "iOS 0x10|*", "iOS 1e1|*", "iOS 13.|*",
    "iOS .5|*",
    "iOS 13.1.2.3|*", "iOS -13|*", "iOS 16. 1|*", "iOS 16 .1|*", "iOS >= 16|*", "iOS 16 17|*",
    "iOS 99999999999|*",
    "iOS|*", "iOS 16|macOS|*", "iOS 16", "macOS 13", "iOS 16 *", "iOS 16|13|*", "iOS \"16\"|*", "iOS 0|*",
    "iOS 0.0|*",
    "iOS 16|iOS 17|*", "iOS 16|OSX 13|macOS 14|*", "swift 5|*", "_PackageDescription 5.9|*",
    "iOS 16|swift 5|*",
    "iOS 16||*", "iOS, introduced: 16|*", "Aligned 1.0|iOS 16|*", "Aligned 7.0|*", "iOS16.0|*", "*13",
  ]
  private static let wellFormed = [
    "*", "iOS 16|*", "*|iOS 16", "iOS 16|*|macOS 13.0|*", "iOS/**/16|*", "iOS /* a /* b */ */ 16 |*",
    "`iOS` 16|*",
    "iOS 0.1|*", "iOS 16.0.0|*", "Foo 3|*", "Foo|*", "iOS16|*", "xrOS 1|*", "Aligned 1.0|*", "Android 30|*",
    "iOS 16|iOSApplicationExtension 17|*", "\tiOS\t16 | * ",
  ]

  @Test("Conditions are malformed for us when they are for the compiler")
  func malformedConditions() throws {
    let definition = "Aligned 1.0:macOS 12, iOS 15"
    var macros = AvailabilityMacros()
    let isDefined = macros.define(definition)
    #expect(isDefined)
    let cases = Self.malformed.map { ($0, true) } + Self.wellFormed.map { ($0, false) }
    let negative = [
      ("iOS 16|*", true), ("*", true), ("iOS 16|macOS 13", false), ("iOS", true), ("Foo", false),
      ("iOS 16", false),
    ]
    let all = cases.map { ($0.0, false, $0.1) } + negative.map { ($0.0, true, $0.1) }
    let target = AppleTarget(platform: .iOS, minimum: Version(15), isExtension: false)
    for (written, isUnavailable, isMalformed) in all {
      let arguments = written.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let text = "#\(isUnavailable ? "un" : "")available(\(arguments.joined(separator: ",")))"
      // One by one: what is malformed may swallow what follows.
      let output = try CompilerProbe.compile(
        ["func f() { if \(text) { yes() } }"], mode: ["-typecheck"], target: target,
        arguments: ["-define-availability", definition])
      #expect((output.status != 0) == isMalformed, "the compiler on \(text): \(output.text)")
      let ours = AvailabilityCondition(isUnavailable: isUnavailable, arguments: arguments, macros: macros)
      #expect(ours.isMalformed == isMalformed, "\(text)")
      if isMalformed { #expect(target.context.judge(ours).verdict == .notJudged(.malformed)) }
    }
  }

  @Test("#if conditions hold on a platform when the compiler compiles what is under them")
  func platformConditions() throws {
    let conditions = [
      "os(iOS)", "os(macOS)", "os(OSX)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(xrOS)", "os(Linux)",
      "os(Windows)", "os(iPadOS)", "targetEnvironment(macCatalyst)", "!targetEnvironment(macCatalyst)",
      "os(iOS) && !targetEnvironment(macCatalyst)", "os(iOS) || os(macOS)", "true || false && false",
      "!(os(iOS) || os(tvOS)) && !os(watchOS)", "_runtime(_ObjC)", "false", "os( iOS )", "(os(macOS))",
      "!os(macOS) && (os(iOS) || os(tvOS) || false)", "canImport(Glibc)", "SOME_FLAG || os(iOS)",
    ]
    let seen = try AppleTarget.all.filter { !$0.isExtension }.flatMap { target in
      let lines = conditions.enumerated().map { "#if \($1)\n#warning(\"compiled \($0)\")\n#endif" }
      let output = try CompilerProbe.compile(lines, mode: ["-typecheck"], target: target)
      return conditions.indices.map { index in
        (target, conditions[index], output.diagnostics.contains { $0.message == "compiled \(index)" })
      }
    }
    for (target, condition, isCompiled) in seen {
      let ours = PlatformCondition(condition).evaluate(on: target.platform)
      #expect(ours == nil || ours == isCompiled, "\(condition) for \(target)")
      if !condition.contains("FLAG") { #expect(ours != nil, "\(condition)") }
    }
  }
}
