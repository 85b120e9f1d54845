// func tinted(_ c: UIColor) -> UIImage? { if #available(old) { return withTintColor(c) } else { … } }    'withTintColor(c)' is all it says
// var languageCode: String? { if #available(old) { return Locale.current.… } else { … } }               keeps its name
// struct Card: View { var body: some View { if #available(old) { Box() } else { … } } }                 only makes 'Box()'
//
// A person may write at the uses what such a declaration says, or keep it for its name. A run keeps it, and says so.
import LintCore
import SwiftSource

extension FoldedName {
  /// The declarations of a file of which one expression is left once their checks are known.
  public static func all(in pass: FilePass) -> [FoldedName] {
    pass.facts.declarations {
      [.functionDeclaration, .variableDeclaration, .structDeclaration].contains($0)
    }
    .filter(pass.facts.hasConstantCheck).compactMap { FoldedName($0, in: pass) }
  }

  private init?(_ node: Syntax, in pass: FilePass) {
    let tree = pass.tree
    let named = node.kind == .variableDeclaration ? node.child(.binding) : node
    guard let named, let name = named.declaredName, !node.modifiers.contains("override"), !node.isTest,
      let body = node.kind == .structDeclaration
        ? StoredType(node)?.body : node.body ?? named.child(.accessorBlock),
      node.kind == .structDeclaration || pass.mayBeFree(node, called: name),
      case .value(let value, let conditions) = ModernBody(of: body, facts: pass.facts), !conditions.isEmpty,
      tree.isShort(value)
    else { return nil }
    let title = node.kind == .functionDeclaration ? (node.parameterList ?? []).title(of: name) : name
    self.init(
      range: named.anchor.range, title: title, says: tree.conciseText(of: tree.bytes(of: value)))
  }
}

extension FilePass {
  /// Whether nothing shows that a protocol may ask for a declaration.
  fileprivate func mayBeFree(_ node: Syntax, called name: String) -> Bool {
    guard let owner = node.owningType else { return node.parent?.scopeContainer.kind == .sourceFile }
    return owner.kind != .protocolDeclaration
      && (node.isPrivate || node.isStaticMember || !mayAsk(owner, for: name))
  }
}

extension SyntaxTree {
  /// Whether an expression is members and calls of something, perhaps set to a value, or a literal, on one line.
  fileprivate func isShort(_ value: Range<Int>) -> Bool {
    guard !text[bytes(of: value)].contains(where: \.isNewline) else { return false }
    var value = value
    while let first = value.first, ["try", "await"].contains(text(ofToken: first)) {
      value = value.dropFirst()
    }
    if let sign = value.first(where: { tokens[$0].kind == .equal }), sign > value.lowerBound {
      return chain(of: value.lowerBound..<sign) != nil || sign == value.lowerBound + 1
    }
    return chain(of: value) != nil || isLiteral(value)
      || value.count == 1 && tokens[value.lowerBound].kind == .identifier
  }
}
