// min iOS 15:
//   ProcessInfo.processInfo.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 13, …))   always true
//   ProcessInfo.processInfo.operatingSystemVersion.majorVersion < 14                                always false
//
// Only comparisons with a version that is written out; a version that is shown, sent or stored is no check.
// Silent on Mac Catalyst, where it depends on the app's idiom whose version these give.
import Availability
import LintCore
import SwiftSource

extension Rule {
  public static let runtimeVersionCheck = Rule(
    id: "runtime-version-check",
    summary: "A comparison of the running system's version that always comes out the same",
    severity: .note,
    words: VersionComparisonSieve.words,
    sieve: .bytes(VersionComparisonSieve.passes),
    documentation: Documentation(
      what: """
        Finds comparisons of `ProcessInfo`'s system version with a version that the deployment target has passed. \
        Versions of other things, and those that are handed in, are not judged.
        """,
      why: """
        It is an availability check in disguise: the compiler does not see it, and it outlives the systems \
        that it was written for.
        """,
      before: """
        // the minimum is iOS 15
        if ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 14 { modern() } else { old() }
        """,
      after: """
        modern()
        """,
      safety: """
        Safe where it is a condition, or an operand of `!`, `&&`, `||` or a choice; elsewhere, and as what \
        a test asks, a person folds what it decides, and a migration lists it as left. `UIDevice`'s version is a \
        string, and not judged.
        """
    ),
    check: checkComparisons)
}

private func checkComparisons(_ pass: FilePass) {
  let tree = pass.tree
  for (index, token) in tree.tokens.enumerated() where token.kind == .identifier {
    let comparison: VersionComparison?
    switch tree.text.bytes[Int(token.start)] {
    case UInt8(ascii: "i") where token.range.count == "isOperatingSystemAtLeast".utf8.count:
      comparison = VersionComparison(ofCallAt: index, in: tree)
    case UInt8(ascii: "o") where token.range.count == "operatingSystemVersion".utf8.count:
      comparison = VersionComparison(ofMajorVersionAt: index, in: tree)
    default: continue
    }
    guard tree.isMemberOfProcess(index) else { continue }
    if let comparison {
      report(comparison, at: index, in: pass)
    } else if let variable = VersionVariable(ofVersionAt: index, in: tree) {
      for (index, comparison) in variable.comparisons { report(comparison, at: index, in: pass) }
    }
  }
}

private func report(_ comparison: VersionComparison, at token: Int, in pass: FilePass) {
  let context = pass.facts.context(at: token)
  guard !context.platforms.contains(where: { $0.platform == .macCatalyst }) else { return }
  var grounds: [Ground] = []
  var outcome: Bool?
  for (index, place) in context.platforms.enumerated() where !place.known.isEmpty {
    // Nobody says from which version on it is built there.
    guard place.target != nil || place.lowerGate != nil,
      let result = comparison.result(from: place.known.lower), outcome == nil || outcome == result
    else { return }
    outcome = result
    grounds.append(Ground(index: index, isReached: true, version: comparison.version))
  }
  guard let outcome else { return }
  let start = Int(pass.tree.tokens[VersionComparison.firstToken(of: token, in: pass.tree)].start)
  let range = start..<Int(pass.tree.tokens[comparison.lastToken].end)
  let text = pass.tree.conciseText(of: range)
  pass.report(
    range, "'\(text)' is always \(outcome): \(pass.facts.explanation(grounds, in: context))", subject: text,
    fix: pass.fix(pass.tree.folding(pass.tree.tokenIndices(in: range), to: outcome)))
}

extension SyntaxTree {
  /// What becomes of the expression around a comparison that always comes out the same.
  fileprivate func folding(_ comparison: Range<Int>, to outcome: Bool) -> Rewrite {
    guard let use = AnswerUse.asking(comparison, in: self), !use.isTested,
      let result = Simplification(of: use, being: outcome).result
    else { return .manual("it may stand in any expression: a person folds what it decides") }
    return result.rewrite(in: self)
  }
}

extension AnswerUse {
  /// Whether a test says that it holds. With a constant it would say nothing: `#expect(true)`.
  fileprivate var isTested: Bool {
    guard place.kind == .argument, let call = place.parent else { return false }
    if call.parent?.kind == .macroExpansion { return true }
    let index = call.tokenIndices.lowerBound - 1
    return call.kind == .callSuffix && index >= 0 && tree.text(ofToken: index).hasPrefix("XCTAssert")
  }
}
