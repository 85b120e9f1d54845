import Availability
import Testing

@testable import Projects

struct TargetResolverTests {
  private let project = FileTargets(
    targets: [
      DeploymentTarget(.iOS, Version(13), isApplicationExtension: false, source: "App"),
      DeploymentTarget(.iOS, Version(14), isApplicationExtension: true, source: "Widget"),
      DeploymentTarget(.macCatalyst, Version(13, 1), isApplicationExtension: false, source: "App"),
    ], unlisted: [.tvOS])

  private func resolve(
    _ declared: FileTargets, min: String? = nil, platforms: Set<Platform>? = nil,
    _ configure: (inout Configuration) -> Void = { _ in }
  ) throws -> [String] {
    var configuration = Configuration()
    configure(&configuration)
    let resolver = TargetResolver(
      ProjectMap(Discovery()), minimums: try min.map { try MinimumSpecification($0) } ?? .init(),
      platforms: platforms)
    let targets = resolver.resolve(declared, configuration)
    return targets.explanations
      + (targets.unlisted.isEmpty ? [] : ["unlisted \(targets.unlisted.map(\.rawValue))"])
  }

  @Test func theProjectAlone() throws {
    #expect(
      try resolve(project) == [
        "iOS 13.0 from App", "iOS 14.0 (application extension) from Widget", "macCatalyst 13.1 from App",
        #"unlisted ["tvOS"]"#,
      ])
  }

  @Test func aMinimumReplacesItsPlatformAndCatalystFollows() throws {
    #expect(
      try resolve(project, min: "15") == [
        "iOS 15.0 from --min", "iOS 15.0 (application extension) from --min", "macCatalyst 15.0 from --min",
        #"unlisted ["tvOS"]"#,
      ])
    #expect(
      try resolve(project, min: "iOS=12,macCatalyst=14,tvOS=16") == [
        "iOS 12.0 from --min", "iOS 12.0 (application extension) from --min", "tvOS 16.0 from --min",
        "macCatalyst 14.0 from --min",
      ])
    #expect(try resolve(project, min: "12").contains("macCatalyst 13.1 from --min"))
  }

  @Test func aMinimumMakesNoPlatformThatIsNotBuilt() throws {
    #expect(try resolve(project, min: "macOS=12") == resolve(project))
    let plain = FileTargets(targets: [DeploymentTarget(.iOS, Version(13), source: "App")])
    #expect(
      try resolve(plain, min: "macCatalyst=15") == ["iOS 13.0 from App", "macCatalyst 15.0 from --min"])
  }

  @Test func withoutProjectTheNamedPlatformsAreBuilt() throws {
    #expect(try resolve(FileTargets(targets: []), min: "15") == ["iOS 15.0 from --min"])
    #expect(
      try resolve(FileTargets(targets: []), min: "macOS=12,iOS=15")
        == ["iOS 15.0 from --min", "macOS 12.0 from --min"])
    #expect(try resolve(FileTargets(targets: [])) == [])
  }

  @Test func theConfigurationComesBetween() throws {
    let configure: (inout Configuration) -> Void = {
      $0.path = "/c/.backport.json"
      $0.minimums = try! MinimumSpecification("iOS=16,tvOS=17")
      $0.platforms = [.iOS, .tvOS]
    }
    #expect(
      try resolve(project, configure) == [
        "iOS 16.0 from /c/.backport.json", "iOS 16.0 (application extension) from /c/.backport.json",
        "tvOS 17.0 from /c/.backport.json",
      ])
    #expect(
      try resolve(project, min: "15", platforms: [.iOS], configure)
        == ["iOS 15.0 from --min", "iOS 15.0 (application extension) from --min"])
  }

  @Test func limits() throws {
    #expect(try resolve(project, platforms: [.tvOS]) == [#"unlisted ["tvOS"]"#])
    #expect(try resolve(project, platforms: [.watchOS]) == [])
  }

  @Test func filesThatAreJudgedAlikeShareTheirTargets() throws {
    try withFolder { folder in
      try write(
        [
          "Package.swift": "Package(name: \"a\", platforms: [.iOS(.v13)], targets: [.target(name: \"a\")])",
          "Sources/a/A.swift": "", "Tests/B.swift": "", "Other/C.swift": "", ".git/": "",
        ], in: folder)
      let discovery = Discovery.find([folder])
      let resolver = TargetResolver(ProjectMap(discovery), minimums: try MinimumSpecification("14"))
      let objects = Set(discovery.files.map { ObjectIdentifier(resolver.targets(for: $0)) })
      #expect(discovery.files.count == 4)
      #expect(objects.count == 1)
    }
  }
}
