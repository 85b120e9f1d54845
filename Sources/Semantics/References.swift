import SwiftSource

/// One place that may mean a declaration.
public struct Reference: Sendable {
  /// What is done with it there.
  public enum Use: Sendable { case read, write, modify, inOut, call, name }

  public var file: Int
  public var token: Int
  public var position: ReferencePosition
  public var use: Use
  public var isCertain: Bool
}

extension SemanticModel {
  /// The places that mean a declaration, or may mean it, file by file.
  public func references(to declaration: Declaration) -> [Reference] {
    var found: [Reference] = []
    for file in sources.files(naming: declaration.name) {
      let tree = sources.tree(ofFile: file)
      for token in tree.tokens.indices where tree.mayName(declaration.name, token) {
        guard let position = tree.referencePosition(ofToken: token) else { continue }
        let meaning = meaning(ofToken: token, inFile: file)
        guard meaning.declarations.contains(declaration) else { continue }
        let isCertain = if case .certain = meaning { true } else { false }
        found.append(
          Reference(
            file: file, token: token, position: position, use: use(at: token, position, tree, inFile: file),
            isCertain: isCertain))
      }
    }
    return found
  }

  private func use(
    at token: Int, _ position: ReferencePosition, _ tree: SyntaxTree, inFile file: Int
  ) -> Reference.Use {
    switch position {
    case .call: return .call
    case .type, .attribute, .keyPath, .selector, .string, .pattern: return .name
    case .member, .bare: break
    }
    guard var current = root(at: token, tree, inFile: file)?.expression else { return .read }
    var use = Reference.Use.read
    while let next = current.operands.first(where: { $0.tokens.contains(token) }) {
      switch current.form {
      case .inOut: use = .inOut
      case .infix(let left, let sign, _) where left.tokens.contains(token):
        let name = tree.text(ofToken: sign)
        let isComparison = ["==", "!=", "<=", ">=", "===", "!=="].contains(name)
        if name == "=" { use = .write } else if name.hasSuffix("="), !isComparison { use = .modify }
      // `a.b = 1` writes `b`, and modifies `a`.
      case .member, .element, .chained, .forced: if use == .write { use = .modify }
      case .call: use = .read
      default: break
      }
      current = next
    }
    return use
  }
}

extension SyntaxTree {
  fileprivate func mayName(_ name: String, _ token: Int) -> Bool {
    switch tokens[token].kind {
    case .identifier: text(ofToken: token) == name
    case .keyword: token > 0 && tokens[token - 1].kind == .period && text(ofToken: token) == name
    default: false
    }
  }
}
