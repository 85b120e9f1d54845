// extension Bool { static var isNew: Bool { true } }
// struct Row { private var isNew: some View {…} }     another one, which `.isNew` cannot mean
// isNew, self.isNew in a Row                          mean that
// row.isNew                                           may mean it
//
// An implicit member is a static one: instance properties of the same name leave it alone.
import SwiftSource

extension SyntaxTree {
  /// Whether a token is the name that a type declares an instance property by.
  func declaresInstanceProperty(_ index: Int) -> Bool {
    let node = node(coveringToken: index)
    guard node.kind == .binding, node.boundNameTokens.contains(index), let variable = node.parent else {
      return false
    }
    return variable.isInstanceProperty
  }

  /// Whether a token declares an instance property of a type, or is its name within that, bare or behind `self`.
  func meansInstanceMember(_ index: Int) -> Bool {
    if declaresInstanceProperty(index) { return true }
    let name = bareName(ofToken: index)
    let scopes = Scopes(self)
    if index > 0, tokens[index - 1].kind == .period {
      guard index > 1, text(ofToken: index - 2) == "self",
        index < 3 || tokens[index - 3].kind != .period, let type = scopes.enclosingType(at: index)
      else { return false }
      return scopes.parts(of: type).contains { part in
        part.body?.items.contains { $0.isInstanceProperty && $0.boundNames.contains(name) } == true
      }
    }
    guard case .member(let binding) = scopes.meaning(of: name, at: index) else { return false }
    return (binding.node.kind == .binding ? binding.node.parent ?? binding.node : binding.node)
      .isInstanceProperty
  }

  /// Whether a token is a member of a type: `Bool.isNew`, or `.isNew` where a value starts.
  func meansStaticMember(_ index: Int, ofTypeNamed type: String) -> Bool {
    guard index > 1, tokens[index].kind == .identifier, tokens[index - 1].kind == .period else {
      return false
    }
    if text(ofToken: index - 2) == type { return index < 3 || tokens[index - 3].kind != .period }
    switch tokens[index - 2].kind {
    case .leftParen, .leftSquare, .comma, .colon, .equal, .binaryOperator, .prefixOperator: return true
    case .keyword: return ["return", "if", "guard", "while"].contains(text(ofToken: index - 2))
    default: return false
    }
  }
}

extension Syntax {
  /// Of a variable: whether it is a property of the values of a type that is not `Bool`.
  fileprivate var isInstanceProperty: Bool {
    guard kind == .variableDeclaration, let owner = owningType, owner.extendedOrDeclaredName != "Bool" else {
      return false
    }
    return !isStaticMember
  }
}
