// var item = list[0]; show(item.name)    reads a property, and leaves `item` unchanged
// item.contains(3), item.map { … }.last  calls a method of the standard library's for values, and leaves it unchanged
// item.name = "a", item.name += "a", change(&item.name), item.name.append("a"), item.show()    may change it
// item.total, item.contains(3)           changes it where a structure declares `lazy var total`, `mutating func contains`
import LintCore
import SwiftSource

extension SyntaxTree {
  /// Of the mention of a variable: the names of the properties behind it, and of a method that reads, if nothing else is
  /// done with these than to read them; `nil`: something else may be done.
  func propertiesOnlyRead(at index: Int) -> [String]? {
    let chain = node(coveringToken: index)
    guard index > 0, chain.kind == .chain, chain.baseTokens == index..<index + 1,
      isReadAfterToken(before: index, ofKnownType: false)
    else { return nil }
    let suffixes = chain.suffixes
    if let call = suffixes.firstIndex(where: { [.callSuffix, .trailingClosure].contains($0.kind) }), call > 0,
      suffixes[..<call].allSatisfy({ $0.kind == .memberSuffix }),
      ValueMethods.reading.contains(suffixes[call - 1].name)
    {
      // What is done to its result leaves the variable alone.
      return suffixes[..<call].map(\.name)
    }
    let properties = suffixes.filter { $0.kind == .memberSuffix }
    guard suffixes.allSatisfy({ $0.kind == .memberSuffix || ["?", "!"].contains($0.text) }),
      suffixes.last?.kind == .memberSuffix, !isAssigned(index)
    else { return nil }
    let next = chain.tokenIndices.upperBound
    switch tokens[next].kind {
    case .equal: return nil
    case .binaryOperator where !isReadingOperator(next, ofKnownType: false): return nil
    default: return properties.map(\.name)
    }
  }

  /// Whether a structure of the file has a property or method of a name that changes the structure when it is read or
  /// called.
  fileprivate func changes(whenReading name: String) -> Bool {
    if declarations(named: name).contains(where: { $0.modifiers.contains("mutating") }) { return true }
    return nodes { $0 == .binding }.contains { binding in
      guard binding.boundNames.contains(name), let variable = binding.parent, !variable.isStaticMember,
        let owner = variable.owningType, ![.classDeclaration, .actorDeclaration].contains(owner.kind)
      else { return false }
      return variable.modifiers.contains("lazy") || variable.hasOwnWrapper
        || binding.child(.accessorBlock)?.children.contains { $0.modifiers.contains("mutating") } ?? false
    }
  }
}

extension ChangePass {
  private static let wordOfDynamicMembers = "dynamicMemberLookup"

  /// What has to be requested for some properties.
  func namesToRead(_ properties: Set<String>) -> Set<String> {
    properties.isEmpty ? [] : properties.declarations.union([Self.wordOfDynamicMembers])
  }

  /// Whether reading one of some properties may change the structure that has it. Requires that `namesToRead` were requested.
  func mayChange(whenReading properties: Set<String>) -> Bool {
    if properties.isEmpty { return false }
    // Any name may be one that a subscript takes, which may change what has it.
    let getters = WordSet(["mutating get", "mutating _read"], areNames: true)
    if project.files(naming: Self.wordOfDynamicMembers).contains(where: { $0.holds(getters) }) { return true }
    return properties.contains { name in
      project.files(declaring: name).contains { $0.tree.changes(whenReading: name) }
    }
  }
}
