import SwiftSource

/// The differences between what the light structure and SwiftSyntax say, over any number of files.
struct StructureComparison {
  /// How many facts SwiftSyntax states, by category, of files that it finds valid.
  private(set) var facts: [String: Int] = [:]
  private(set) var differences: [String: Int] = [:]
  private(set) var validFiles = 0
  private(set) var lines = 0
  private(set) var invalidFiles = 0
  private(set) var differingInvalidFiles = 0
  /// The first differences, readable.
  private(set) var examples: [String] = []
  var maximumExamples = 40

  var total: Int { differences.values.reduce(0, +) }

  mutating func add(path: String, text: SourceText, expected: [StructureFact], isValid: Bool) {
    let tree = SyntaxTree(text)
    let actual = StructureFact.facts(of: tree)
    var expected = expected.sorted()
    if actual != expected { expected = Self.joined(expected, tokens: tree.tokens).sorted() }
    guard isValid else {
      invalidFiles += 1
      if actual != expected { differingInvalidFiles += 1 }
      return
    }
    validFiles += 1
    lines += text.lineCount
    for fact in expected { facts[fact.kind.category, default: 0] += 1 }
    guard actual != expected else { return }
    var (ours, theirs) = (actual[...], expected[...])
    while let left = ours.first ?? theirs.first, let right = theirs.first ?? ours.first {
      if !ours.isEmpty, !theirs.isEmpty, left == right {
        ours.removeFirst()
        theirs.removeFirst()
      } else if !ours.isEmpty, theirs.isEmpty || left < right {
        note(ours.removeFirst(), "only ours", path, text)
      } else {
        note(theirs.removeFirst(), "missing", path, text)
      }
    }
  }

  private mutating func note(_ fact: StructureFact, _ side: String, _ path: String, _ text: SourceText) {
    differences[fact.kind.category, default: 0] += 1
    guard examples.count < maximumExamples else { return }
    let position = text.position(of: fact.start)
    let end = text.position(of: fact.end)
    let line = text[fact.start..<min(fact.end, fact.start + 60)].split(separator: "\n").first ?? ""
    examples.append(
      "\(path):\(position.line):\(position.column)-\(end.line):\(end.column): \(side): \(fact.kind.name) "
        + "(\(fact.extra)) \(line)")
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
    var (low, high) = (0, tokens.count - 1)
    // The first token that ends after the offset.
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].end) <= offset { low = middle + 1 } else { high = middle }
    }
    return Int(tokens[low].start) < offset ? Int(tokens[low].end) : offset
  }

  var report: String {
    var lines = examples
    lines.append(
      "\(validFiles) valid files, \(self.lines) lines; \(invalidFiles) invalid files, "
        + "\(differingInvalidFiles) of them differ")
    for (category, count) in facts.sorted(by: { $0.key < $1.key }) {
      let wrong = differences[category, default: 0]
      let rate = 100 * (1 - Double(wrong) / Double(max(count, 1)))
      lines.append("\(category): \(count) facts, \(wrong) differences, \(rate) %")
    }
    return lines.joined(separator: "\n")
  }
}
