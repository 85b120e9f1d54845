import LintCore
import Testing

@Suite struct RuleSelectionTests {
  private static func rule(_ id: String, isOptIn: Bool = false) -> Rule {
    Rule(
      id: id, summary: "", severity: .note, isOptIn: isOptIn,
      documentation: .init(what: "", why: "", before: "", after: "", safety: ""), check: { _ in })
  }
  private let catalogue = [Self.rule("one"), Self.rule("two"), Self.rule("three", isOptIn: true)]

  @Test func optInRulesAreOffUnlessNamed() throws {
    #expect(try RuleSelection(catalogue: catalogue).rules.map(\.id) == ["one", "two"])
    #expect(
      try RuleSelection(catalogue: catalogue, select: ["three", "one"]).rules.map(\.id) == ["one", "three"])
    #expect(
      try RuleSelection(catalogue: catalogue, severities: ["three": .note]).rules.map(\.id)
        == ["one", "two", "three"])
  }

  @Test func ignoreWinsOverSelect() throws {
    #expect(try RuleSelection(catalogue: catalogue, ignore: ["one"]).rules.map(\.id) == ["two"])
    #expect(try RuleSelection(catalogue: catalogue, select: ["one"], ignore: ["one"]).rules.isEmpty)
  }

  @Test func severitiesComeFromTheConfiguration() throws {
    let off: Severity? = nil
    let selection = try RuleSelection(catalogue: catalogue, severities: ["one": .error, "two": off])
    #expect(selection.rules.map(\.id) == ["one"])
    #expect(selection.rules.map(\.severity) == [.error])
    // What is named on the command line is on, whatever the configuration says.
    #expect(
      try RuleSelection(catalogue: catalogue, select: ["two"], severities: ["two": off]).rules.map(\.id) == [
        "two"
      ])
  }

  @Test func unknownNamesSuggestTheNearest() {
    #expect(throws: UnknownRule(name: "tow", nearest: "two")) {
      try RuleSelection(catalogue: catalogue, select: ["tow"])
    }
    #expect(throws: UnknownRule(name: "something-else", nearest: nil)) {
      try RuleSelection(catalogue: catalogue, ignore: ["something-else"])
    }
    #expect(throws: UnknownRule(name: "thre", nearest: "three")) {
      try RuleSelection(catalogue: catalogue, severities: ["thre": .note])
    }
  }
}
