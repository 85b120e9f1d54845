// /// Below 10.15 there is no provider, so it resolves once.     above a function that lost its check
// // Earlier versions of macOS stutter here                      in one
// // Works around a flicker                                      right above a check that went, with nothing left of it
//
// Where a check was taken out, a sentence on older systems or a fallback may speak of what went with it. Only a person can
// tell; a migration lists it.
import LintCore
import SwiftSource

extension FilePass {
  /// Reports such sentences, in the members and functions that lost code and in the comments above them.
  /// - Parameter isKnown: whether a sentence was reported already.
  func reportSentencesOnOldSystems(unless isKnown: (Sentence) -> Bool) {
    let changed = Set(seams.map { tree.firstToken(startingAtOrAfter: $0) }).compactMap { token in
      token < tree.tokens.count
        ? tree.node(coveringToken: token).selfAndAncestors.first { $0.isMemberOrFunction } : nil
    }
    if changed.isEmpty { return }
    let places = Set(changed.map(\.index)).map { index -> Range<Int> in
      let declaration = Syntax(tree: tree, index: index)
      let start = tree.extent(of: declaration).lowerBound
      return
        (tree.commentsAbove(declaration.range.lowerBound).last?.lowerBound ?? start)..<declaration.range
        .upperBound
    }
    for sentence in tree.sentences(of: comments, seams: seams, where: { _, _ in true })
    where places.contains(where: { $0.contains(sentence.range.lowerBound) }) && !isKnown(sentence) {
      guard let words = sentence.wordsOnOldSystems(in: tree.text) ?? wordsAboveVacancy(of: sentence) else {
        continue
      }
      let quote = tree.quote(sentence, around: words)
      report(
        sentence.range(fromLineOf: words, in: tree.text),
        "'\(quote)' may speak of what the check was for", subject: quote)
    }
  }
}

extension FilePass {
  /// The first words of a sentence that ends right above a statement that went: it was about that, and perhaps about what
  /// follows; `nil`: it does not.
  private func wordsAboveVacancy(of sentence: Sentence) -> Range<Int>? {
    let line = tree.text[tree.text.rangeOfLine(at: sentence.range.upperBound)].drop(while: \.isWhitespace)
    guard line.hasPrefix("//"), !line.hasPrefix("///"), !line.contains("MARK:") else { return nil }
    let isAbove = vacancies.contains { place in
      guard sentence.range.upperBound <= place else { return false }
      let gap = tree.text[sentence.range.upperBound..<place]
      return !gap.contains { $0.isLetter || $0.isNumber || "/{}".contains($0) }
        && gap.count(where: \.isNewline) <= 1
    }
    return isAbove ? 0..<1 : nil
  }
}

extension Syntax {
  /// Whether it has a body that a check may stand in, and is no part of another body.
  fileprivate var isMemberOrFunction: Bool {
    switch kind {
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration,
      .variableDeclaration:
      !isLocal
    default: false
    }
  }
}

extension Sentence {
  private static let older: Set = [
    "older", "earlier", "previous", "prior", "old", "lower", "below", "before", "pre", "each", "unsupported",
  ]
  private static let systems: Set = [
    "version", "versions", "os", "oses", "os's", "ios", "macos", "system", "systems", "release", "releases",
    "sdk", "sdks", "platform", "platforms",
  ]

  private static let namesOfSystems: Set = ["os", "ios", "ipados", "macos", "tvos", "watchos", "system"]

  /// The words that speak of versions in general, of older systems or of a fallback; `nil`: none do.
  fileprivate func wordsOnOldSystems(in text: SourceText) -> Range<Int>? {
    let words = words.map(\.text)
    for (index, word) in words.enumerated() {
      let next = words[(index + 1)...].prefix(2)
      if word.hasPrefix("fallback") { return index..<index + 1 }
      if word.hasSuffix("available"), "@#".utf8.contains(text.bytes[self.words[index].range.lowerBound - 1]) {
        return index..<index + 1
      }
      // `depends on the iOS version`, `for different OS versions`
      if next.first?.hasPrefix("version") == true, Self.namesOfSystems.contains(word) {
        return index..<index + 2
      }
      guard Self.older.contains(word) else { continue }
      if let place = next.firstIndex(where: { Self.systems.contains($0) || $0.isVersionNumber }) {
        return index..<place + 1
      }
    }
    return nil
  }
}

extension String {
  /// `10.15`.
  fileprivate var isVersionNumber: Bool {
    contains(".") && allSatisfy { $0 == "." || $0.isASCII && $0.isNumber } && last != "."
  }
}
