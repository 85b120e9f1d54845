import Projects
import SwiftSource
import SystemCalls

/// A file in which names are searched. Its tokens and structure are created on demand: for most files they
/// never are.
final class NamedFile: Sendable {
  let text: SourceText
  /// Unique.
  let serialNumber = NamedFile.count.withLock { count in
    count += 1
    return count
  }
  private static let count = Mutex(0)
  private let parsed: Mutex<SyntaxTree?>
  private let madeTypes = Lazy<FileTypes>()

  init(_ text: SourceText) {
    self.text = text
    parsed = Mutex(nil)
  }

  init(_ tree: SyntaxTree) {
    text = tree.text
    parsed = Mutex(tree)
  }

  var tree: SyntaxTree {
    parsed.withLock { tree in
      let made = tree ?? SyntaxTree(text)
      tree = made
      return made
    }
  }

  var types: FileTypes { madeTypes.get { FileTypes(of: tree) } }

  /// The tokens, lexed separately when there is no structure yet.
  var tokens: [Token] { madeTokens ?? Lexer.tokens(of: text) }

  /// `nil`: not parsed yet.
  var madeTokens: [Token]? { parsed.withLock { $0?.tokens } }
}
