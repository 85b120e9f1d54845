import Availability
import LintCore
import Migration
import SwiftSource

/// A run made by hand that has everything in it that reports must get right.
enum SampleRun {
  static let pages = [
    RulePage(rules[0]),
    RulePage(
      id: "stale-todo", summary: "a comment about an old version", what: "Finds comments.",
      why: "The day has come.", rules: Array(rules[1...2])),
    RulePage(rules[3]),
  ]

  private static let rules = [
    Rule(
      id: "redundant-check", summary: "a check that is always true or always false",
      documentation: Rule.Documentation(
        what: "Finds checks whose answer is known.", why: "One of its branches is dead code.",
        before: "if #available(iOS 13, *) {\n  modern()\n} else {\n  old()\n}", after: "modern()",
        safety: "Safe unless a name that the branch declares is used after it."), check: { _ in }),
    Rule(
      id: "stale-todo", kind: "todo", summary: "a comment that waits for a minimum that has come",
      severity: .note,
      documentation: Rule.Documentation(
        what: "Finds comments like \"remove when we drop iOS 15\".",
        before: "// TODO: remove when we drop iOS 15", after: "", safety: "It takes a person."),
      check: { _ in }),
    Rule(
      id: "stale-todo", kind: "mention", formerID: "version-comment",
      summary: "a comment that names an old version", severity: .note, isOptIn: true,
      documentation: Rule.Documentation(
        what: "Finds comments like \"iOS 15 does so\".", before: "// iOS 15 does so", after: "",
        safety: "It takes a person."),
      check: { _ in }),
    Rule(
      id: "gated-call", summary: "a call that only a gate allows", severity: .note, isOptIn: true,
      documentation: Rule.Documentation(
        what: "Lists what gates guard.", why: "To plan the next minimum.", before: "", after: "",
        safety: "There is no fix."), check: { _ in }),
  ]

  static let result = RunResult(
    targets: [
      DeploymentTarget(.iOS, Version(15), source: "--min"),
      DeploymentTarget(.iOS, Version(15), isApplicationExtension: true, source: "--min"),
      DeploymentTarget(.iOS, Version(16, 4), source: "Über App.xcodeproj (target \"App\", Release)"),
      DeploymentTarget(.macOS, Version(12, 0, 1), source: "Package.swift:5"),
    ],
    findings: [absolute, fixable, moved, long, wide, escaped],
    fileCount: 12,
    problems: [
      Problem(.unreadable, path: "Sources/Gone.swift", message: "no such file; check the link"),
      Problem(.doubtful, path: "Sources/Latin 1.swift", message: "not UTF-8; convert it"),
    ])

  /// Of three files, one is rewritten and one goes; what is left of each kind is in the third.
  static let migration = MigrationResult(
    changes: [
      FileChange(
        path: "/home/me/Sources/A.swift", shownPath: "Sources/A.swift",
        original: Array("if #available(iOS 13, *) {\n  modern()\n}\n".utf8),
        contents: Array("modern()\n".utf8)),
      FileChange(
        path: "/home/me/Sources/Old.swift", shownPath: "Sources/Old.swift",
        original: Array("@available(iOS, obsoleted: 14) func old() { }\n".utf8), contents: nil),
    ],
    applied: [
      fixable,
      finding("obsolete-declaration", "it goes", in: "Sources/Old.swift", line: 1, text: "func", of: "func"),
    ],
    remaining: [
      finding(
        "redundant-check", "'#available(iOS 13, *)' is always true", in: "Sources/Left.swift", line: 3,
        text: "  guard #available(iOS 13, *) else {", of: "#available(iOS 13, *)",
        fix: Fix(.manual, reason: "the statement is cut by '#if' or does not parse")),
      finding(
        "obsolete-declaration", "it \"goes\"", in: "Sources/Left.swift", line: 9, text: "  func old() { }",
        of: "func old() { }",
        fix: Fix(
          .unsafe, reason: "it overrides a declaration of another type",
          edits: [
            FileEdit(
              path: "Sources/Left.swift", start: SourcePosition(offset: 0, line: 9, column: 1),
              end: SourcePosition(offset: 17, line: 10, column: 1), replacement: "")
          ])),
      finding(
        "stale-todo", "a note without a fix", severity: .note, in: "Sources/Left.swift", line: 12,
        text: "// TODO", of: "TODO"),
    ],
    fileCount: 3, roundCount: 2)

  static func finding(
    _ rule: RuleName, _ message: String, severity: Severity = .warning, in path: String, line: Int,
    text: String, of part: String, fix: Fix? = nil, related: [RelatedPlace] = [], removableLines: Int = 0
  ) -> Finding {
    let source = SourceText(text)
    let start = source.bytes.firstRange(of: Array(part.utf8))!
    func position(_ offset: Int) -> SourcePosition {
      var position = source.position(of: offset)
      position.line += line - 1
      return position
    }
    return Finding(
      rule: rule, severity: severity, message: message, path: path, start: position(start.lowerBound),
      end: position(start.upperBound), fix: fix, related: related, sourceLine: text,
      removableLines: removableLines)
  }

  static let fixable = finding(
    "redundant-check", "`#available(iOS 13, *)` is always true: the minimum is iOS 15.0 (--min)",
    in: "Sources/A.swift", line: 3, text: "    if #available(iOS 13, *) {", of: "#available(iOS 13, *)",
    fix: Fix(
      .safe,
      edits: [
        FileEdit(
          path: "Sources/A.swift", start: SourcePosition(offset: 24, line: 3, column: 5),
          end: SourcePosition(offset: 90, line: 7, column: 6), replacement: "modern(\"a\\b\")\n\tnext()"),
        FileEdit(
          path: "Sources/B.swift", start: SourcePosition(offset: 0, line: 1, column: 1),
          end: SourcePosition(offset: 0, line: 1, column: 1), replacement: "import B\n"),
      ]), removableLines: 4)

  /// The same line once more, indented otherwise.
  static let moved = finding(
    "redundant-check", "`#available(iOS 13, *)` is always true: the minimum is iOS 15.0 (--min)",
    in: "Sources/A.swift", line: 30, text: "\tif #available(iOS 13, *) {", of: "#available(iOS 13, *)",
    fix: Fix(.unsafe, reason: "`view` is used after it"), removableLines: 1)

  static let wide = finding(
    "redundant-check", "the check is always true", severity: .error, in: "Sources/Größe & Maß/日本.swift",
    line: 2,
    text: "let 名 = \"é😀\"; if #available(iOS 13, *) { 大() }", of: "#available(iOS 13, *) { 大() }",
    fix: Fix(.manual, reason: "it takes a person"))

  /// Nothing in it may reach a terminal as it is.
  static let escaped = finding(
    RuleName("stale-todo", kind: "todo"), "says \"\u{1B}[31mdrop\u{7F}\" \\ iOS 15\u{202E}", severity: .note,
    in: "Sources/odd\nname.swift",
    line: 1, text: "x\u{1B}[2J // drop iOS 15\u{07}", of: "// drop iOS 15",
    related: [
      RelatedPlace(
        path: "Sources/C.swift", start: SourcePosition(offset: 0, line: 1, column: 1),
        end: SourcePosition(offset: 4, line: 1, column: 5), message: "the other half")
    ])

  static let absolute = finding(
    RuleName("stale-todo", kind: "todo"), "the minimum has come", severity: .note,
    in: "/elsewhere/100%/a b.swift", line: 9,
    text: "// drop iOS 15", of: "drop iOS 15")

  static let long = finding(
    "redundant-check", "the check is always true", in: "Sources/Generated.swift", line: 1,
    text: String(repeating: "a(); ", count: 5_000) + "if #available(iOS 13, *) {}"
      + String(repeating: " b()", count: 5_000), of: "#available(iOS 13, *)")
}
