import BackportCommand
import FixtureSupport
import Foundation
import Testing

/// `--raise`: each kind of manifest, byte for byte.
@Suite struct RaiseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var path: String
    /// Places as `«old|new»`; the rest must stay.
    var text: String
    var flags: [String] = []
    var minimums = "iOS=17,macOS=14"

    var before: String { text.replacing(/«(.*?)\|.*?»/) { $0.output.1 } }
    var after: String { text.replacing(/«.*?\|(.*?)»/) { $0.output.1 } }
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "package constants", path: "Package.swift",
      text: """
        // swift-tools-version: 5.9
        import PackageDescription
        // .iOS(.v15) in a comment stays.
        let package = Package(
          name: "P", platforms: [.iOS(«.v15|.v17»), .macOS( «.v10_15|.v14» ), .tvOS(.v15)],
          targets: [.target(name: "P", path: "S")])

        """),
    Case(
      name: "package strings, and what is higher", path: "Package.swift",
      text: """
        // swift-tools-version:5.5
        import PackageDescription
        let package = Package(name: "P", platforms: [.iOS("«15.2|17.0»"), .macOS(.v26)], targets: [.target(name: "P", path: "S")])

        """),
    Case(
      name: "a constant that the tools do not know", path: "Package.swift",
      text: """
        // swift-tools-version:5.5
        import PackageDescription
        let package = Package(name: "P", platforms: [.iOS(«.v14|"17.0"»)], targets: [.target(name: "P", path: "S")])

        """),
    Case(
      name: "newer tools", path: "Package.swift",
      text: """
        // swift-tools-version:«5.5|5.9»
        import PackageDescription
        let package = Package(name: "P", platforms: [.iOS(«.v14|.v17»)], targets: [.target(name: "P", path: "S")])

        """, flags: ["--raise-tools-version"]),
    Case(
      name: "a constant of the manifest", path: "Package.swift",
      text: """
        // swift-tools-version: 6.0
        import PackageDescription
        let oldest: SupportedPlatform.IOSVersion = «.v16|.v17»
        let package = Package(name: "P", platforms: [.iOS(oldest)], targets: [.target(name: "P", path: "S")])

        """),
    Case(
      name: "a minor version", path: "Package.swift",
      text: """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "P", platforms: [.iOS(«.v16|"17.4"»)], targets: [.target(name: "P", path: "S")])

        """, minimums: "17.4"),
    Case(
      name: "XcodeGen", path: "project.yml",
      text: """
        name: App
        options:
          deploymentTarget: { iOS: "«15.0|17.0»", macOS: «12|14», tvOS: 15.0 } # iOS: 15.0
        targets:
          App:
            type: application
            platform: iOS
            deploymentTarget: '«16.4|17.0»'
            sources: [S]
            settings:
              base:
                IPHONEOS_DEPLOYMENT_TARGET: «15.0|17.0»
                VERSION: 15.0

        """),
    Case(
      name: "Tuist", path: "Project.swift",
      text: """
        import ProjectDescription
        let project = Project(name: "App", targets: [
          .target(name: "App", destinations: .iOS, product: .app, bundleId: "a",
            deploymentTargets: .multiplatform(iOS: "«15.0|17.0»", macOS: "«12.0|14.0»"), sources: ["S/**"],
            settings: .settings(base: ["IPHONEOS_DEPLOYMENT_TARGET": "«15.0|17.0»", "OTHER": "15.0"])),
        ])

        """),
    Case(
      name: "podspec", path: "Kit.podspec",
      text: """
        Pod::Spec.new do |s|
          s.version = '15.0'
          s.description = <<-DESC
            It's here since iOS 15.0.
          DESC
          s.ios.deployment_target = '«15.0|17.0»'
          s.osx.deployment_target = "«12.0|14.0»"
          s.source_files = 'S/**/*.swift'
        end

        """),
    Case(
      name: "Bazel", path: "BUILD",
      text: """
        MINIMUM = "«15.0|17.0»"
        ios_application(name = "App", minimum_os_version = MINIMUM)
        macos_application(name = "Mac", minimum_os_version = "«12.0|14.0»")
        tvos_application(name = "TV", minimum_os_version = "15.0")

        """),
  ]

  @Test(arguments: cases)
  func aManifestStatesTheNewMinimum(aCase: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(aCase.before, to: aCase.path)
    try folder.write(
      "func f() { if #available(iOS 17, macOS 14, *) { new() } else { old() } }\n", to: "S/A.swift")
    let result = runCommand(
      .migrate, ["--raise", aCase.minimums, "--allow-dirty", folder.path] + aCase.flags)
    #expect(result.code == .success, "\(result.err)")
    #expect(try text("\(aCase.path)", in: folder) == aCase.after)
    #expect(aCase.before != aCase.after)
    // A second run finds nothing to raise.
    let again = runCommand(
      .migrate, ["--raise", aCase.minimums, "--allow-dirty", "--diff", folder.path] + aCase.flags)
    #expect(again.code == .success && again.out.isEmpty, "\(again.out)")
  }

  @Test func theCodeIsJudgedByTheNewMinimums() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", platforms: [.iOS(.v15)], targets: [.target(name: "P", path: "S")])

      """, to: "Package.swift")
    let code = """
      func f() {
        if #available(iOS 17, *) { new() } else { old() }
        if #available(iOS 18, *) { newer() }
      }

      """
    try folder.write(code, to: "S/A.swift")
    let dry = runCommand(.migrate, ["--raise=17", "--dry-run", folder.path])
    #expect(dry.out.contains("iOS 15.0 → 17.0, -1 +1 lines"), "\(dry.out)")
    #expect(dry.out.contains("Would raise 1 minimum in 1 file."), "\(dry.out)")
    #expect(try text("S/A.swift", in: folder) == code)
    let run = runCommand(.migrate, ["--raise", "17", "--allow-dirty", "--format", "json", folder.path])
    #expect(run.code == .success, "\(run.err)")
    #expect(run.out.contains(#""platform": "iOS", "from": "15.0", "to": "17.0""#), "\(run.out)")
    #expect(
      try text("S/A.swift", in: folder) == """
        func f() {
          new()
          if #available(iOS 18, *) { newer() }
        }

        """)
  }

  @Test func anXcodeProjectIsRaisedWithItsSettingsFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.project, to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      "#include \"Shared.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = $(OLDEST) // as agreed\n",
      to: "App.xcconfig")
    try folder.write("OLDEST = 15.0 ; // iOS 15.0\nOTHER = 15.0\n", to: "Shared.xcconfig")
    try folder.write("struct A {}\n", to: "A.swift")
    let result = runCommand(.migrate, ["--raise", "iOS=17,macOS=14", "--allow-dirty", folder.path])
    #expect(result.code == .success, "\(result.err)")
    let expected = Self.project.replacing("= 14.0;", with: "= 17.0;").replacing("= 12.3;", with: "= 14.0;")
    #expect(try text("App.xcodeproj/project.pbxproj", in: folder) == expected)
    #expect(
      try text("App.xcconfig", in: folder)
        == "#include \"Shared.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = $(OLDEST) // as agreed\n")
    #expect(try text("Shared.xcconfig", in: folder) == "OLDEST = 17.0 ; // iOS 15.0\nOTHER = 15.0\n")
  }

  @Test func whatIsComputedIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", platforms: [.iOS(oldest()), .macOS(.v12)], targets: [.target(name: "P", path: "S")])

      """, to: "Package.swift")
    try folder.write("struct A {}\n", to: "S/A.swift")
    let result = runCommand(
      .migrate, ["--raise", "iOS=17,macOS=14", "--allow-dirty", folder.path])
    #expect(result.code == .success)
    #expect(
      result.err.contains("Package.swift:3: 'oldest()' is computed; change it by hand"), "\(result.err)")
    #expect(try text("Package.swift", in: folder).contains("[.iOS(oldest()), .macOS(.v14)]"))
  }

  @Test(arguments: [
    (["--raise", "17", "--min", "17"], "--min judges by something else"),
    (["--raise-tools-version"], "--raise-tools-version goes with --raise"),
    (["--raise", "17x"], "'17x' is not a version"),
    (["--raise", "17"], "states a minimum that could be raised"),
  ])
  func wrongUseIsExplained(flags: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "A.swift")
    let result = runCommand(.migrate, flags + [folder.path])
    #expect(result.code == .usage)
    #expect(result.err.contains(message), "\(result.err)")
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = ( T, ); };
        G = { isa = PBXGroup; children = ( F, C, ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = TL; buildPhases = ( S, ); };
        S = { isa = PBXSourcesBuildPhase; files = ( B, ); };
        B = { isa = PBXBuildFile; fileRef = F; };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PC, ); };
        PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 14.0; MACOSX_DEPLOYMENT_TARGET = 12.3; MARKETING_VERSION = 14.0.1; SDKROOT = iphoneos; }; };
        TL = { isa = XCConfigurationList; buildConfigurations = ( TC, ); };
        TC = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = { "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 14.0; }; };
      };
      rootObject = P;
    }

    """
}
