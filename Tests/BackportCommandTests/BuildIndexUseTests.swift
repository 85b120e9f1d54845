import FixtureSupport
import Foundation
import Testing

/// What the build's index decides, with it and without it.
@Suite(.enabled(if: Toolchain.current != nil, "there is no compiler"))
struct BuildIndexUseTests {
  /// A project that was built as one module, and its store.
  private struct Built {
    let project: ProjectOnDisk
    let flags = ["--min", "iOS=16,macOS=13", "--index-store"]

    init(_ texts: [String: String]) throws {
      project = try ProjectOnDisk(texts)
      let root = project.root
      let files = texts.keys.sorted().map { "\(root)/\($0)" }
      let map = "{" + files.map { "\"\($0)\": {\"object\": \"\($0).o\"}" }.joined(separator: ",") + "}"
      try Data(map.utf8).write(to: URL(fileURLWithPath: root + "/map.json"))
      try #require(
        try compiles(["-index-store-path", root + "/store", "-output-file-map", root + "/map.json"]))
    }

    func compiles(_ flags: [String] = ["-typecheck"]) throws -> Bool {
      let files = try project.swiftTexts().keys.sorted().map { "\(project.root)/\($0)" }
      let mode = flags.contains("-typecheck") ? [] : ["-c", "-module-name", "App"]
      return try Subprocess.run(Toolchain.current!.swiftc, mode + flags + files).succeeded
    }

    var withIndex: [String] { flags + [project.root + "/store"] }
    var without: [String] { flags + ["off"] }

    /// Of the shim's finding: `safe`, `unsafe`, or `manual`, and its message.
    func finding(_ flags: [String]) throws -> (applicability: String?, message: String)? {
      try project.lint(flags).first { $0.rule.contains("removable-shim") }.map {
        ($0.fix?.applicability, $0.message)
      }
    }
  }

  private static let shim = """
    extension Date {
      func compatText() -> String {
        if #available(iOS 15, macOS 12, *) {
          return description(with: nil)
        } else {
          return ""
        }
      }
    }

    """

  private static func texts(_ more: String) -> [String: String] {
    ["Compat.swift": "import Foundation\n\n" + shim, "Uses.swift": "import Foundation\n\n" + more]
  }

  @Test func aNamesakeDoesNotKeepAShim() throws {
    let built = try Built(
      Self.texts(
        """
        struct Letter { func compatText() -> String { "letter" } }
        func texts(_ dates: [Date], _ letter: Letter) -> [String] {
          dates.map { $0.compatText() } + [letter.compatText()]
        }

        """))
    #expect(try built.finding(built.without)?.applicability == "manual")
    let decided = try #require(try built.finding(built.withIndex))
    #expect(decided.applicability == "safe")
    #expect(decided.message.contains("by the build's index"))
    #expect(try built.project.migrate(built.withIndex) == "")
    let after = try built.project.swiftTexts()
    #expect(after["Compat.swift"] == nil)
    #expect(after["Uses.swift"]?.contains("$0.description(with: nil)") == true)
    #expect(after["Uses.swift"]?.contains("letter.compatText()") == true)
    #expect(try built.compiles())
  }

  @Test func anUncompiledUseKeepsIt() throws {
    let built = try Built(
      Self.texts(
        """
        struct Letter { func compatText() -> String { "letter" } }
        #if NEVER
          func text(_ date: Date) -> String { date.compatText() }
        #endif

        """))
    #expect(try built.finding(built.withIndex)?.applicability == "manual")
  }

  @Test func aMemberThatTheShimDoesNotCall() throws {
    // Of the same type, and of another one.
    for (owner, applicability) in [("Date", "safe"), ("URL", "unsafe")] {
      let built = try Built(
        Self.texts(
          """
          struct Style {}
          extension \(owner) { func description(with style: Style?) -> Int { 3 } }
          func text(_ date: Date) -> String { date.compatText() }

          """))
      #expect(try built.finding(built.without)?.applicability == "manual")
      let decided = try #require(try built.finding(built.withIndex))
      #expect(decided.applicability == applicability, "\(owner): \(decided.message)")
      #expect(try built.project.migrate(built.withIndex + ["--unsafe"]) == "")
      #expect(try built.compiles())
    }
  }

  @Test func aStaleIndexMakesNothingSafe() throws {
    let built = try Built(
      Self.texts(
        """
        struct Letter { func compatText() -> String { "letter" } }
        func texts(_ date: Date, _ letter: Letter) -> [String] { [date.compatText(), letter.compatText()] }

        """))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: built.project.root + "/Uses.swift")
    #expect(try built.finding(built.withIndex)?.applicability == "manual")
  }

  @Test func whatIsNoStoreIsRefused() throws {
    let project = try ProjectOnDisk(Self.texts(""))
    #expect(throws: OracleError.self) {
      try project.lint(["--min", "iOS=16", "--index-store", project.root + "/none"])
    }
  }
}
