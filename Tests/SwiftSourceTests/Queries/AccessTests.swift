import SwiftSource
import Testing

@Suite("From where a declaration can be named")
struct AccessTests {
  /// The declaration called `x`.
  private func declaration(in source: String) throws -> Syntax {
    let tree = SyntaxTree(source)
    let found = tree.nodes { $0.isDeclaration }.last {
      $0.declaredName == "x" || $0.boundNames == ["x"]
        || $0.kind == .enumCaseDeclaration && $0.child(.enumElement)?.declaredName == "x"
    }
    return try #require(found)
  }

  @Test(arguments: [
    ("func x() {}", AccessLevel.internal),
    ("private func x() {}", .fileprivate),
    ("struct S { private func x() {} }", .private),
    ("struct S { private(set) var x: Int }", .internal),
    ("public struct S { public private(set) var x: Int }", .public),
    ("public struct S { var x: Int }", .internal),
    ("struct S { public var x: Int }", .internal),
    ("private extension S { func x() {} }", .fileprivate),
    ("public extension S { func x() {} }", .public),
    ("public extension S { private func x() {} }", .private),
    ("public extension S { struct T { func x() {} } }", .internal),
    ("package extension S { var x: Int { 1 } }", .package),
    ("extension S { public func x() {} }", .public),
    ("private struct S { func x() {} }", .fileprivate),
    ("private struct S { public func x() {} }", .fileprivate),
    ("private struct S { struct T { var x: Int } }", .fileprivate),
    ("struct S { private struct T { var x: Int } }", .fileprivate),
    ("public protocol P { func x() }", .public),
    ("private protocol P { func x() }", .fileprivate),
    ("public enum E { case x }", .public),
    ("enum E { case x }", .internal),
    ("open class C { open func x() {} }", .open),
    ("@usableFromInline func x() {}", .public),
    ("func f() { func x() {} }", .fileprivate),
    ("func f() { struct S { var x: Int } }", .fileprivate),
    ("struct S {\n#if A\npublic func x() {}\n#endif\n}", .internal),
    ("public extension S {\n#if A\nfunc x() {}\n#endif\n}", .public),
    ("#if A\nprivate func x() {}\n#endif", .fileprivate),
  ])
  func access(_ source: String, _ expected: AccessLevel) throws {
    #expect(try declaration(in: source).access == expected)
  }

  @Test(arguments: [
    ("class C { @objc func x() {} }", Exposure?.some(.objectiveC)),
    ("class C { @IBAction private func x() {} }", .objectiveC),
    ("class C { func x() {} }", nil),
    ("@objc extension C { func x() {} }", .objectiveC),
    ("@objc private extension C { func x() {} }", .objectiveC),
    ("@objc extension C { @nonobjc func x() {} }", nil),
    ("@nonobjc extension C { func x() {} }", nil),
    ("@objcMembers class C { func x() {} }", .objectiveC),
    ("@objcMembers class C { private func x() {} }", nil),
    ("@objcMembers class C {}\nextension C { func x() {} }", .objectiveC),
    ("@objcMembers class C {}\nclass D: C { func x() {} }", .objectiveC),
    ("@objc class C { func x() {} }", nil),
    ("struct S { private enum x {} }", nil),
    ("private struct S: P { fileprivate func x() {} }", .possiblyRequired(by: "P")),
    ("private struct S: P { private func x() {} }", nil),
    ("struct S: P { fileprivate func x() {} }", nil),
    ("private struct S: View { fileprivate func x() {} }", nil),
    ("private struct S: View, Equatable { func x() {} }", nil),
    ("private protocol P {}\nprivate struct S: P { fileprivate func x() {} }", nil),
    ("private protocol Q: P {}\nprivate extension Q { func x() {} }", .possiblyRequired(by: "P")),
    (
      "private struct S {}\nextension S: P {}\nprivate extension S { func x() {} }",
      .possiblyRequired(by: "P")
    ),
    ("extension P {}\nprivate struct S: P { func x() {} }", .possiblyRequired(by: "P")),
    ("private class C { func x() {} }\nprivate class D: C, P {}", .possiblyRequired(by: "P")),
    ("@Tracked struct S { private func x() {} }", .macro("@Tracked")),
    ("struct S { #members\n private func x() {} }", .macro("#members")),
    ("@Observable @MainActor class S { private func x() {} }", nil),
  ])
  func exposure(_ source: String, _ expected: Exposure?) throws {
    let node = try declaration(in: source)
    #expect(node.exposure(as: "x", among: FileTypes(of: node.tree)) == expected)
  }

  @Test(arguments: [
    ("struct S: Codable { private enum CodingKeys {} }", Exposure?.some(.language)),
    ("enum S: Codable { private enum RoundCodingKeys {} }", .language),
    ("@propertyWrapper struct S { fileprivate var projectedValue: Int { 1 } }", .language),
    ("@resultBuilder struct S { fileprivate static func buildEither() {} }", .language),
    ("private extension DefaultStringInterpolation { func appendInterpolation() {} }", .language),
    (
      "private struct S: CustomStringConvertible { var description: String { \"\" } }",
      .requirement(of: "CustomStringConvertible")
    ),
    ("private struct S: Swift.Sequence { func makeIterator() {} }", .requirement(of: "Sequence")),
    ("private struct S: View & Equatable { var body: Int { 1 } }", .requirement(of: "View")),
    ("private struct S { var description: String { \"\" } }", nil),
  ])
  func wellKnown(_ source: String, _ expected: Exposure?) throws {
    let tree = SyntaxTree(source)
    let node = try #require(
      tree.nodes { $0 == .enumDeclaration || $0 == .functionDeclaration || $0 == .variableDeclaration }.last)
    let name = try #require(node.declaredName ?? node.boundNames.first)
    #expect(node.exposure(as: name, among: FileTypes(of: tree)) == expected)
  }
}
