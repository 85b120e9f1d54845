import Projects
import SwiftSource

/// A file with its tokens. Its structure is made when somebody asks for it: of most files that hold a name, nobody does.
final class LexedFile: Sendable {
  let text: SourceText
  let tokens: [Token]
  private let parsed: Locked<SyntaxTree?>

  init(_ text: SourceText) {
    self.text = text
    tokens = Lexer.tokens(of: text)
    parsed = Locked(nil)
  }

  init(_ tree: SyntaxTree) {
    text = tree.text
    tokens = tree.tokens
    parsed = Locked(tree)
  }

  var tree: SyntaxTree {
    parsed.withLock { tree in
      let made = tree ?? SyntaxTree(text, tokens: tokens)
      tree = made
      return made
    }
  }
}
