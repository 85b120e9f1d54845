import Availability
import BackportRules
import FixtureSupport
import LintCore
import Migration
import Testing

/// What follows a migration across files.
@Suite struct FollowUpTests {
  private static let device = """
    enum Device {
      static var isModern: Bool { if #available(iOS 15, *) { true } else { false } }
      static var isPad: Bool { true }
    }

    """

  private func migrate(_ files: [String: String], unsafely: Bool = true, rules: [String]? = nil) throws
    -> [String: String]
  {
    let rules = try RuleSelection(catalogue: Catalogue.rules, select: rules)
    let context = LintContext(targets: [DeploymentTarget(.iOS, Version(15), source: "--min")], rules: rules)
    let inputs = files.sorted { $0.key < $1.key }.map {
      LintFile(path: $0.key, shownPath: $0.key, context: context, contents: Array($0.value.utf8))
    }
    let migrator = Migrator(
      linter: Linter(workers: 2), appliesUnsafeFixes: unsafely)
    let result = migrator.run(inputs)
    #expect(result.problems.isEmpty)
    return files.merging(
      result.changes.map { ($0.shownPath, String(decoding: $0.contents ?? [], as: UTF8.self)) }
    ) {
      $1
    }
  }

  /// `NSClassFromString` and macros find types by strings, in whatever file these stand.
  @Test func stringsOfOtherFilesKeepTypes() throws {
    let after = try migrate(
      [
        "Choice.swift": "func choose() { start(); if #unavailable(iOS 13) { use(Old.self, Gone.self) } }\n",
        "Types.swift": "class Old {}\n\nclass Gone {}\n", "Names.swift": "let name = \"App.Old\"\n",
      ], unsafely: false)
    #expect(after["Types.swift"] == "class Old {}\n")
  }

  @Test func anAnswerThatTheProjectAsksGoesWithUnsafe() throws {
    let files = [
      "Device.swift": Self.device,
      "Use.swift": "func f() {\n  if Device.isModern, Device.isPad { a() } else { b() }\n}\n",
      "Other.swift": "let hidden = !App.Device.isModern && x\n",
    ]
    let after = try migrate(files)
    #expect(after["Device.swift"] == "enum Device {\n  static var isPad: Bool { true }\n}\n")
    #expect(after["Use.swift"] == "func f() {\n  if Device.isPad { a() } else { b() }\n}\n")
    #expect(after["Other.swift"] == "let hidden = false\n")
    let safe = try migrate(files, unsafely: false)
    // The check is what shows that the answer can go.
    #expect(safe["Device.swift"] == files["Device.swift"])
    #expect(safe["Use.swift"] == files["Use.swift"] && safe["Other.swift"] == files["Other.swift"])
  }

  @Test(arguments: [
    "struct Other { var isModern = false }",
    "let key = \"isModern\"",
    "protocol P { static var isModern: Bool { get } }",
    "func g(isModern: Bool) { }",
  ])
  func anAnswerGoesBesideOthersOfItsName(_ other: String) throws {
    let files = ["Device.swift": Self.device, "Use.swift": "let a = Device.isModern\n", "Z.swift": other]
    let after = try migrate(files)
    // And with it the type that nothing names any more.
    #expect(after["Device.swift"] == "")
    #expect(after["Use.swift"] == "let a = true\n" && after["Z.swift"] == other)
  }

  @Test(arguments: [
    "let n = Device.isModern.hashValue",
    "func g() { switch Device.isModern { case true: a() } }",
  ])
  func anAnswerStaysForAPlaceThatIsNotUnderstood(_ other: String) throws {
    let files = ["Device.swift": Self.device, "Use.swift": "let a = Device.isModern\n", "Z.swift": other]
    let after = try migrate(files)
    #expect(after["Device.swift"]?.contains("static var isModern: Bool { true }") == true)
    #expect(after["Use.swift"] == "let a = true\n" && after["Z.swift"] == other)
  }

  @Test func anAnswerThatIsSetStays() throws {
    let files = [
      "Device.swift": Self.device, "Use.swift": "let a = Device.isModern\n",
      "Z.swift": "func g() { Device.isModern = false }",
    ]
    let after = try migrate(files)
    #expect(after["Device.swift"]?.contains("static var isModern: Bool { true }") == true)
    #expect(after["Use.swift"] == files["Use.swift"] && after["Z.swift"] == files["Z.swift"])
  }

  /// A key path goes on asking; the others need not.
  @Test func anAnswerThatAKeyPathAsksForKeepsItsDeclaration() throws {
    let path = "let path = \\Device.Type.isModern\n"
    let after = try migrate([
      "Device.swift": Self.device, "Use.swift": "let a = Device.isModern\n", "Z.swift": path,
    ])
    #expect(after["Device.swift"]?.contains("static var isModern: Bool { true }") == true)
    #expect(after["Use.swift"] == "let a = true\n" && after["Z.swift"] == path)
  }

  @Test func aPublicAnswerGoesWithUnsafeOnly() throws {
    let device =
      "class Device {\n  public var isModern: Bool { if #available(iOS 15, *) { true } else { false } }\n}\n"
    let files = ["Device.swift": device, "Use.swift": "let a = device.isModern\n"]
    #expect(try migrate(files)["Use.swift"] == "let a = true\n")
    #expect(try migrate(files, unsafely: false)["Use.swift"] == files["Use.swift"])
  }

  @Test(arguments: ["override ", "@objc "])
  func whatOthersReachStays(_ modifier: String) throws {
    let device =
      "class Device {\n  \(modifier)var isModern: Bool { if #available(iOS 15, *) { true } else { false } }\n}\n"
    let after = try migrate(["Device.swift": device, "Use.swift": "let a = device.isModern\n"])
    #expect(after["Device.swift"] == "class Device {\n  \(modifier)var isModern: Bool { true }\n}\n")
  }

  @Test func aHelperMayBeDeclaredInAnotherFile() throws {
    let use = """
      let view = Text("a")
        .modify { if #available(iOS 15, *) { $0.badge(1) } else { $0 } }

      """
    let helper = "extension View { func modify<T>(_ body: (Self) -> T) -> T { return body(self) } }\n"
    let files = ["Use.swift": use, "View.swift": helper]
    #expect(try migrate(files, unsafely: false)["Use.swift"] == "let view = Text(\"a\")\n  .badge(1)\n")
    let other = "extension View { func modify(_ body: (Self) -> Void) -> Self { body(self); return self } }\n"
    let left = "let view = Text(\"a\")\n  .modify { $0.badge(1) }\n"
    #expect(try migrate(["Use.swift": use, "View.swift": helper + other])["Use.swift"] == left)
    #expect(try migrate(["Use.swift": use], unsafely: false)["Use.swift"] == use)
  }

  @Test func aHelperMayTakeNothingForItself() throws {
    let use = "let view = Text(\"a\").modify { text in if #available(iOS 15, *) { text.badge(1) } }\n"
    let helper = """
      extension View {
        func modify(@ViewBuilder _ transform: (Self) -> (some View)?) -> some View {
          if let view = transform(self), !(view is EmptyView) { view } else { self }
        }
      }
      """
    #expect(
      try migrate(["Use.swift": use, "View.swift": helper], unsafely: false)["Use.swift"]
        == "let view = Text(\"a\").badge(1)\n")
    let other = helper.replacing("else { self }", with: "else { Text(\"\") }")
    #expect(
      try migrate(["Use.swift": use, "View.swift": other])["Use.swift"]
        == "let view = Text(\"a\").modify { text in text.badge(1) }\n")
  }

  @Test func theyOnlyFollowChangesAndListenToComments() throws {
    let text = "private var isModern: Bool { if #available(iOS 15, *) { true } else { false } }\n"
    let silenced = text + "let a = !isModern // backport:ignore\nlet b = !isModern\n"
    #expect(
      try migrate(["A.swift": silenced])["A.swift"]
        == "private var isModern: Bool { true }\nlet a = !isModern // backport:ignore\nlet b = false\n")
    let attribute = "@available(iOS 13, *) private var isModern: Bool { true }\nlet a = !isModern\n"
    #expect(
      try migrate(["A.swift": attribute])["A.swift"]
        == "private var isModern: Bool { true }\nlet a = !isModern\n")
    #expect(try migrate(["A.swift": text], rules: ["redundant-attribute"])["A.swift"] == text)
    #expect(try migrate(["A.swift": text], rules: ["removable-shim/constant"])["A.swift"] == text)
  }
}
