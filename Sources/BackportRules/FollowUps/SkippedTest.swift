// func testOldSystems() throws {                  → nothing
//   if #available(old) { throw XCTSkip("…") }
//   XCTAssert(…)
// }
//
// func testOlder() { if #available(old) { return }; XCTAssert(…) }    → nothing
// func testOld() { expect(true) == false }    → nothing (it asked what is always true now)
//
// try XCTSkipIf(false, "…")    → nothing
// try XCTSkipUnless(true)      → nothing
//
// A test goes with `--unsafe` where nothing else names it. A test plan or a scheme that lists it is reported.
import LintCore
import Projects
import SwiftSource

extension Rule {
  static let skippedTest = Rule(
    id: "orphaned-declaration", kind: "skipped-test", formerID: "skipped-test",
    summary: "A test that is always skipped or tests constants, or a skip that never happens",
    documentation: Documentation(
      what: """
        Finds tests that only throw `XCTSkip` now, do nothing or only assert constants, such as \
        `#expect(true)`, and calls of `XCTSkipIf(false)` and `XCTSkipUnless(true)`.
        """,
      before: """
        // the minimum is iOS 15
        func testOldLayout() throws {
          if #available(iOS 15, *) { throw XCTSkip("old systems only") }
          XCTAssertEqual(layout(), .old)
        }
        """,
      after: "",
      safety: """
        A skip that never happens goes safely, a test with `--unsafe`, where nothing else names it. Where a \
        test plan or a scheme lists the test, it stays, and the list is reported.
        """
    ),
    changes: [.skippedTest, .neverSkipped])
}

extension ChangeRule {
  fileprivate static let skippedTest = ChangeRule(
    check: { pass in
      for test in tests(in: pass) {
        guard let file = pass.project.onlyFile(naming: test.name),
          file.tree.root.tokenIndices.count(where: { file.tree.text(ofToken: $0) == test.name }) == 1
        else { continue }
        let range = pass.after.extent(of: test.emptiedOwner)
        if let list = test.list(in: pass.namedSources) {
          pass.report(
            test.rangeBelowAttributes, test.sentence, subject: test.name,
            fix: Fix(.manual, reason: "'\(list)' names it: take it out there, then delete it"))
          continue
        }
        pass.report(
          test.range, test.sentence, subject: test.name, evidence: test.range,
          fix: pass.fix(.unsafe([pass.after.text.deletion(of: range)], "a safe run deletes no test")))
      }
    })

  /// The message of a skip is an autoclosure: without a skip it is never evaluated.
  fileprivate static let neverSkipped = ChangeRule(
    check: { pass in
      for index in pass.after.root.tokenIndices where pass.after.tokens[index].kind == .identifier {
        guard let skipped = pass.after.answerThatSkipsNothing(at: index),
          let statement = pass.after.call(at: index, givenFirst: skipped), pass.isNew(statement.tokenIndices)
        else { continue }
        let rewrite = Removal(of: statement).rewrite().mendingClosure(in: pass.after)
        pass.report(statement.range, "nothing is skipped here any more", fix: pass.fix(rewrite))
      }
    })

  /// The tests that only skip or compare constants after the migration.
  private static func tests(in pass: ChangePass) -> [Syntax] {
    pass.after.nodes { $0 == .functionDeclaration }.filter { function in
      function.mayBeTest && (function.runsNothing || function.onlyComparesConstants(newIn: pass))
        && pass.isNew(function.anchorIndex..<function.tokenIndices.upperBound)
    }
  }
}

extension Syntax {
  /// A test of XCTest or Swift Testing.
  fileprivate var mayBeTest: Bool {
    let attributes = attributes.map(\.attributeName)
    guard attributes.allSatisfy(["MainActor", "Test", "available"].contains), child(.ifConfig) == nil,
      !modifiers.contains("override"), child(.parameters)?.child(.parameter) == nil
    else { return false }
    return attributes.contains("Test") || parent?.kind == .memberBlock && name.hasPrefix("test")
  }

  /// What becomes of it.
  fileprivate var sentence: String {
    if !runsNothing { return "'\(name)' tests only constants now" }
    return child(.codeBlock)!.items.isEmpty ? "'\(name)' does nothing any more" : "'\(name)' always skips now"
  }

  /// Whether it is empty, or only skips.
  fileprivate var runsNothing: Bool {
    guard let body = child(.codeBlock), !body.flags.contains(.incomplete) else { return false }
    if body.items.isEmpty { return tree.comments(in: body.range).isEmpty }
    guard body.items.count == 1, body.items[0].kind == .throwStatement,
      let error = body.items[0].child(.chain), error.baseTokens.count == 1
    else { return false }
    return tree.text(ofToken: error.baseTokens.lowerBound) == "XCTSkip"
  }

  /// `expect(true) == false`, `XCTAssertTrue(true)`. One at least was not written so.
  fileprivate func onlyComparesConstants(newIn pass: ChangePass) -> Bool {
    guard let items = child(.codeBlock)?.items, items.contains(where: { pass.isNew($0.tokenIndices) })
    else { return false }
    return items.allSatisfy { item in
      let words = item.tokenIndices.map { tree.text(ofToken: $0) }
      return words.contains { $0 == "true" || $0 == "false" }
        && Self.assertions.contains(words.first { $0 != "#" } ?? "")
        && words.dropFirst().allSatisfy(Self.partsOfConstantAssertion.contains)
    }
  }

  private static let assertions: Set = [
    "expect", "#expect", "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertEqual",
    "XCTAssertNotEqual",
  ]
  private static let partsOfConstantAssertion: Set = [
    "true", "false", "(", ")", ",", "==", "!=", "!", "expect",
  ]

  /// The test plan or scheme that names it, or the class that goes with it.
  fileprivate func list(in sources: NamedSources?) -> String? {
    guard let sources, let type = owningType,
      let name = type.declaredName ?? type.child(.type)?.text
    else { return nil }
    let owner = emptiedOwner.kind == .functionDeclaration ? nil : sources.testList(naming: name, nil)
    return owner ?? sources.testList(naming: name, self.name)
  }
}

extension SyntaxTree {
  /// What `XCTSkipIf` or `XCTSkipUnless` has to be given.
  fileprivate func answerThatSkipsNothing(at index: Int) -> String? {
    if text.reads("XCTSkipIf", at: tokens[index].range) { return "false" }
    return text.reads("XCTSkipUnless", at: tokens[index].range) ? "true" : nil
  }

  /// The statement that is nothing but a call of a name, `try` before it, with a word for its first argument.
  fileprivate func call(at index: Int, givenFirst word: String) -> Syntax? {
    let chain = node(coveringToken: index)
    guard chain.kind == .chain, chain.baseTokens == index..<index + 1, chain.suffixes.count == 1,
      let call = chain.suffixes.first, call.kind == .callSuffix, let first = call.arguments.first,
      first.label == nil, first.valueText == word, call.trailingClosures.isEmpty,
      comments(in: chain.range).isEmpty
    else { return nil }
    return chain.statementOfItsOwn(maySayTry: true)
  }
}
