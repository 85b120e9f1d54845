import Foundation
import SwiftSource

/// The differences between the light structure and SwiftSyntax's tree, in any number of files.
struct StructureComparison: OracleComparison {
  private var tally = FileTally()
  /// The number of SwiftSyntax's facts in valid files, by category.
  private(set) var facts: [String: Int] = [:]
  /// The number of facts of either side that the other lacks, by category.
  private(set) var differencesByCategory: [String: Int] = [:]

  var files: Int { tally.files }
  var differences: Int { differencesByCategory.values.reduce(0, +) }

  static func answers(in output: Data) -> [StructureOracleAnswer?] {
    StructureOracleAnswer.answers(in: output)
  }

  mutating func add(path: String, text: SourceText, answer: StructureOracleAnswer) {
    let tree = SyntaxTree(text)
    let ours = StructureFact.facts(of: tree)
    var theirs = answer.facts.sorted()
    if ours != theirs { theirs = Self.joined(theirs, tokens: tree.tokens).sorted() }
    let found = ours == theirs ? [] : Self.differences(ours, theirs)
    let readable = found.prefix(FileTally.maximumExamples).map { Self.readable($0, path, text) }
    tally.add(
      text, isValid: !answer.hasErrors, hasDifferences: !found.isEmpty,
      readable: answer.hasErrors ? Array(readable.prefix(1)) : readable)
    guard !answer.hasErrors else { return }
    for fact in theirs { facts[fact.kind.category, default: 0] += 1 }
    for difference in found { differencesByCategory[difference.fact.kind.category, default: 0] += 1 }
  }

  mutating func add(_ other: StructureComparison) {
    tally.add(other.tally)
    facts.merge(other.facts, uniquingKeysWith: +)
    differencesByCategory.merge(other.differencesByCategory, uniquingKeysWith: +)
  }

  private struct Difference {
    var fact: StructureFact
    var isOurs: Bool
  }

  /// The facts that are in only one of two sorted lists.
  private static func differences(_ ours: [StructureFact], _ theirs: [StructureFact]) -> [Difference] {
    var found: [Difference] = []
    var (left, right) = (0, 0)
    while left < ours.count || right < theirs.count {
      if left < ours.count, right < theirs.count, ours[left] == theirs[right] {
        left += 1
        right += 1
      } else if right == theirs.count || (left < ours.count && ours[left] < theirs[right]) {
        found.append(Difference(fact: ours[left], isOurs: true))
        left += 1
      } else {
        found.append(Difference(fact: theirs[right], isOurs: false))
        right += 1
      }
    }
    return found
  }

  private static func readable(_ difference: Difference, _ path: String, _ text: SourceText) -> String {
    let fact = difference.fact
    let (start, end) = (text.position(of: fact.start), text.position(of: fact.end))
    let code = text[fact.start..<min(fact.end, fact.start + 60)]
    return
      "\(path):\(start.line):\(start.column): \(difference.isOurs ? "only ours" : "only SwiftSyntax's"): "
      + "\(fact.kind.name) (\(fact.extra)) to \(end.line):\(end.column) \(code.debugDescription)"
  }

  /// SwiftSyntax's parser splits some tokens (`>>`, `>?`). A place inside one of our tokens becomes its end. A fact of
  /// only the rest of a token (the `?` of `>?`) has no bytes on our side.
  private static func joined(_ facts: [StructureFact], tokens: [Token]) -> [StructureFact] {
    facts.compactMap { fact in
      var fact = fact
      fact.start = joined(fact.start, tokens)
      fact.end = joined(fact.end, tokens)
      return fact.start < fact.end ? fact : nil
    }
  }

  private static func joined(_ offset: Int, _ tokens: [Token]) -> Int {
    // The first token that ends after the offset.
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].end) <= offset { low = middle + 1 } else { high = middle }
    }
    return Int(tokens[low].start) < offset ? Int(tokens[low].end) : offset
  }

  var report: String {
    let categories = facts.sorted { $0.key < $1.key }.map { category, count in
      let wrong = differencesByCategory[category, default: 0]
      let rate = 100 * (1 - Double(wrong) / Double(count))
      return "\(category): \(count) facts, \(wrong) differences (\(rate) % agree)"
    }
    return tally.report(
      categories,
      summary: "\(files) valid files, \(tally.lines) lines: \(facts.values.reduce(0, +)) facts, "
        + "\(differences) differences")
  }
}
