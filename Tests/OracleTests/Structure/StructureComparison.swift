import SwiftSource

/// The differences between what the light structure and SwiftSyntax say, over any number of files.
struct StructureComparison: Sendable {
  private(set) var files = 0
  private(set) var lines = 0
  /// How many facts SwiftSyntax states of valid files, and how many of either side the other lacks, by category.
  private(set) var facts: [String: Int] = [:]
  private(set) var differencesByCategory: [String: Int] = [:]
  private(set) var invalidFiles = 0
  private(set) var differingInvalidFiles = 0
  /// The first differences, readable.
  private(set) var examples: [String] = []
  private(set) var invalidExamples: [String] = []
  static let maximumExamples = 40

  var differences: Int { differencesByCategory.values.reduce(0, +) }

  mutating func add(path: String, text: SourceText, answer: StructureOracleAnswer) {
    let tree = SyntaxTree(text)
    let ours = StructureFact.facts(of: tree)
    var theirs = answer.facts.sorted()
    if ours != theirs { theirs = Self.joined(theirs, tokens: tree.tokens).sorted() }
    let found = ours == theirs ? [] : Self.differences(ours, theirs)
    guard !answer.hasErrors else {
      invalidFiles += 1
      guard let first = found.first else { return }
      differingInvalidFiles += 1
      if invalidExamples.count < Self.maximumExamples {
        invalidExamples.append(Self.readable(first, path, text))
      }
      return
    }
    files += 1
    lines += text.lineCount
    for fact in theirs { facts[fact.kind.category, default: 0] += 1 }
    for difference in found {
      differencesByCategory[difference.fact.kind.category, default: 0] += 1
      if examples.count < Self.maximumExamples { examples.append(Self.readable(difference, path, text)) }
    }
  }

  mutating func add(_ other: StructureComparison) {
    files += other.files
    lines += other.lines
    facts.merge(other.facts, uniquingKeysWith: +)
    differencesByCategory.merge(other.differencesByCategory, uniquingKeysWith: +)
    invalidFiles += other.invalidFiles
    differingInvalidFiles += other.differingInvalidFiles
    examples = Array((examples + other.examples).prefix(Self.maximumExamples))
    invalidExamples = Array((invalidExamples + other.invalidExamples).prefix(Self.maximumExamples))
  }

  private struct Difference {
    var fact: StructureFact
    var isOurs: Bool
  }

  /// What only one of two sorted lists holds.
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

  /// SwiftSyntax's parser splits some tokens (`>>`, `>?`); a place within one of ours becomes its end. What is
  /// left of nothing but a token's end (the `?` of `>?`) has no bytes of its own on our side.
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
    var report = examples
    if !invalidExamples.isEmpty { report += ["In invalid files, not counted:"] + invalidExamples }
    for (category, count) in facts.sorted(by: { $0.key < $1.key }) {
      let wrong = differencesByCategory[category, default: 0]
      let rate = 100 * (1 - Double(wrong) / Double(count))
      report.append("\(category): \(count) facts, \(wrong) differences (\(rate) % agree)")
    }
    report.append(
      "\(files) valid files, \(lines) lines: \(facts.values.reduce(0, +)) facts, \(differences) differences; "
        + "\(invalidFiles) invalid files, \(differingInvalidFiles) of them differ")
    return report.joined(separator: "\n")
  }
}
