// min iOS 17:
//   // On iOS 15 and later the bar is translucent     names iOS 15
//   // iOS 16.4 stored dates as strings               names iOS 16.4
//   // Works around a bug of iOS 17                  silent: it still runs
//   // iOS 18 moves the bar                           silent: not passed
//
// Off unless selected: most such comments are still true. A migration counts them in the files that it changes.
import Availability
import LintCore
import SwiftSource

extension Rule {
  public static let versionComment = Rule(
    id: "stale-todo", kind: "mention", formerID: "version-comment",
    summary: "A comment that names a version which every system has passed",
    severity: .note, isOptIn: true,
    words: VersionMention.words,
    documentation: Documentation(
      what: """
        Finds comments that name a version of a system, when the deployment targets are as new or newer. One \
        comment gets one note. `--select stale-todo` turns it on.
        """,
      before: """
        // the minimum is iOS 17
        // Works around a crash of iOS 14
        reload()
        """,
      after: """
        reload()
        """,
      safety: """
        There is no fix: only a person can tell whether a comment is still true.
        """
    ),
    check: checkComments)
}

private func checkComments(_ pass: FilePass) {
  let waiting = pass.findings.filter { $0.ruleName == Rule.staleTodo.name }.map(\.start.offset)
  var last = -1
  var told: [Range<Int>] = []
  for sentence in pass.tree.sentences(of: pass.comments, seams: pass.seams, where: VersionMention.mayLie)
  where sentence.nextToken != last && !waiting.contains(where: sentence.range.contains) {
    let words = sentence.words.map(\.text)
    let mentions = VersionMention.all(in: words).filter { !$0.isExample(in: words) }
    let platforms = pass.facts.context(at: sentence.nextToken).platforms
    let judged = mentions.map { mention in
      platforms.filter { $0.platform == mention.platform }.compactMap(\.target).map { target in
        mention.version.isPassed(by: target.minimum)
          || target.minimum >= mention.version.version && mention.isBound(in: words)
      }
    }.filter { !$0.isEmpty }
    guard !judged.isEmpty, judged.allSatisfy({ $0.allSatisfy { $0 } }) else { continue }
    last = sentence.nextToken
    told.append(sentence.range)
    let quote = pass.tree.quote(sentence, around: mentions[0].words)
    pass.report(
      sentence.range(fromLineOf: mentions[0].words, in: pass.tree.text),
      "'\(quote)' names a version that every system has passed", subject: quote)
  }
  pass.reportSentencesOnOldSystems { told.contains($0.range) }
}

extension VersionMention {
  private static let before: Set = [
    "since", "from", "pre", "before", "below", "prior", "to", "older", "than", "until", "under", "requires",
  ]

  /// `the version, e.g. iOS 16`
  fileprivate func isExample(in words: [String]) -> Bool {
    let last = words[..<self.words.lowerBound].last ?? ""
    return ["i.e", "i.e.", "e.g", "e.g.", "eg", "example"].contains(last)
  }

  /// `iOS 16 and lower` is iOS 16, too.
  private static let older: Set = ["lower", "below", "older", "earlier", "before", "prior"]

  /// Whether a sentence speaks of all systems on one side of the version, and not of this one alone, which still runs where
  /// it is the minimum: `since iOS 26`, `iOS 26+`.
  fileprivate func isBound(in words: [String]) -> Bool {
    isRange || words[words.index(before: self.words.upperBound)].contains("+")
      || words[..<self.words.lowerBound].last.map(Self.before.contains) == true
      || words[self.words.upperBound...].first.map(["and", "or", "onwards"].contains) == true
        && !words[self.words.upperBound...].dropFirst().prefix(1).contains(where: Self.older.contains)
  }
}
