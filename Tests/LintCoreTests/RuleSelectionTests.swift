import Testing

@testable import LintCore

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

  /// Two kinds of one id, of which the second is off by default, and a third that follows up.
  private var kinds: [Rule] {
    let documentation = Rule.Documentation(what: "", before: "", after: "", safety: "")
    return [
      Rule(
        id: "all", kind: "one", formerID: "old-one", summary: "", documentation: documentation,
        check: { _ in }),
      Rule(
        id: "all", kind: "two", formerID: "old-two", summary: "", severity: .note, isOptIn: true,
        documentation: documentation, check: { _ in }),
      Rule(
        id: "all", kind: "rest", summary: "", documentation: documentation, changes: [ChangeRule { _ in }]),
      Self.rule("other"),
    ]
  }

  @Test func anIdStandsForAllOfItsKinds() throws {
    func selected(
      _ select: [String]?, _ ignore: [String] = [], _ severities: [String: Severity?] = [:]
    ) throws -> [String] {
      try RuleSelection(catalogue: kinds, select: select, ignore: ignore, severities: severities)
        .rules.map(\.name.description)
    }
    #expect(try selected(nil) == ["all/one", "all/rest", "other"])
    #expect(try selected(["all"]) == ["all/one", "all/two", "all/rest"])
    #expect(try selected(["all/two"]) == ["all/two", "all/rest"])
    #expect(try selected(nil, ["all"]) == ["other"])
    #expect(try selected(nil, ["all/one"]) == ["all/rest", "other"])
    #expect(try selected(nil, [], ["all": nil]) == ["other"])
    #expect(kinds.ids == ["all": "all", "old-one": "all", "old-two": "all", "other": "other"])
  }

  /// A severity for an id makes no findings of kinds that are off by default.
  @Test func aSeverityCountsForTheKindsThatAreOn() throws {
    let rules = try RuleSelection(catalogue: kinds, severities: ["all": .error]).rules
    #expect(rules.map(\.name.kind) == ["one", "rest", nil])
    #expect(rules.map(\.severity) == [.error, .error, .note])
  }

  private var catalogueWithFollowUp: [Rule] {
    catalogue + [
      Rule(
        id: "tidy", summary: "", documentation: .init(what: "", why: "", before: "", after: "", safety: ""),
        changes: [ChangeRule { _ in }])
    ]
  }

  /// A fix is whole with its follow-ups only.
  @Test func followUpsGoWithEveryOtherRule() throws {
    func selected(_ select: [String]?, _ ignore: [String] = [], off: Bool = false) throws -> [String] {
      let severities: [String: Severity?] = off ? ["tidy": nil] : [:]
      return try RuleSelection(
        catalogue: catalogueWithFollowUp, select: select, ignore: ignore, severities: severities
      ).rules.map(\.id)
    }
    #expect(try selected(nil) == ["one", "two", "tidy"])
    #expect(try selected(["two"]) == ["two", "tidy"])
    #expect(try selected(["tidy"]) == ["tidy"])
    #expect(try selected(["two"], ["tidy"]) == ["two"])
    #expect(try selected(["two"], off: true) == ["two"])
    #expect(try selected(["two", "tidy"], off: true) == ["two", "tidy"])
  }

  /// `--ignore` leaves a follow-up out of the run; what it would do still counts as a reason to leave its evidence.
  @Test func ignoredFollowUpsAreStillEvidence() throws {
    let selection = try RuleSelection.slice(
      of: catalogueWithFollowUp, select: nil, ignore: ["tidy"], off: [], severities: [:])
    #expect(selection.isOn("tidy"))
    #expect(!selection.isAsked("tidy") && selection.isAsked("one"))
    let off = try RuleSelection.slice(
      of: catalogueWithFollowUp, select: nil, ignore: [], off: [], severities: ["tidy": nil])
    #expect(!off.isOn("tidy"))
  }
}
