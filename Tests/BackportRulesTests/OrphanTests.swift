import FixtureSupport
import Testing

/// What only dead code referred to goes with it, when nobody else can see it.
@Suite struct OrphanTests {
  private static let user = """
    struct User {
      func choose() { start(); if #available(iOS 13, *) { modern() } else { DECLARED } }

    """

  /// - Parameter use: what the dead branch says.
  private func stays(_ declaration: String, use: String = "old()", elsewhere: String = "") throws -> Bool {
    let text = Self.user.replacing("DECLARED", with: use) + "  \(declaration)\n}\n\(elsewhere)\n"
    let after = try Migrating.migrate(text)
    #expect(after.contains("func choose() { start(); modern() }"))
    #expect(try Migrating.migrate(after) == after)
    return after.contains(declaration)
  }

  @Test(arguments: [
    ("private func old() { }", "old()"),
    ("fileprivate static func old() { old() }", "Self.old()"),
    ("@discardableResult private func old() -> Int { 1 }", "old()"),
    ("private var old: Int { 1 }", "print(old)"),
    ("private static let old = make()", "print(Self.old)"),
    ("private struct Old { func f() -> Old { Old() } }", "Old().f()"),
    ("private enum Old { case one }", "use(Old.one)"),
    ("private typealias Old = Int", "use(Old.self)"),
    ("@objc private func old() { }", "use(#selector(old))"),
    ("func old() { }", "old()"),
    ("var old: Int { 1 }", "print(old)"),
    ("private var old = 1", "print(old)"),
    ("private var old: Old?", "old = nil"),
    ("private lazy var old = make()", "print(old)"),
  ])
  func goes(_ declaration: String, _ use: String) throws {
    #expect(try !stays(declaration, use: use))
  }

  /// A string finds only what Objective-C sees.
  @Test(arguments: ["See old one", "User.old"])
  func goesBesideAStringThatNamesIt(_ text: String) throws {
    #expect(try !stays("private func old() { }", elsewhere: "let text = \"\(text)\""))
  }

  /// Whether nobody uses the other member, or somebody by a value of a known type.
  @Test(arguments: ["", "func f(_ o: Other) { o.old() }"])
  func goesBesideAnotherTypesMember(_ use: String) throws {
    let other = "struct Other { func old() { } }\n\(use)"
    #expect(try !stays("private func old() { }", use: "old()", elsewhere: other))
  }

  @Test(arguments: [
    // Others can see it, and may have to.
    ("func old() { }", "old()", "extension User: Elsewhere { }"),
    // It is used elsewhere, or its name is.
    ("private func old() { }", "old()", "func other() { User().old() }"),
    ("private class Old { }", "use(Old.self)", "let name = \"User.Old\""),
    ("private func old() { }", "old()", "struct Other { func old() { } }\nfunc f() { made().old() }"),
    // Reached in other ways.
    ("@objc private func old() { }", "old()", "let selector = Selector((\"old\"))"),
    ("@objc func old() { }", "old()", ""),
    ("private override func old() { }", "old()", ""),
    // It was there for another reason: the dead branch never spoke of it.
    ("private func unused() { }", "old()", ""),
    // Part of the initializer, and of what the compiler makes.
    ("private var old = 1", "print(old)", "let make = User.init"),
    ("private var old = 1", "print(old)", "extension User: Codable { }"),
    // Making it does something.
    ("private let old = make()", "print(old)", ""),
    ("private let old: Int", "print(old)", ""),
    // Silenced.
    ("// backport:ignore\n  private func old() { }", "old()", ""),
  ])
  func stays(_ declaration: String, _ use: String, _ elsewhere: String) throws {
    #expect(try stays(declaration, use: use, elsewhere: elsewhere))
  }

  @Test(arguments: [
    // Part of the initializer, though it has a block.
    ("fileprivate var old: Int? { didSet { } }", "old = 4", ""),
    // Named as a member, which needs no back-ticks.
    ("private static let `default` = 1", "print(User.`default`)", "let one = User.default"),
    // Found by Xcode, the system or a test runner, or holding what is.
    ("private struct Old: PreviewProvider { }", "use(Old.self)", ""),
    ("private struct Old: OpenIntent { }", "use(Old.self)", ""),
    ("private class Old: XCTestCase { }", "use(Old.self)", ""),
    ("private struct Old { @Test func works() { } }", "use(Old.self)", ""),
    ("private enum Old { @objc(OldCell) class Cell: UITableViewCell { } }", "use(Old.Cell.self)", ""),
    ("private enum Old { @_cdecl(\"old\") static func old() { } }", "use(Old.self)", ""),
  ])
  func staysForWhoeverReachesIt(_ declaration: String, _ use: String, _ elsewhere: String) throws {
    #expect(try stays(declaration, use: use, elsewhere: elsewhere))
  }

  /// The compiler asks for the types of literals; a script makes its globals when it starts.
  @Test(arguments: ["typealias IntegerLiteralType = Double", "let old = make()"])
  func globalsStay(_ declaration: String) throws {
    let name = declaration.contains("old") ? "old" : "IntegerLiteralType"
    let text = """
      func choose() { start(); if #unavailable(iOS 13) { use(\(name).self) } }
      private \(declaration)

      """
    #expect(try Migrating.migrate(text).hasSuffix("private \(declaration)\n"))
  }

  /// A witness of a protocol that is declared elsewhere, to which the type conforms by another name.
  /// What an extension declares as public is as hidden as its type.
  @Test func extensionsThatConformGoWithTheirType() throws {
    let text = "extension Old: CustomStringConvertible { public var description: String { v } }"
    let after = try Migrating.migrate(
      """
      struct Old { let v: String }
      \(text)
      func choose() { if #available(iOS 13, *) { modern() } else { print(Old(v: "")) } }

      """)
    #expect(after == "func choose() { modern() }\n")
  }

  @Test(arguments: [
    ("enum Box { struct Old { let v: String } }", "extension Box.Old: Show { var text: String { v } }"),
    ("struct Old { let v: String }", "#if DEBUG\nextension Old: Show { var text: String { v } }\n#endif"),
  ])
  func typesStayWithExtensionsThatConform(_ type: String, _ part: String) throws {
    let user = Self.user.replacing(
      "DECLARED", with: "print(\(type.hasPrefix("enum") ? "Box." : "")Old(v: \"\"))")
    let after = try Migrating.migrate("\(type)\n\(part)\n\(user)}\n")
    #expect(after.contains(type) && after.contains(part) && after.contains("{ start(); modern() }"))
  }

  /// The dead code sets the property.
  @Test func aMethodStaysBesideAPropertyOfItsName() throws {
    let method = "private func old(_ message: String) { }"
    #expect(
      try stays(method, use: "old = nil", elsewhere: "extension User { var old: Int? { get { 1 } set { } } }")
    )
  }

  @Test func witnessesByATypealiasStay() throws {
    let text = """
      fileprivate typealias Other = User
      fileprivate struct User {
        fileprivate var title: String { "a" }
        func choose() { start(); if #unavailable(iOS 13) { show(title) } }
      }
      extension Other: Named { }

      """
    #expect(try Migrating.migrate(text).contains("var title"))
  }

  @Test func whatSwitchesAToolOffStays() throws {
    let text = """
      struct User {
        func choose() { start(); if #unavailable(iOS 13) { old() } }
        // swiftlint:disable line_length
        /// Of old.
        private func old() { }
        func other() { }
      }

      """
    let after = try Migrating.migrate(text)
    #expect(after.contains("swiftlint:disable") && !after.contains("Of old"))
  }

  @Test func orphansOfOrphansAndEmptiedExtensionsGo() throws {
    let after = try Migrating.migrate(
      """
      func f() { if #unavailable(iOS 13) { one() } }

      private extension Int {
        /// Says something.
        func one() { two() } // of one
      }

      // MARK: - Two
      private func two() { }

      """)
    #expect(after == "func f() { }\n")
  }
}
