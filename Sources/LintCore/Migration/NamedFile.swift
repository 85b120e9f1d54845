import Projects
import SwiftSource
import SystemCalls

/// A file in which somebody looks for names. Its tokens and its structure are made when somebody asks for them: of most
/// files that hold a name, nobody does.
final class NamedFile: Sendable {
  let text: SourceText
  /// No other one has it.
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

  /// The tokens alone, where there is no structure yet.
  var tokens: [Token] { madeTokens ?? Lexer.tokens(of: text) }

  /// `nil`: there are none yet.
  var madeTokens: [Token]? { parsed.withLock { $0?.tokens } }
}
