import Projects
import SwiftSource

/// Finds the files of a project in which names stand as identifiers, or within strings: `NSClassFromString` and macros
/// find declarations by those.
struct NameSearch {
  let names: Set<String>
  let workers: Int

  /// The files, by their index, each with those of the names that it holds.
  func run(_ files: [LintFile]) -> [(index: Int, tree: SyntaxTree, names: Set<String>)] {
    if names.isEmpty { return [] }
    let dealer = Dealer(count: files.count)
    let words = WordSet(names)
    let filter = NameFilter(names)
    let found = Workers.run(min(workers, files.count)) { [names] in
      let reader = FileReader()
      var found: [(index: Int, tree: SyntaxTree, names: Set<String>)] = []
      while let some = dealer.deal() {
        for index in some {
          guard let text = Self.text(of: files[index], holding: words, reader) else { continue }
          let tokens = Lexer.tokens(of: text)
          let named = tokens.mentions(of: names, filter, in: text)
          if !named.isEmpty { found.append((index, SyntaxTree(text, tokens: tokens), named)) }
        }
      }
      return found
    }
    return found.flatMap { $0 }
  }

  private static func text(of file: LintFile, holding words: WordSet, _ reader: FileReader) -> SourceText? {
    let text = try? file.withBytes(reader) { bytes in
      ContentFaults.reasonNotToRead(bytes) == nil && words.occur(in: bytes) ? file.text(of: bytes) : nil
    }
    return text ?? nil
  }
}
