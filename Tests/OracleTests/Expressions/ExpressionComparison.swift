import Foundation
import SwiftSource

/// The differences between our expressions and SwiftSyntax's, folded by its operator table, in any number of files.
struct ExpressionComparison: OracleComparison {
  struct Answer {
    var hasErrors = false
    var facts: [ExpressionFact] = []
  }

  private var tally = FileTally()
  private(set) var facts = 0
  private(set) var differences = 0
  var files: Int { tally.files }

  static func answers(in output: Data) -> [Answer?] {
    output.withUnsafeBytes { bytes in
      var reader = AnswerReader(bytes)
      let kinds = reader.names()
      return reader.answers { reader, hasErrors in
        let facts = reader.list { reader in
          ExpressionFact(
            kind: kinds[reader.byte()], start: reader.number(), end: reader.number(), token: reader.number())
        }
        return Answer(hasErrors: hasErrors, facts: facts)
      }
    }
  }

  mutating func add(path: String, text: SourceText, answer: Answer) {
    let tree = SyntaxTree(text)
    let ours = Set(ExpressionFact.facts(of: tree))
    let theirs = Set(answer.facts.map { $0.joined(tree.tokens) })
    let found = ours.symmetricDifference(theirs).sorted()
    let readable = found.prefix(FileTally.maximumExamples).map { fact in
      let start = text.position(of: fact.start)
      let side = ours.contains(fact) ? "only ours" : "only SwiftSyntax's"
      let code = text[fact.start..<min(fact.end, fact.start + 60)].debugDescription
      return
        "\(path):\(start.line):\(start.column): \(side): \(fact.kind) of \(fact.end - fact.start) bytes \(code)"
    }
    tally.add(
      text, isValid: !answer.hasErrors, hasDifferences: !found.isEmpty,
      readable: answer.hasErrors ? Array(readable.prefix(1)) : readable)
    guard !answer.hasErrors else { return }
    facts += theirs.count
    differences += found.count
  }

  mutating func add(_ other: ExpressionComparison) {
    tally.add(other.tally)
    facts += other.facts
    differences += other.differences
  }

  var report: String {
    tally.report(
      [], summary: "\(files) valid files, \(tally.lines) lines: \(facts) facts, \(differences) differences")
  }
}

extension ExpressionFact {
  /// SwiftSyntax's parser splits some tokens (`>>`, `>?`). An end inside one of our tokens becomes the token's end.
  fileprivate func joined(_ tokens: [Token]) -> ExpressionFact {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].end) < end { low = middle + 1 } else { high = middle }
    }
    var fact = self
    if Int(tokens[low].start) < end { fact.end = Int(tokens[low].end) }
    return fact
  }
}
