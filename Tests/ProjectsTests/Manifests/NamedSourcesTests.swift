import Foundation
import SystemCalls
import Testing

@testable import Projects

struct NamedSourcesTests {
  /// By its path, the first thing that is quoted in the reason for each that stays.
  private func namers(of paths: [String], in folder: String) -> [String: String] {
    let full = paths.map { folder + "/" + $0 }
    let found = NamedSources(Discovery.find([folder])).removal(of: full).reasons
    let real = Paths.resolved(folder)!
    return Dictionary(
      uniqueKeysWithValues: found.map { path, reason in
        let namer = String(reason.split(separator: "'")[1])
        return (Paths.relative(path, to: folder)!, Paths.relative(namer, to: real) ?? namer)
      })
  }

  @Test func linksAndTargetsWouldMissAFile() throws {
    try withFolder { folder in
      try write(
        [
          "Package.swift": "", "Sources/A/One.swift": "", "Sources/A/Deep/Two.swift": "",
          "Sources/B/Only.swift": "", "Sources/C/Linked.swift": "", "Sources/C/Other.swift": "",
          "Kit/Last.swift": "",
        ], in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/Sources/A/Link.swift", withDestinationPath: "../C/Linked.swift")
      let some = [
        "Sources/A/Deep/Two.swift", "Sources/B/Only.swift", "Sources/C/Linked.swift", "Kit/Last.swift",
      ]
      #expect(
        namers(of: some, in: folder) == [
          "Sources/B/Only.swift": "Sources/B", "Sources/C/Linked.swift": "Sources/A/Link.swift",
          "Kit/Last.swift": "Kit",
        ])
      let all = ["Sources/A/Deep/Two.swift", "Sources/A/One.swift"]
      #expect(Set(namers(of: all, in: folder).values) == ["Sources/A"])
    }
  }

  /// What lies beside is not known to be no project that lists it.
  @Test func aPartOfAProjectKeepsItsFiles() throws {
    try withFolder { folder in
      try write(
        [
          ".gitignore": "", "Proj/App.xcodeproj/project.pbxproj": "{ path = A.swift; }", "App/A.swift": "",
          "App/B.swift": "",
        ], in: folder)
      #expect(
        NamedSources(Discovery.find([folder + "/App"])).removal(of: [folder + "/App/A.swift"]).reasons.count
          == 1)
      #expect(namers(of: ["App/A.swift"], in: folder) == ["App/A.swift": "Proj/App.xcodeproj"])
      #expect(namers(of: ["App/B.swift"], in: folder) == [:])
    }
  }

  @Test func projectsAndManifestsNameFiles() throws {
    try withFolder { folder in
      try write(
        [
          "App.xcodeproj/project.pbxproj": "{ path = \"View+A.swift\"; /* B.swift in Sources */ }",
          "Kit/Package.swift": "sources: [\"Sub/C.swift\"]",
          "Lib/CMakeLists.txt": "add_library(Lib\n  D.swift)",
          "F/A.swift": "", "F/B.swift": "", "F/View+A.swift": "", "Kit/Sub/C.swift": "",
          "Kit/Sub/D.swift": "", "Kit/Sub/E.swift": "",
          "Lib/Sources/D.swift": "", "Lib/E.swift": "",
        ], in: folder)
      let all = [
        "F/A.swift", "F/B.swift", "F/View+A.swift", "Kit/Sub/C.swift", "Kit/Sub/D.swift",
        "Lib/Sources/D.swift",
        "Lib/E.swift",
      ]
      #expect(
        namers(of: all, in: folder) == [
          "F/B.swift": "App.xcodeproj", "F/View+A.swift": "App.xcodeproj",
          "Kit/Sub/C.swift": "Kit/Package.swift", "Lib/Sources/D.swift": "Lib/CMakeLists.txt",
        ])
      #expect(namers(of: [], in: folder) == [:])
    }
  }

  /// What another repository names is another file.
  @Test func repositoriesAreAskedEachForItself() throws {
    try withFolder { folder in
      try write(
        [
          "a/.git/": "", "a/A.podspec": "A.swift", "a/B.swift": "", "a/A.swift": "", "b/.git/": "",
          "b/A.swift": "", "b/B.podspec": "B.swift", "b/deep/.git/": "", "b/deep/B.swift": "",
        ], in: folder)
      let found = namers(of: ["a/A.swift", "a/B.swift", "b/A.swift", "b/deep/B.swift"], in: folder)
      #expect(found == ["a/A.swift": "a/A.podspec", "b/deep/B.swift": "b/B.podspec"])
    }
  }

  @Test(arguments: [
    ("A.swift", true), ("'A.swift'", true), ("x/A.swift;", true), ("BA.swift", false),
    ("View+A.swift", false),
    ("A.swiftinterface", false), ("A.swift.bak", false), ("\u{E9}A.swift", false), ("BA.swift A.swift", true),
    ("", false),
  ])
  func namesAreWhole(_ text: String, _ isNamed: Bool) {
    #expect((Array(text.utf8).place(of: Array("A.swift".utf8)) != nil) == isNamed)
  }
}
