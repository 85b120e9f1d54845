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
    func finding(_ flags: [String], rule: String = "removable-shim") throws
      -> (applicability: String?, message: String)?
    {
      try project.lint(flags).first { $0.rule.contains(rule) }.map {
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

  /// A call that the migration wrote has the name of the other shim, and labels that it does not have.
  @Test func aShimWithTheNameOfTheNativeOne() throws {
    let shim = """
      {
        if #available(iOS 15, macOS 12, *) {
          return description(with: locale)
        } else {
          return ""
        }
      }
      """
    let built = try Built([
      "Compat.swift":
        "import Foundation\n\nextension Date {\n  func description(_ locale: Locale) -> String \(shim)\n}\n",
      "Other.swift": """
      import Foundation

      extension URL {
        func description(_ locale: Locale, _ style: Int) -> String { "" }
      }
      private extension Date {
        func compatText(_ locale: Locale) -> String \(shim)
      }
      func texts(_ date: Date, _ url: URL, _ locale: Locale) -> [String] {
        [date.compatText(locale), date.description(locale), url.description(locale, 3)]
      }

      """,
    ])
    #expect(try built.project.migrate(built.withIndex) == "")
    #expect(try built.project.swiftTexts()["Compat.swift"] == nil)
    #expect(try built.compiles())
  }

  @Test func anUncompiledUseKeepsIt() throws {
    let built = try Built(
      Self.texts(
        """
        struct Letter { func compatText() -> String { "letter" } }
        #if NEVER
          func text(_ dates: [Date]) -> String { dates[0].compatText() }
        #endif

        """))
    #expect(try built.finding(built.withIndex)?.applicability == "manual")
  }

  /// The shim is a member of a struct, whose values have no other type.
  @Test func aMemberThatTheShimDoesNotCall() throws {
    try expectDecided(try describing("Date"), "safe")
    // No value of it has that one: the text tells.
    let other = try describing("URL")
    #expect(try other.finding(other.without)?.applicability == "safe")
    #expect(try other.finding(other.withIndex)?.applicability == "safe")
  }

  private func describing(_ owner: String) throws -> Built {
    try Built(
      Self.texts(
        """
        struct Style {}
        extension \(owner) { func description(with style: Style?) -> Int { 3 } }
        func text(_ date: Date) -> String { date.compatText() }

        """))
  }

  /// A value of a class may be of a subclass.
  @Test func aMemberOfAnotherClass() throws {
    try expectDecided(
      try Built([
        "Compat.swift": """
        import Foundation

        extension Bundle {
          func compatPath(_ name: String) -> String? {
            if #available(iOS 15, macOS 12, *) {
              return path(forResource: name, ofType: nil)
            } else {
              return nil
            }
          }
        }

        """,
        "Uses.swift": """
        import Foundation

        struct Style {}
        extension Scanner { func path(forResource name: Style?, ofType: String?) -> Int { 3 } }
        func text(_ bundle: Bundle) -> String? { bundle.compatPath("a") }

        """,
      ]), "unsafe")
  }

  private func expectDecided(_ built: Built, _ applicability: String) throws {
    #expect(try built.finding(built.without)?.applicability == "manual")
    let decided = try #require(try built.finding(built.withIndex))
    #expect(decided.applicability == applicability, "\(decided.message)")
    #expect(try built.project.migrate(built.withIndex + ["--unsafe"]) == "")
    #expect(try built.project.swiftTexts()["Compat.swift"] == nil)
    #expect(try built.compiles())
  }

  /// It is a function of the project, declared for the same type: that is told with and without the index.
  @Test func whatCallsTheProjectsOwnIsNoShim() throws {
    let built = try Built([
      "Compat.swift": """
      import Foundation

      extension NSMutableString {
        func bold(_ text: String) -> NSMutableString {
          if #available(iOS 15, macOS 12, *) {
            return bold(text, size: 3)
          } else {
            return bold(text, size: 2)
          }
        }
        func bold(_ text: String, size: Int) -> NSMutableString { self }
      }

      """
    ])
    #expect(try built.finding(built.without) == nil)
    #expect(try built.finding(built.withIndex) == nil)
  }

  @Test func anObsoleteDeclarationThatItsNamesakeIsUsedFor() throws {
    let built = try Built([
      "Old.swift": """
      extension Int {
        @available(iOS, obsoleted: 14)
        @available(macOS, obsoleted: 12)
        func compatText() -> String { String(self) }
      }

      """,
      "Uses.swift": """
      struct Letter { func compatText() -> String { "letter" } }
      func text(_ letter: Letter) -> String { letter.compatText() }

      """,
    ])
    #expect(try built.finding(built.without, rule: "obsolete-declaration")?.applicability == "unsafe")
    let decided = try #require(try built.finding(built.withIndex, rule: "obsolete-declaration"))
    #expect(decided.applicability == "safe")
    #expect(decided.message.hasSuffix("by the build's index"))
    #expect(try built.project.migrate(built.withIndex) == "")
    #expect(try built.project.swiftTexts()["Old.swift"] == nil)
    #expect(try built.compiles())
  }

  @Test(arguments: [false, true]) func aMemberThatNoProtocolRequires(isIndexed: Bool) throws {
    let built = try Built([
      "Price.swift": """
      import Foundation
      final class Price: Formatter {
        func text() -> String { if #available(iOS 15, macOS 12, *) { return "" } else { return old() } }
        func old() -> String { "" }
      }

      """
    ])
    #expect(try built.project.migrate(isIndexed ? built.withIndex : built.without) == "")
    #expect(try built.project.swiftTexts()["Price.swift"]?.contains("old()") == !isIndexed)
    #expect(try built.compiles())
  }

  @Test func verboseSaysHowFarItAnswers() throws {
    let built = try Built(
      Self.texts(
        """
        struct Letter { func compatText() -> String { "letter" } }
        func texts(_ date: Date, _ letter: Letter) -> [String] { [date.compatText(), letter.compatText()] }

        """))
    func said(_ store: String) -> String {
      runCommand(
        .lint,
        [built.project.root, "--min", "iOS=16", "--verbose", "--fail-on", "never", "--index-store", store]
      ).err
    }
    #expect(said(built.project.root + "/store").contains("covers 2 of 2 files with names in question\n"))
    #expect(said("auto").contains("without the build's index: no index store of a build"))
    #expect(!said("off").contains("index"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: built.project.root + "/Uses.swift")
    #expect(
      said(built.project.root + "/store").contains(
        "covers 1 of 2 files with names in question; 1 of them changed after the build"))
    let found = built.project.root + "/.build/any/debug/index/store"
    try FileManager.default.createDirectory(atPath: found, withIntermediateDirectories: true)
    #expect(
      said("auto").contains("without the build's index: there is no index store that this toolchain can read")
    )
  }

  @Test func aStaleIndexMakesNothingSafe() throws {
    let built = try Built(
      Self.texts(
        """
        struct Letter { func compatText() -> String { "letter" } }
        func texts(_ dates: [Date], _ letters: [Letter]) -> [String] {
          [dates[0].compatText(), letters[0].compatText()]
        }

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
