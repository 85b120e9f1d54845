import Availability
import BackportRules
import Foundation
import LintCore
import SwiftSource

/// What a fixture's run has to say against the tool: one line for each fault, none when all is well.
extension Fixture {
  /// The fixture's own rule by itself, then all rules that are on together with it: what is expected is
  /// found, and nothing else is.
  public func faultsOfFindings() -> [String] {
    guard faults.isEmpty else { return faults }
    let own = findings(rules: [rule] + rulesItRestsOn).filter { $0.ruleName.description == rule }
    let alone = mismatches(of: own, with: expectations.filter { $0.rule == rule })
    let together = mismatches(of: findings(rules: allRules), with: expectations)
    return alone.map { "alone: \($0)" } + together.map { "in the whole pipeline: \($0)" }
  }

  /// `backport:ignore-file` and `backport:ignore` silence what was found.
  public func faultsOfSuppression() -> [String] {
    var faults: [String] = []
    let all = findings(rules: allRules)
    for finding in findings(of: source + "\n// backport:ignore-file\n", rules: allRules) {
      faults.append("ignore-file does not silence \(finding.place)")
    }
    let tree = SyntaxTree(source)
    let comments = tree.comments
    for line in Set(all.map(\.start.line)) {
      let start = tree.text.rangeOfLine(line).lowerBound
      let isInside =
        tree.tokens.contains { Int($0.start) < start && start < Int($0.end) }
        || comments.contains { $0.range.lowerBound < start && start < $0.range.upperBound }
      // A line that begins inside a comment or a string takes no comment before it.
      if isInside { continue }
      var bytes = tree.text.bytes
      bytes.insert(contentsOf: Array("// backport:ignore\n".utf8), at: start)
      let left = findings(of: String(decoding: bytes, as: UTF8.self), rules: allRules)
      for finding in left where finding.start.line == line + 1 {
        faults.append("an ignore comment does not silence \(finding.place)")
      }
      if left.count != all.count - all.filter({ $0.start.line == line }).count {
        faults.append("an ignore comment before line \(line) touches other lines")
      }
    }
    return faults
  }

  /// The structure holds together for the source, and for the source with each token removed in turn; the
  /// rules live with whatever comes of it.
  public func faultsOfStructure() -> [String] {
    var faults = structureFaults(of: SyntaxTree(source))
    let tree = SyntaxTree(source)
    guard let context = context(rules: allRules) else { return faults + ["unknown rule '\(rule)'"] }
    for token in Thoroughness.some(of: Array(tree.tokens.dropLast()), oneIn: 8) {
      var bytes = tree.text.bytes
      bytes.removeSubrange(token.range)
      let maimed = SyntaxTree(SourceText(bytes))
      faults += structureFaults(of: maimed).map { "without '\(tree.text[token.range])': \($0)" }
      let pass = FilePass(path: path, tree: maimed, context: context)
      context.rules.rules.forEach(pass.run)
    }
    return faults
  }

  /// Compares what the fixes made of the source with the after-file, or writes it when asked to.
  public func faultsOfFix(_ fixed: String) -> [String] {
    let recorded = try? String(contentsOf: afterURL, encoding: .utf8)
    if Repository.updatesFixtures {
      do {
        if fixed == source {
          if recorded != nil { try FileManager.default.removeItem(at: afterURL) }
        } else {
          try fixed.write(to: afterURL, atomically: true, encoding: .utf8)
        }
      } catch { return ["after-file cannot be written: \(error)"] }
      return []
    }
    if fixed == recorded ?? source { return [] }
    if recorded == nil { return ["the fixes change it, and there is no after-file:\n\(fixed)"] }
    return ["the fixed output differs from the after-file:\n\(fixed)"]
  }

  public func findings(rules: [String]) -> [Finding] { findings(of: source, rules: rules) }

  private func findings(of text: String, rules: [String]) -> [Finding] {
    guard let context = context(rules: rules) else { return [] }
    let file = LintFile(path: path, shownPath: path, context: context, contents: Array(text.utf8))
    return Linter(workers: 1).run([file]).findings
  }

  /// `nil` when there is no such rule.
  func context(rules: [String], without ignored: String? = nil) -> LintContext? {
    let ignored = ignored.map { [$0] } ?? []
    return (try? RuleSelection(catalogue: Catalogue.rules, select: rules, ignore: ignored)).map {
      LintContext(targets: targets, unlisted: unlisted, stated: stated, macros: macros, rules: $0)
    }
  }

  /// Whether it is the fixture of a follow-up.
  var isOfFollowUp: Bool { Catalogue.rules.contains { $0.name.description == rule && $0.isFollowUp } }

  /// Without those the rule finds nothing.
  private var rulesItRestsOn: [String] {
    isOfFollowUp ? follows : []
  }

  /// Where the fixture's rule finds something.
  public var places: Set<SourcePosition> {
    Set(findings(rules: [rule] + rulesItRestsOn).lazy.filter { $0.ruleName.description == rule }.map(\.start))
  }

  /// The same fixture with other minimums.
  public func with(minimum: (Version) -> Version) -> Fixture {
    var fixture = self
    for index in targets.indices { fixture.targets[index].minimum = minimum(targets[index].minimum) }
    return fixture
  }

  /// The rules that are on without flags, and the fixture's own.
  var allRules: [String] {
    Catalogue.rules.filter { !$0.isOptIn || $0.name.description == rule }.map(\.name.description)
  }

  private func mismatches(of findings: [Finding], with expectations: [Expectation]) -> [String] {
    var missing = expectations
    var mismatches: [String] = []
    for finding in findings {
      let index = missing.firstIndex {
        $0.line == finding.start.line && $0.column == finding.start.column
          && $0.rule == finding.ruleName.description
          && finding.message.contains($0.part)
      }
      if let index { missing.remove(at: index) } else { mismatches.append("unexpected: \(finding.place)") }
    }
    return mismatches + missing.map { "missing: \($0)" }
  }
}

extension Finding {
  /// As expectations write it.
  fileprivate var place: String { "\(start.line):\(start.column) [\(ruleName)] \"\(message)\"" }
}

/// What is wrong with a tree's own order: tokens that overlap, nodes that do not nest.
public func structureFaults(of tree: SyntaxTree) -> [String] {
  var faults: [String] = []
  var end = 0
  for token in tree.tokens {
    if Int(token.start) < end || token.end < token.start { faults.append("token at \(token.start) overlaps") }
    end = Int(token.end)
  }
  if tree.tokens.last?.kind != .endOfFile || end != tree.text.bytes.count {
    faults.append("the tokens do not end with the file")
  }
  for (index, node) in tree.nodes.enumerated() {
    if node.endToken < node.firstToken || node.endNode <= index {
      faults.append("\(node.kind) is inside out")
    }
    if index == 0 { continue }
    let parent = tree.nodes[Int(node.parent)]
    if node.parent >= index || node.endNode > parent.endNode || node.firstToken < parent.firstToken
      || node.endToken > parent.endToken
    {
      faults.append(
        "\(node.kind) at \(tree.tokens[Int(node.firstToken)].start) does not lie in \(parent.kind)")
    }
  }
  return faults
}
