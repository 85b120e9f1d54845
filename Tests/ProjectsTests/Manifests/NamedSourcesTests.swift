import Testing

@testable import Projects

struct NamedSourcesTests {
  private func namers(of paths: [String], in folder: String) -> [String: String] {
    let full = paths.map { folder + "/" + $0 }
    let found = NamedSources(Discovery.find([folder])).parting(with: full).namers
    let real = Paths.resolved(folder)!
    return Dictionary(
      uniqueKeysWithValues: found.map { path, namer in
        (Paths.relative(path, to: folder)!, Paths.relative(namer, to: real) ?? namer)
      })
  }

  @Test func projectsAndManifestsNameFiles() throws {
    try withFolder { folder in
      try write(
        [
          "App.xcodeproj/project.pbxproj": "{ path = \"View+A.swift\"; /* B.swift in Sources */ }",
          "Kit/Package.swift": "sources: [\"Sub/C.swift\"]",
          "Lib/CMakeLists.txt": "add_library(Lib\n  D.swift)",
          "F/A.swift": "", "F/B.swift": "", "F/View+A.swift": "", "Kit/Sub/C.swift": "",
          "Kit/Sub/D.swift": "",
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
    #expect(NamedSources.stands(Array("A.swift".utf8), in: Array(text.utf8)) == isNamed)
  }
}
