import Availability
import SwiftSource
import Testing

@testable import BackportRules
@testable import LintCore

/// What stands for a value of a mirror is looked for by its name in the whole project: it has to be one.
@Suite struct MirrorCarrierTests {
  private func names(in text: String) throws -> [String] {
    let context = LintContext(targets: [], rules: try RuleSelection(catalogue: Catalogue.rules))
    let pass = FilePass(path: "A.swift", tree: SyntaxTree(SourceText(Array(text.utf8))), context: context)
    return MirrorReading(pass: pass).carriers(of: ["Style": nil]).compactMap { ($0 as? MirrorCarrier)?.name }
  }

  @Test(arguments: [
    ("func show(_ style: Style) {}", ["style"]), ("func show(as style: Style) {}", ["style"]),
    ("func show(style: Style) {}", ["style"]), ("let style: Style", ["style"]),
    ("func style() -> Style { .a }", ["style"]), ("enum E { case shown(in: Style) }", ["in"]),
    ("func show(_: Style) {}", [""]), ("func show(shown _: Style) {}", [""]),
    ("enum E { case shown(Style) }", [""]),
    ("enum E { case shown(Image.Style, Int) }", [""]), ("let f: (Style) -> Void", ["f"]),
  ])
  func namesAreNames(_ text: String, _ expected: [String]) throws {
    #expect(try names(in: text) == expected)
  }
}
