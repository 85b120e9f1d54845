// "shown: \\(visibility)", print(visibility)      says the name of the case, and another text of a native value
// Set<Mode>, [Mode: String], view.id(mode)        works only with what is 'Hashable'
// mode == other, values.contains(mode)            works only with what is 'Equatable'
//
// What an enum without values can do by itself: it has a description, and is 'Equatable' and 'Hashable'. Only variables
// whose type is written are followed, in the file that writes it.
import LintCore
import SwiftSource

extension MirrorType {
  /// The uses of a file that the native type may not suit, or that show another text.
  func variableUses(in pass: FilePass) -> [MirrorUse] {
    let tree = pass.tree
    var doubts: [(token: Int, doubt: Doubt)] = []
    var names: Set<String> = []
    for type in tree.nodes(where: { $0 == .type }) where type.names(name) {
      if let doubt = doubt(aboutTypeMadeOfIt: type) { doubts.append((type.tokenIndices.lowerBound, doubt)) }
      names.formUnion(type.typedOwner?.boundOrOwnNames ?? [])
    }
    if !names.isEmpty {
      for index in tree.identifiers(among: NameFilter(names)) where names.contains(tree.text(ofToken: index))
      {
        if let doubt = doubt(aboutVariableAt: index, in: tree) { doubts.append((index, doubt)) }
      }
    }
    return doubts.filter { token, _ in
      !pass.lies(token, in: declaration.deletion) && !pass.lies(token, in: converter.deletion)
    }.map { token, doubt in
      MirrorUse(mirrors: [name], doubt: doubt, place: pass.projectPlace(tree.tokens[token].range))
    }
  }

  /// `Set<Mode>`, `[Mode: String]`
  private func doubt(aboutTypeMadeOfIt type: Syntax) -> Doubt? {
    if converter.facts.conforms(to: "Hashable") { return nil }
    let tokens = type.tokenIndices
    let isKey = tokens.contains {
      type.tree.text(ofToken: $0) == name && $0 + 1 < tokens.upperBound
        && type.tree.tokens[$0 + 1].kind == .colon
    }
    let isElement = ["Set", "Dictionary"].contains(type.tree.text(ofToken: tokens.lowerBound))
    return isKey || isElement ? .conformance("Hashable", converter.native) : nil
  }

  /// - Parameter index: a token with the name of a variable that has its type.
  private func doubt(aboutVariableAt index: Int, in tree: SyntaxTree) -> Doubt? {
    let node = tree.node(coveringToken: index)
    var value = node
    while value.kind == .chain || value.kind.isSuffix, let parent = value.parent { value = parent }
    let next = tree.tokens[index + 1]
    if next.kind == .binaryOperator, ["==", "!="].contains(tree.text(ofToken: index + 1)),
      !converter.facts.conforms(to: "Equatable")
    {
      return .conformance("Equatable", converter.native)
    }
    guard value.kind == .argument, value.tokenIndices.upperBound == index + 1, let call = value.parent else {
      return next.kind == .period && tree.text(ofToken: index + 2) == "hashValue"
        ? .conformance("Hashable", converter.native) : nil
    }
    let label = value.flags.contains(.labeled) ? value.name : nil
    if call.kind == .interpolation || Self.callsThatShow.contains(call.calleeName ?? "")
      || label == "describing" || label == "reflecting"
    {
      return .advice("a text shows the name of its case, and would show '\(converter.native)' in another way")
    }
    guard let callee = call.calleeName, !converter.facts.conforms(to: "Hashable") else { return nil }
    let isComparedBy = Self.callsThatCompare[callee].map { $0 == label } ?? false
    return isComparedBy ? .conformance("Hashable", converter.native) : nil
  }

  private static let callsThatShow: Set<String> = ["print", "debugPrint", "dump", "NSLog"]

  /// The functions of the system that ask for more than a value, with the label of that argument; empty: none.
  private static let callsThatCompare: [String: String?] = [
    "id": .none, "tag": .none, "contains": .none, "insert": .none, "firstIndex": "of", "lastIndex": "of",
    "onChange": "of", "animation": "value", "ForEach": .none, "matchedGeometryEffect": "id",
  ]
}
