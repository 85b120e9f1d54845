import Availability
import BackportRules
import FixtureSupport
import Foundation
import LintCore
import SwiftSource
import Testing

/// A file that is not lexed is one in which the rules would have found nothing: judged by its bytes, and judged
/// by its tree, the answer is the same.
@Suite struct SieveTests {
  private static let contexts: [(targets: [DeploymentTarget], unlisted: [Platform])] = [
    ([DeploymentTarget(.iOS, Version(15), source: "")], []),
    (
      [DeploymentTarget(.iOS, Version(17), source: ""), DeploymentTarget(.macOS, Version(12), source: "")], []
    ),
    ([DeploymentTarget(.macOS, Version(12), source: "")], [.iOS]),
    ([DeploymentTarget(.visionOS, Version(1), source: "")], []),
    ([], [.iOS, .macOS]),
  ]

  /// Runs each rule twice, as it is and without its sieve.
  private func expectTheSame(_ source: String) throws {
    let unsieved = Catalogue.rules.map { rule in
      var rule = rule
      rule.sieve = .words
      return rule
    }
    for (targets, unlisted) in Self.contexts {
      func findings(_ rules: [Rule]) throws -> [String] {
        let context = LintContext(
          targets: targets, unlisted: unlisted, rules: try RuleSelection(catalogue: rules))
        let file = LintFile(
          path: "A.swift", shownPath: "A.swift", context: context, contents: Array(source.utf8))
        return Linter(workers: 1).run([file]).findings.map { "\($0.start.offset) \($0.rule)" }
      }
      let sieved = try findings(Catalogue.rules)
      #expect(try sieved == findings(unsieved), "\(targets), \(unlisted): \(source)")
      let screen = FileScreen(catalogue: Catalogue.rules)
      #expect(sieved.isEmpty || Array(source.utf8).withUnsafeBytes(screen.passes))
    }
  }

  @Test func everyFixture() throws {
    let files = Repository.files(in: "Fixtures", suffix: ".swift")
    #expect(files.count > 100)
    for file in Thoroughness.some(of: files, oneIn: 3) {
      try expectTheSame(String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
  }

  @Test(arguments: [
    "if #available(iOS 16, *) { if #available(iOS 16, *) {} }",
    "if #available(iOS 18, *) {} else if #unavailable(iOS 19) {}",
    "@available(iOS 18, *) struct S { @available(iOS 17, *) func f() {} }",
    "@available(macOS 14, iOS 17, *) struct S { @available(macOS 14, iOS 17, *) func f() {} }",
    "#if os(iOS)\nif #available(macOS 14, *) {}\n#endif", "if #available(macOS 14, *) {}",
    "if #available(tvOS 13, *) {}", "if #available(*) {}", "if #available(iOS 15, macOS 14, *,) {}",
    "if #available /* iOS */ (iOS 14, *) {}", "if #available(\n  iOS 14, // old\n  *\n) {}",
    "@available(*, deprecated, message: \"since iOS 14, (or so\") func f() {}",
    "@available(iOS, deprecated: 14, message: \"a \\\" b, iOS 13)\") func f() {}",
    "@available(iOS, deprecated: 14, message: \"\"\"\n  a \"\n  \"\"\") func f() {}",
    "@available(iOS, unavailable) @available(macOS, obsoleted: 12) func f() {}",
    "@available(FoundationPreview 6.2, *) func f() {}", "@backDeployed(before: iOS 15) public func f() {}",
    "// TODO: remove when we drop iOS 14", "let s = \"remove when we drop iOS 14\"",
    "f() // TODO: remove\n// when we drop iOS 14\ng()", "/* TODO: remove when\n we drop iOS 14 */ f()",
    "// When this\n// is dropped:\n\n// iOS 14", "let u = \"https://a.b/iOS 14\" // drop iOS 14 when we can",
    "/* a */ f() /* Once iOS 14 is the minimum, remove\n   it. */", "@available (iOS 14, *) func f() {}",
    "@available", "#available(iOS 14", "@availability(iOS 14)", "@available(iOS 14, *) func f() {}\r\n",
    // One within what another one speaks of.
    "func f() {\n guard #available(iOS 18, *) else { return }\n if #available(iOS 18, *) {}\n}",
    "func f() {\n guard a, #available(iOS 18, *), b { $0 } else { return }\n g { #available(iOS 18, *) }\n}",
    "guard let a = if b { 1 } else { 2 }, #available(iOS 18, *), c { $0 } else {}\nif #available(iOS 18, *) {}",
    "guard #available(iOS 18, *) else { fatalError() }\nif #available(iOS 18, *) {}",
    "if #available(iOS 18, *), #available(iOS 17, *) {}",
    "if a, #available(iOS 18, *), #available(iOS 18, *) {}",
    "if #available(iOS 18, *), let a = b { $0 }\n, #available(iOS 18, *) {\n f()\n}",
    "if #available(iOS 18, *) {\n} else if a {\n} else if #available(iOS 18, *) {\n}",
    "if #available(iOS 18, *) {\n} // comment\n else {\n if #available(iOS 18, *) {} }",
    "if #available(iOS 18, *), a { $0 } {\n if #available(iOS 18, *) {} }",
    "if #available(iOS 18, *), a.b({ $0 }) {\n if #available(iOS 18, *) {} }",
    "while #available(iOS 18, *) {\n if #unavailable(iOS 18) {} }",
    "repeat {} while #available(iOS 18, *)\nif #available(iOS 18, *) {}",
    "@available(iOS 18, *)\nlet a = b {\n}\n.c {\n if #available(iOS 18, *) {} }",
    "@available(iOS 18, *)\nlet a = b {\n}\n c: {\n if #available(iOS 18, *) {} }",
    "@available(iOS 18, *)\nlet a = b {\n}\n default: {\n if #available(iOS 18, *) {} }",
    "@available(iOS 18, *)\nlet a = if b {\n} else {\n if #available(iOS 18, *) {} }",
    "@available(iOS 18, *)\nlet a = b {\n}\n#if c\n.d { if #available(iOS 18, *) {} }\n#endif",
    "@available(iOS 18, *)\nvar a = b { c }() {\n didSet { if #available(iOS 18, *) {} }\n}",
    "@available(iOS 18, *)\nfunc f(_ a: () -> Void = {}) {\n if #available(iOS 18, *) {}\n}",
    "@available(iOS 18, *)\n#if a\nfunc f() {\n#else\nfunc f(_ b: Int) {\n#endif\n if #available(iOS 18, *) {} }",
    "@available(iOS 18, *)\nextension A {\n @available(iOS 18, *) func f() {}\n}",
    "@available(iOS 18, *)\nfunc f(@available(iOS 18, *) a: Int) {}", "@ available(iOS 14, *) func f() {}",
    "@available(iOS 18, *) func f() { )\n if #available(iOS 18, *) {} }",
    "if #available(iOS 18, *) { { \n}\nif #available(iOS 18, *) {}",
    "if #available(iOS 18, *) { \"\\(a { if #available(iOS 18, *) {} })\" }",
    "func f() {\n guard #available(iOS 18, *) else { return }\n)\n if #available(iOS 18, *) {}\n}",
    "func f() {\n guard #available(iOS 18, *) else { return }\n]\n if #available(iOS 18, *) {}\n}",
    "func f() {\n#if a\n guard #available(iOS 18, *) else { return }\n if #available(iOS 18, *) {}\n#endif\n}",
    "#if a\nfunc f() {\n guard #available(iOS 18, *) else { return }\n#else\nfunc g() {\n#endif\n if #available(iOS 18, *) {}\n}",
    "f({ guard #available(iOS 18, *) else { return }; g { if #available(iOS 18, *) {} } })",
    "func f(@available(iOS 18, *) a: Int) { if #available(iOS 18, *) {} }",
    // One beside another.
    "if #available(iOS 18, *) {\n}\nif #available(iOS 18, *) {\n}",
    "@available(iOS 18, *)\nstruct A {\n}\n@available(iOS 18, *)\nstruct B {\n}",
    "func f() { guard #available(iOS 18, *) else { return } }\nfunc g() { if #available(iOS 18, *) {} }",
    "// #available(iOS 14, *)\nlet a = \"#available(iOS 14, *)\"",
    "if #available(macOS 13, *) {\n}\n#if os(iOS)\nif #available(iOS 18, *) {}\n#endif",
    "#if os(iOS)\n@available(macOS 26, *)\nextension A { @available(macOS 26, *) func f() {} }\n#endif",
    "#if canImport(UIKit)\nimport UIKit\n#endif\nif #available(macOS 11, *) {}",
    "#if os(macOS)\n#if DEBUG\n#endif\nif #available(macOS 11, *) {}\n#endif",
    "#if os(macOS)\nif #available(macOS 11, *) {}",
    "#endif\n#if os(macOS)\nif #available(macOS 11, *) {}\n#endif",
    "#if os(macOS)\n#else\nif #available(macOS 11, *) {}\n#endif",
    "@available(macOS 11, *)\nfunc f() {\n#if os(macOS)\n#endif\n}",
    "#if (os(macOS)\n  || os(tvOS))\nif #available(macOS 11, *) {}\n#endif",
    "#if DEBUG\nif #available(macOS 11, *) {}\n#elseif os(iOS)\n#else\nif #available(macOS 11, *) {}\n#endif",
    "#if !os(iOS)\n#if swift(>=5)\n@available(macOS 11, tvOS 11, *) func f() {}\n#endif\n#endif",
    "#if os(iOS)\n#else\n@available(iOS 11, macOS 26, *) func f() {}\n#endif",
    "#else\n#if\n@available(iOS 14, *)",
    // Without a version, it says nothing of age.
    "@available(*, deprecated, renamed: \"g\")\nfunc f() {}\nf()",
    "@available(iOS, deprecated)\n@available(macOS, deprecated: 11)\nfunc f() {}",
    "@available(*, deprecated)\nextension View { func onChange(of: Int, perform: () -> Void) {} }",
  ]) func oddShapes(_ source: String) throws {
    try expectTheSame(source)
  }
}
