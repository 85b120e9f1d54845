import SystemCalls
import Testing

struct PathsTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("./a", "a"), ("a//b/", "a/b"), ("a/../b", "b"), ("../a", "../a"),
    ("../../a/..", "../.."),
    ("/../a", "/a"), ("/", "/"), (".", "."), ("", "."), ("a/..", "."), ("...", "..."),
    ("a/.b/..c", "a/.b/..c"),
    ("/a/./b", "/a/b"), ("/a/b/..", "/a"),
  ])
  func normalized(_ path: String, _ expected: String) {
    #expect(Paths.normalized(path) == expected)
  }

  @Test func parts() {
    #expect(Paths.parent("/a/b") == "/a")
    #expect(Paths.parent("/a") == "/")
    #expect(Paths.parent("a") == ".")
    #expect(Paths.name("/a/b.swift") == "b.swift")
    #expect(Paths.name("b.swift") == "b.swift")
    #expect(Paths.join("/a/b", "../c") == "/a/c")
    #expect(Paths.join("/a/b", "/c") == "/c")
  }

  @Test func inside() {
    #expect(Paths.isInside("/a/b", "/a"))
    #expect(Paths.isInside("/a", "/a"))
    #expect(Paths.isInside("/a", "/"))
    #expect(!Paths.isInside("/ab", "/a"))
    #expect(!Paths.isInside("/a", "/a/b"))
    #expect(Paths.relative("/a/b/c", to: "/a") == "b/c")
    #expect(Paths.relative("/a", to: "/a") == ".")
    #expect(Paths.relative("/b", to: "/a") == nil)
  }
}
