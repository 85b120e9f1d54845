import Projects
import SwiftSource
import SystemCalls

/// A file in which names are searched. Its text, tokens and structure are made on demand: of most files they never are.
final class NamedFile: Sendable {
  private enum Source {
    /// Read on demand.
    case file(LintFile)
    case text(SourceText)
    case tree(SyntaxTree)
  }
  /// Unique.
  let serialNumber = NamedFile.count.withLock { count in
    count += 1
    return count
  }
  private static let count = Mutex(0)
  private let source: Mutex<Source>
  private let madeTypes = Lazy<FileTypes>()
  private let madeWords = Lazy<WordIndex>()
  private let madeTopNames = Lazy<TopNames>()

  /// - Parameter file: as it is in the file system, or its contents.
  init(_ file: LintFile) { source = Mutex(.file(file)) }

  init(_ tree: SyntaxTree) { source = Mutex(.tree(tree)) }

  /// Empty if the file cannot be read.
  var text: SourceText {
    source.withLock { source in
      switch source {
      case .tree(let tree): return tree.text
      case .text(let text): return text
      case .file(let file):
        let text = file.readableText
        source = .text(text)
        return text
      }
    }
  }

  var tree: SyntaxTree {
    let text = text
    return source.withLock { source in
      if case .tree(let tree) = source { return tree }
      let tree = SyntaxTree(text)
      source = .tree(tree)
      return tree
    }
  }

  var types: FileTypes { madeTypes.get { FileTypes(of: tree) } }

  var topNames: TopNames { madeTopNames.get { TopNames(tokens, of: text) } }

  var words: WordIndex {
    madeWords.get {
      var indexer = WordIndexer()
      return text.bytes.withUnsafeBufferPointer { indexer.index(of: $0) }
    }
  }

  /// Whether a name stands here as an identifier or in a string. It is known that it may.
  func holds(_ name: NameQuery) -> Bool {
    name.hasPlace || text.bytes.withUnsafeBytes(name.stands) ?? name.stands(in: tokens, of: text)
  }

  /// The tokens, lexed separately when there is no structure yet.
  private var tokens: [Token] {
    if case .tree(let tree) = source.withLock({ $0 }) { return tree.tokens }
    return Lexer.tokens(of: text)
  }
}

extension LintFile {
  /// The text of a file that was read before; empty if it cannot be read any more.
  fileprivate var readableText: SourceText {
    guard let bytes = readContents,
      bytes.withUnsafeBytes({ ContentFaults.reasonNotToRead($0) }) == nil
    else { return SourceText([]) }
    return SourceText(bytes)
  }
}
