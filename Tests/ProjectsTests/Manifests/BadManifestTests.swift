import Foundation
import SystemCalls
import Testing

@testable import Projects

/// Manifests that are not what they claim: named, with a remedy, and the run goes on.
struct BadManifestTests {
  /// What is known of a file beside a manifest with that contents, and what is said about the manifest.
  private func judge(_ name: String, _ contents: [UInt8]) throws -> (targets: FileTargets, problems: [String])
  {
    try withFolder { folder in
      try write([".git/": "", "A.swift": "", name: ""], in: folder)
      try Data(contents).write(to: URL(fileURLWithPath: folder + "/" + name))
      let discovery = Discovery.find([folder + "/A.swift"])
      let map = ProjectMap(discovery)
      let targets = map.targets(for: discovery.files[0])
      return (targets, map.problems.map { $0.description.replacingOccurrences(of: folder + "/", with: "") })
    }
  }

  private static let names = [
    "Package.swift", "App.xcodeproj/project.pbxproj", "project.yml", "Project.swift", "A.podspec", "BUILD",
  ]

  @Test(arguments: names)
  func binary(_ name: String) throws {
    let answer = try judge(name, [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 1, 2, 3, 0xFF])
    #expect(answer.targets.isEmpty)
    #expect(answer.problems.count == 1)
    #expect(answer.problems.first?.hasPrefix(name + ": ") == true, "\(answer.problems)")
  }

  @Test(arguments: names)
  func empty(_ name: String) throws {
    let answer = try judge(name, [])
    #expect(answer.targets.isEmpty)
    // What must be a manifest is named; a file that only might be one says nothing.
    let isCertain = ["Package.swift", "App.xcodeproj/project.pbxproj"].contains(name)
    #expect(answer.problems.count == (isCertain ? 1 : 0), "\(answer.problems)")
  }

  @Test(arguments: names)
  func deeplyNested(_ name: String) throws {
    for text in ["(", "[", "{", "a(", "- ", "{a=", "\"\\("] {
      _ = try judge(name, Array(String(repeating: text, count: 20_000).utf8))
    }
  }

  /// As it is while somebody types it.
  @Test func cutShort() throws {
    let text = """
      let package = Package(
        name: "A", platforms: [.iOS(.v15)], products: [.library(name: "A", targets: ["A"])],
        targets: [.target(name: "A", dependencies: ["B"]), .testTarget(name: "B", path: "Tests")])
      """
    for end in text.utf8.indices { _ = try judge("Package.swift", Array(text.utf8[..<end])) }
  }

  @Test func huge() throws {
    let answer = try judge("Package.swift", Array(repeating: UInt8(ascii: " "), count: 5 << 20))
    #expect(
      answer.problems == ["Package.swift: is too large for a manifest and was not read: exclude or remove it"]
    )
  }

  @Test(arguments: [
    (
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict/></plist>",
      ": is XML: open the project in Xcode and save it"
    ),
    ("{\n \"objects\": {}\n}", ":2: is not an Xcode project: it is JSON"),
    ("{}", ": is not an Xcode project: it has no objects"),
    ("{ objects = {}; rootObject = X; }", "has no root object"),
    ("{ objects = {\n a = ", ":2: is not an Xcode project: it ends"),
  ])
  func projectsThatAreNone(_ text: String, _ message: String) throws {
    let answer = try judge("App.xcodeproj/project.pbxproj", Array(text.utf8))
    #expect(answer.targets.isEmpty)
    #expect(answer.problems.count == 1)
    #expect(answer.problems.first?.contains(message) == true, "\(answer.problems)")
  }

  @Test func aFolderInThePlaceOfAManifest() throws {
    try withFolder { folder in
      try write(
        [".git/": "", "A.swift": "", "App.xcodeproj/project.pbxproj/": "", "Package.swift/": ""], in: folder)
      let discovery = Discovery.find([folder])
      let map = ProjectMap(discovery)
      #expect(map.targets(for: discovery.files[0]).isEmpty)
      #expect(
        map.problems.map(\.description) == [
          "\(folder)/App.xcodeproj/project.pbxproj: is a folder, not a file: name the files in it or exclude it"
        ])
    }
  }

  /// Each of these projects has a mistake; none keeps the others from being judged.
  @Test func theRestGoesOn() throws {
    try withFolder { folder in
      try write(
        [
          ".git/": "", "good/Package.swift": "Package(name: \"a\", platforms: [.iOS(.v13)])",
          "good/Sources/A.swift": "",
          "bad/Package.swift": "let x = 1", "bad/Sources/B.swift": "",
          "worse/W.xcodeproj/project.pbxproj": "{ a",
          "worse/C.swift": "",
        ], in: folder)
      let discovery = Discovery.find([folder])
      let map = ProjectMap(discovery)
      let known = discovery.files.filter { !map.targets(for: $0).targets.isEmpty }
      #expect(
        known.map { Paths.relative($0.path, to: folder) } == ["good/Package.swift", "good/Sources/A.swift"])
      #expect(map.problems.count == 2)
    }
  }

  /// Many threads may ask at once; they get the same answers.
  @Test func askedFromManyThreads() throws {
    try withFolder { folder in
      try write([".git/": ""], in: folder)
      for number in 0..<20 {
        try write(
          [
            "p\(number)/Package.swift": "Package(name: \"a\", platforms: [.iOS(.v1\(number % 7 + 1))])",
            "p\(number)/Sources/A.swift": "",
          ], in: folder)
      }
      let discovery = Discovery.find([folder])
      let map = ProjectMap(discovery)
      let answers = Mutex<[Int: [String]]>([:])
      DispatchQueue.concurrentPerform(iterations: discovery.files.count) { index in
        let targets = map.targets(for: discovery.files[index]).explanations
        answers.withLock { $0[index] = targets }
      }
      let alone = ProjectMap(discovery)
      for (index, file) in discovery.files.enumerated() {
        #expect(answers.withLock { $0[index] } == alone.targets(for: file).explanations)
      }
    }
  }
}
