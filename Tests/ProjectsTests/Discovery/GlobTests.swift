import Testing

@testable import Projects

struct GlobTests {
  @Test(arguments: [
    ("A.swift", "A.swift"), ("A.swift", "Deep/er/A.swift"), ("*.swift", "Deep/A.swift"),
    ("?.swift", "A.swift"),
    ("Generated", "Generated/Deep/A.swift"), ("Generated/", "Sources/Generated/A.swift"),
    ("Sources/*.swift", "Sources/A.swift"), ("Sources/**", "Sources/Deep/A.swift"),
    ("Sources/**/A.swift", "Sources/A.swift"), ("Sources/**/A.swift", "Sources/a/b/A.swift"),
    ("**/A.swift", "A.swift"), ("**/x/**/*.swift", "a/x/b/c/A.swift"),
    ("./Sources/A.swift", "Sources/A.swift"),
    ("Sources/Deep", "Sources/Deep/A.swift"), ("[A-C]*.swift", "Bee.swift"), ("[!A]*.swift", "Bee.swift"),
    ("[]]x", "]x"), ("a[", "a["), (#"\*.swift"#, "*.swift"), ("*a*a*b", "aaaaab"),
    ("Größe.swift", "Größe.swift"),
  ])
  func matches(_ pattern: String, _ path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("A.swift", "B.swift"), ("A.swift", "A.swift.orig"), ("Sources/*.swift", "Sources/Deep/A.swift"),
    ("Sources/*.swift", "Other/Sources/A.swift"), ("Generated/", "Generated"), ("?.swift", "AB.swift"),
    ("*", ""), ("", "A.swift"), ("/", "A.swift"), ("[A-C].swift", "D.swift"), ("[!A].swift", "A.swift"),
    (#"\*.swift"#, "A.swift"), ("a?b", "a/b"), ("a*b", "a/b"), ("**/x/*.swift", "a/x/b/A.swift"),
  ])
  func doesNotMatch(_ pattern: String, _ path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test func aSlashAtTheEndMeansFolders() {
    #expect(Glob("Generated/").matches("Generated", isFolder: true))
  }

  /// Going back only to the last star keeps this from taking for ever.
  @Test func manyStarsAreNoTrouble() {
    let name = String(repeating: "a", count: 2_000)
    #expect(!Glob(String(repeating: "a*", count: 50) + "b").matches(name))
    #expect(!Glob(String(repeating: "**/a/", count: 20) + "b").matches(name.map { "\($0)/" }.joined()))
  }

  @Test func excludesAreSeenFromTheirFolder() {
    let set = ExcludeSet(folder: "/project", patterns: ["Pods", "Sources/*.swift"])
    #expect(set.excludes("/project/Sources/A.swift"))
    #expect(set.excludes("/project/Deep/Pods", isFolder: true))
    #expect(!set.excludes("/project/Deep/Sources/A.swift"))
    #expect(!set.excludes("/other/Pods/A.swift"))
    #expect(!set.excludes("/project"))
    #expect(!ExcludeSet(folder: "/project", patterns: []).excludes("/project/A.swift"))
  }

  @Test(arguments: [
    ("docs/*", "docs/a.md", true), ("docs/*", "docs/deep/a.md", false), ("*.swift", "deep/a.swift", true),
    ("Generated", "Generated/a.swift", false), ("Generated/", "Generated/a.swift", false),
    ("Generated/**", "Generated/deep/a.swift", true), ("/a.swift", "a.swift", true),
    ("/a.swift", "b/a.swift", false),
  ])
  func aloneAPatternIsAboutTheFileItself(pattern: String, path: String, matches: Bool) {
    #expect(Glob(pattern).matchesAlone(path) == matches)
  }
}
