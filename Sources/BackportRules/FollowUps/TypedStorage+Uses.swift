// tip = Tip()          print(tip?.title)                                       the same
// tip?.update { tip }  change(&tip)  tip?.title = tip?.title ?? ""            not the same: what is stored is in use
//                                                                              until the call or assignment is over
// Of a class: only change(&tip) and operators that change it are not.
import LintCore
import Native
import SwiftSource

extension TypedStorage {
  /// Of `any P` and `Tip?`: the name.
  var plainType: String {
    let name = type.hasSuffix("?") ? String(type.dropLast()) : type
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  /// Whether every change replaces the whole value. A computed property gives copies; a stored value must not be asked
  /// for while a part of it is changed.
  func isChangedWhole(in pass: ChangePass) -> Bool {
    let (name, isReference) = (names.property, isReference(in: pass))
    if property.isPrivate { return !property.tree.mayChange(name, isReference: isReference) }
    return pass.hidden == nil
      && trees(naming: name, in: pass).allSatisfy { !$0.mayChange(name, isReference: isReference) }
  }

  /// Whether the type of a value may hold, by way of its own values, the one it is stored in.
  func mayHoldItself(in pass: ChangePass) -> Bool {
    guard let owner = property.owningType, let name = owner.typeName, !type.hasPrefix("["),
      ![.classDeclaration, .actorDeclaration].contains(owner.kind)
    else { return false }
    // What a generic type makes of its arguments is not looked for.
    let isList = ["Set<", "Array<", "Dictionary<"].contains(where: type.hasPrefix)
    if type.contains("<"), !isList { return true }
    var seen: Set<String> = []
    return plainType == name || declarations(in: pass).contains { $0.mayHoldValue(of: name, &seen) }
  }

  private func declarations(in pass: ChangePass) -> [Syntax] {
    let name = plainType
    return trees(naming: name, in: pass).flatMap { tree in
      tree.nodes { $0.isTypeDeclaration && $0 != .extensionDeclaration }.filter { $0.declaredName == name }
    }
  }

  /// Whether only objects are stored.
  private func isReference(in pass: ChangePass) -> Bool {
    let name = plainType
    let declared = declarations(in: pass)
    if declared.isEmpty {
      let native = NativeIndex.builtIn.types(named: name)
      return !native.isEmpty && native.allSatisfy { $0.kind == .classType || $0.kind == .actor }
    }
    return declared.allSatisfy { node in
      switch node.kind {
      case .classDeclaration, .actorDeclaration: true
      case .protocolDeclaration: node.inheritedNames.contains("AnyObject")
      default: false
      }
    }
  }
}

extension Syntax {
  /// Of a type: whether a value of another type may be a part of its own, for all that its file and the system show.
  fileprivate func mayHoldValue(of type: String, _ seen: inout Set<String>) -> Bool {
    guard let own = declaredName, seen.insert(own).inserted else { return false }
    if [.classDeclaration, .actorDeclaration, .protocolDeclaration].contains(kind) { return false }
    let parts = storedTokens ?? Array(tokenIndices)
    let names = Set(parts.filter { tree.tokens[$0].kind == .identifier }.map(tree.bareName(ofToken:)))
    for name in names where name != own && name.first?.isUppercase == true {
      if name == type { return true }
      let declared = tree.nodes(where: \.isTypeDeclaration).filter {
        $0.kind != .extensionDeclaration && $0.declaredName == name
      }
      if declared.contains(where: { $0.mayHoldValue(of: type, &seen) }) { return true }
      if declared.isEmpty, !Self.standardTypes.contains(name), NativeIndex.builtIn.types(named: name).isEmpty
      {
        return true
      }
    }
    return false
  }

  /// Of a type: what tells the types of its stored values; `nil`: a value is stored whose type does not show.
  private var storedTokens: [Int]? {
    guard let body else { return nil }
    var found = attributes.flatMap(\.tokenIndices)
    for item in body.items {
      switch item.kind {
      case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .deinitializerDeclaration,
        .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration:
        // A macro beside a member may add others.
        if !item.isStaticMember { found += item.attributes.flatMap(\.tokenIndices) }
      case .variableDeclaration:
        if item.isStaticMember { continue }
        if item.children(.binding).allSatisfy({ $0.child(.accessorBlock)?.hasGetter == true }) {
          found += item.attributes.flatMap(\.tokenIndices)
        } else if item.children(.binding).allSatisfy({ $0.child(.type) != nil }) {
          found += item.tokenIndices
        } else {
          return nil
        }
      default: found += item.tokenIndices
      }
    }
    return found
  }

  private static let standardTypes: Set<String> = [
    "Int", "Double", "Float", "Bool", "String", "Character", "Array", "Dictionary", "Set", "Optional", "Any",
    "AnyObject", "Void", "Self", "Never", "CGFloat", "CGRect", "CGPoint", "CGSize", "NSObject",
  ]
}

extension SyntaxTree {
  /// Whether something of that name may be changed in its place, or a part of it may.
  /// - Parameter isReference: it is an object, whose parts are changed in theirs.
  fileprivate func mayChange(_ name: String, isReference: Bool) -> Bool {
    let scopes = Scopes(self)
    return identifiers(among: NameFilter([name])).contains { index in
      let isMember = index > 0 && tokens[index - 1].kind == .period
      guard bareName(ofToken: index) == name, isMember || !scopes.isLocal(name, at: index) else {
        return false
      }
      let parents = node(coveringToken: index).selfAndAncestors
      if parents.contains(where: { $0.kind == .keyPath }) { return true }
      // The next chain may be that of a call around the name.
      let chain = parents.first { $0.kind == .chain }.flatMap { chain in
        chain.baseTokens == index..<index + 1 || chain.suffixes.contains { $0.anchorIndex == index }
          ? chain : nil
      }
      let isPart = chain.map { $0.tokenIndices.upperBound > endOfUnwrapping(index) } ?? false
      var place = chain?.tokenIndices ?? index..<endOfUnwrapping(index)
      while place.lowerBound > 0, tokens[place.lowerBound - 1].kind == .leftParen,
        tokens[place.upperBound].kind == .rightParen, !isCall(place.lowerBound - 1)
      {
        place = place.lowerBound - 1..<endOfUnwrapping(place.upperBound)
      }
      let before = place.lowerBound - 1
      if before >= 0, tokens[before].kind == .prefixAmpersand { return true }
      if before >= 0, tokens[before].kind == .prefixOperator, !["!", "-"].contains(text(ofToken: before)) {
        return true
      }
      let isOperated = chain?.suffixes.contains {
        $0.kind == .operatorSuffix && tokens[$0.anchorIndex].kind == .postfixOperator
      }
      if isOperated ?? false { return true }
      if isReference, isPart { return false }
      if isPart, let chain {
        if chain.suffixes.contains(where: { $0.kind == .callSuffix && $0.tokenIndices.lowerBound > index }) {
          return true
        }
      }
      if !isReference, place.lowerBound < index,
        [.period, .leftSquare].contains(tokens[place.upperBound].kind)
      {
        return true
      }
      switch tokens[place.upperBound].kind {
      case .equal: return place.upperBound != index + 1
      case .postfixOperator: return true
      case .binaryOperator: return !Self.readingOperators.contains(text(ofToken: place.upperBound))
      default: return false
      }
    }
  }

  /// The end of a name or parenthesis with the `?` and `!` right behind it.
  private func endOfUnwrapping(_ index: Int) -> Int {
    var end = index + 1
    while [.postfixQuestionMark, .exclamationMark].contains(tokens[end].kind) { end += 1 }
    return end
  }

  /// Whether a parenthesis begins the arguments of a call.
  private func isCall(_ index: Int) -> Bool {
    index > 0 && [.identifier, .rightParen, .rightSquare].contains(tokens[index - 1].kind)
      && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  private static let readingOperators: Set<String> = ["??", "==", "!=", "===", "!==", "<", ">"]
}
