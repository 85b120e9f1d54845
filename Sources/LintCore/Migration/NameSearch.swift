import Projects
import SwiftSource

/// Finds the files of a project in which names stand as identifiers, or within strings.
struct NameSearch {
  let names: Set<String>
  let workers: Int

  /// The files, by their index, each with those of the names that it holds.
  func run(_ files: [LintFile]) -> [(index: Int, tree: SyntaxTree, names: Set<String>)] {
    if names.isEmpty { return [] }
    let dealer = Dealer(count: files.count)
    let words = WordSet(names)
    let found = Workers.run(min(workers, files.count)) { [names] in
      let reader = FileReader()
      var found: [(index: Int, tree: SyntaxTree, names: Set<String>)] = []
      while let some = dealer.deal() {
        for index in some {
          guard let text = Self.text(of: files[index], holding: words, reader) else { continue }
          let tree = SyntaxTree(text)
          let named = names.intersection(tree.mentionedNames)
          if !named.isEmpty { found.append((index, tree, named)) }
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

extension SyntaxTree {
  /// The identifiers that stand in it, without back-ticks, and the words in its strings: `NSClassFromString` and
  /// macros find declarations by those.
  var mentionedNames: Set<String> {
    var names: Set<String> = []
    for index in root.tokenIndices {
      let text = text(ofToken: index)
      if tokens[index].kind == .stringSegment {
        names.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.lazy.map(String.init))
      } else {
        names.insert(text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text)
      }
    }
    return names
  }
}
