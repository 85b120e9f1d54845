import SwiftSource

extension RenamedDeclaration {
  /// The last part of its owner's name.
  var ownerName: String? {
    owner.map { path in
      String((path.split(separator: ".").last ?? "").prefix { $0 != "<" })
    }
  }

  /// The type that callers write before the new name; `nil`: the one that they write already, or none.
  var ownerToWrite: String? {
    guard let new = newName, new.owner != owner || isGlobal else { return nil }
    return new.owner
  }

  /// The type that callers have to name, without its members.
  var typeToWrite: String? {
    let type = ownerToWrite ?? (kind == .type ? newName?.name : nil)
    return type.map { String($0.prefix { $0 != "." }) }
  }
}

extension SyntaxTree {
  /// Whether a token lies in the declaration that has the new name.
  func isWritten(around token: Int, _ old: RenamedDeclaration, as new: NewName) -> Bool {
    let owner = new.owner.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? old.ownerName
    return node(coveringToken: token).ancestors.contains { node in
      guard
        node.declaredName == new.name || node.kind == .variableDeclaration && node.boundNames == [new.name],
        let container = node.parent?.scopeContainer
      else { return false }
      let around = container.kind == .memberBlock ? container.parent?.extendedOrDeclaredName : nil
      guard around == (old.isGlobal && new.owner == nil ? nil : owner) else { return false }
      guard node.kind == .functionDeclaration, let labels = new.labels else { return true }
      return node.parameterList?.map(\.label) == labels
    }
  }
}
