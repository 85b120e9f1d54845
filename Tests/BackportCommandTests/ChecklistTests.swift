import BackportCommand
import Foundation
import Testing

/// `--plan`: what is left as a checklist.
@Suite struct ChecklistTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeRepository()
    try folder.write(Self.compat, to: "Compat.swift")
    try folder.write(
      "import SwiftUI\nlet a = Text(\"a\").half()\nlet b = Text(\"b\").half()\n", to: "Row.swift")
    try folder.write("// TODO: remove when we drop iOS 15\nlet x = 1\n", to: "Todo.swift")
  }

  private static let compat = """
    import SwiftUI
    public extension View {
      @ViewBuilder func half() -> some View {
        if #available(iOS 16, *) { presentationDetents([.medium]) } else { self }
      }
    }

    """

  private func plan(_ name: String = "left.md", _ more: String...) throws -> String {
    let result = runCommand(
      .migrate,
      ["--min", "17", "--allow-dirty", "--dry-run", "--plan", folder.path + "/" + name, folder.path] + more,
      environment: CommandEnvironment(workingFolder: folder.path))
    #expect(result.code == .success, "\(result.err)")
    return try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
      .replacing(folder.path + "/", with: "")
  }

  @Test func saysWhatWhereWhyAndWhatToDo() throws {
    let text = try plan()
    #expect(text.hasPrefix("# What is left for iOS 17.0\n\n"))
    #expect(text.contains("\n## Compat.swift\n\n- [ ] `half()`, line 3: "))
    #expect(text.contains("it is public"))
    #expect(
      text.contains(
        try Regex(#"Look at it, then run `backport-migrate --accept \S+:\d+`\. \(removable-shim\) <!-- "#)))
    #expect(text.contains("\n  - [ ] Row.swift:2: "))
    #expect(text.contains("\n  - [ ] Row.swift:3: "))
    #expect(text.contains("It takes a person. (stale-todo)"))
    #expect(try plan() == text)
  }

  /// Nothing is changed where it cannot be written, and nothing else is lost.
  @Test(arguments: ["Row.swift", "missing/left.md", "."]) func isWrittenToNothingElse(path: String) throws {
    let before = try String(contentsOf: folder.url.appending(path: "Compat.swift"), encoding: .utf8)
    let result = runCommand(
      .migrate, ["--min", "17", "--allow-dirty", "--plan", folder.path + "/" + path, folder.path],
      environment: CommandEnvironment(workingFolder: folder.path))
    #expect(result.code == .usage, "\(result.err)")
    #expect(result.err.contains("--plan"))
    #expect(try String(contentsOf: folder.url.appending(path: "Compat.swift"), encoding: .utf8) == before)
    #expect(
      try String(contentsOf: folder.url.appending(path: "Row.swift"), encoding: .utf8).hasPrefix("import"))
  }

  /// A device has no end to be read to.
  @Test func aDeviceIsNotRead() throws {
    let result = runCommand(
      .migrate, ["--min", "17", "--dry-run", "--plan", "/dev/full", folder.path],
      environment: CommandEnvironment(workingFolder: folder.path))
    #expect(result.code != .success)
  }

  /// Lines move, entries go: the other ticks stay.
  @Test func ticksAreKept() throws {
    let ticked = try plan().replacing("- [ ] `half()`", with: "- [x] `half()`")
      .replacing("  - [ ] Row.swift:3", with: "  - [X] Row.swift:3")
    try folder.write(ticked, to: "left.md")
    try folder.write("// One line more.\n" + Self.compat, to: "Compat.swift")
    try folder.write("let x = 1\n", to: "Todo.swift")
    let text = try plan()
    #expect(text.contains("\n- [x] `half()`, line 4: "))
    #expect(text.contains("\n  - [ ] Row.swift:2: "))
    #expect(text.contains("\n  - [x] Row.swift:3: "))
    #expect(!text.contains("stale-todo"))
  }

  @Test func nothingIsLeft() throws {
    try folder.write("let x = 1\n", to: "Todo.swift")
    #expect(try plan("left.md", "--unsafe") == "# What is left for iOS 17.0\n\nNothing is left.\n")
  }

  @Test func isReadByPrograms() throws {
    let text = try plan("left.json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let left = try #require(report["left"] as? [[String: Any]])
    #expect(left.first?["subject"] as? String == "half()" && left.first?["remedy"] as? String == "unsafe")
    #expect((left.first?["places"] as? [[String: Any]])?.map { $0["line"] as? Int } == [2, 3, 4])
    let ids = left.flatMap { entry in
      [entry["id"] as? String] + (entry["places"] as? [[String: Any]] ?? []).map { $0["id"] as? String }
    }
    #expect(Set(ids).count == ids.count)
  }

  @Test func aFileThatCannotBeWritten() {
    let result = runCommand(
      .migrate, ["--min", "17", "--dry-run", "--plan", folder.path + "/none/left.md", folder.path])
    #expect(
      result.code == .usage && result.err.contains("--plan \(folder.path)/none/left.md cannot be written"))
  }
}

/// `--compare`: what went, came and is left since an earlier report.
@Suite struct ComparisonTests {
  private let folder: TemporaryFolder
  private static let check = "if #available(iOS 13, *) { a() }\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.check + Self.check + "@available(iOS 14, *) func f() {}\n", to: "A.swift")
    try folder.write(lint("--format", "json").out, to: "old.json")
  }

  private func lint(_ more: String...) -> CommandResult {
    runCommand(
      .lint, ["--min", "15", folder.path] + more, environment: CommandEnvironment(workingFolder: folder.path))
  }

  private func comparison(_ more: String...) -> CommandResult {
    runCommand(
      .lint, ["--min", "16", "--compare", folder.path + "/old.json", folder.path] + more,
      environment: CommandEnvironment(workingFolder: folder.path))
  }

  /// Another minimum, and other lines: the same findings.
  @Test func nothingHasHappened() throws {
    try folder.write("\n\n" + Self.check + Self.check + "@available(iOS 14, *) func f() {}\n", to: "A.swift")
    #expect(comparison().out.hasSuffix("old.json: 0 findings gone, 0 new, 3 left.\n"))
  }

  @Test func whatWentAndCame() throws {
    try folder.write(Self.check + "if #unavailable(iOS 16) { b() }\n", to: "A.swift")
    let text = comparison("--verbose").out
    #expect(text.hasSuffix("old.json: 2 findings gone, 1 new, 1 left.\n"))
    #expect(text.contains("A.swift:2: gone: '#available(iOS 13, *)' is always true"))
    #expect(text.contains("A.swift:3: gone: '@available(iOS 14, *)' restricts nothing"))
    #expect(text.contains("A.swift:2: new: '#unavailable(iOS 16)' is always false"))
    #expect(text.contains("\nredundant-attribute     1    0     0\nredundant-check         1    1     1\n"))
    let json = comparison("--format", "json").out
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect((report["summary"] as? [String: Int]) == ["gone": 2, "new": 1, "left": 1])
    #expect((report["gone"] as? [Any])?.count == 2 && (report["new"] as? [Any])?.count == 1)
  }

  /// A report that was written before the rule shared its id with others.
  @Test func formerIDsAreKnown() throws {
    try folder.write(
      "extension View { func f() -> some View { if #available(iOS 15, *) { badge(1) } else { self } } }\n",
      to: "A.swift")
    let old = lint("--format", "json", "--select", "removable-shim").out
    #expect(old.contains("\"removable-shim\", \"kind\": \"forwarding\""))
    try folder.write(old.replacing("\"removable-shim\"", with: "\"forwarding-shim\""), to: "old.json")
    #expect(
      comparison("--select", "removable-shim").out.hasSuffix("old.json: 0 findings gone, 0 new, 1 left.\n"))
  }

  @Test(arguments: ["{", "[]", "{\"version\": 2, \"findings\": []}", "{\"version\": 1, \"findings\": [{}]}"])
  func aFileThatIsNoReport(_ text: String) throws {
    try folder.write(text, to: "old.json")
    let result = comparison()
    #expect(result.code == .usage)
    #expect(
      result.err.contains("name a file that 'backport-lint --format json' has written"), "\(result.err)")
  }

  @Test(arguments: [["--statistics"], ["--forecast"], ["--format", "sarif"]])
  func whatItDoesNotGoWith(_ flags: [String]) {
    let result = runCommand(
      .lint, ["--min", "16", "--compare", folder.path + "/old.json", folder.path] + flags)
    #expect(result.code == .usage)
  }
}
