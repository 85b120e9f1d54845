// final class Lock { deinit { … } }            its release runs the `deinit`
// struct Holder { let lock = makeLock() }      so does that of what stores one,
// final class OwnLock: Lock {}                 and of an heir
// makeLock(), center.lock(2), Lock.make()      give back one, where the file declares a function of the name that does
// session, player.session, sessions.first      hold one, where the file declares a variable of the name that does
import SwiftSource

extension SyntaxTree {
  /// Whether the release of a value of a type runs a `deinit` of the file: its own, that of a superclass, or of what it stores.
  func runsDeinit(whenReleasing name: String) -> Bool {
    var seen: Set<String> = []
    return !declarations(named: "deinit").isEmpty && runsDeinit(whenReleasing: name, &seen)
  }

  private func runsDeinit(whenReleasing name: String, _ seen: inout Set<String>) -> Bool {
    guard name.isTypeName, seen.insert(name).inserted else { return false }
    guard let types = types(named: name) else {
      let aliases = declarations(named: name).filter { $0.kind == .typealiasDeclaration }
      return runsDeinit(whenReleasingAny: aliases.compactMap { $0.child(.type)?.tokenIndices }, &seen)
    }
    for type in types where type.kind != .protocolDeclaration {
      let items = type.body?.items ?? []
      if items.contains(where: { $0.kind == .deinitializerDeclaration }) { return true }
      if type.kind == .extensionDeclaration { continue }
      let holders = items.filter(\.holdsForInstance) + [type.child(.inheritance)].compactMap { $0 }
      if runsDeinit(whenReleasingAny: holders.map(\.tokenIndices), &seen) { return true }
    }
    return false
  }

  private func runsDeinit(whenReleasingAny parts: [Range<Int>], _ seen: inout Set<String>) -> Bool {
    let names = parts.reduce(into: Set<String>()) { $0.formUnion(typesMade(in: $1)) }
    return names.contains { runsDeinit(whenReleasing: $0, &seen) }
  }

  /// The types that some tokens name, and those of what the functions of the file give back that are called there.
  func typesMade(in tokens: Range<Int>) -> Set<String> {
    tokens.reduce(into: []) { names, index in
      guard self.tokens[index].kind == .identifier else { return }
      let name = text(ofToken: index)
      if name.isTypeName {
        names.insert(name)
      } else if index + 1 < self.tokens.count, self.tokens[index + 1].kind == .leftParen {
        names.formUnion(resultTypes(ofFunction: name))
      }
    }
  }

  /// The types that the functions of a name give back, as far as the file declares them.
  func resultTypes(ofFunction name: String) -> Set<String> {
    declarations(named: name).reduce(into: []) { names, function in
      guard let result = function.child(.returnType)?.child(.type) else { return }
      if result.text == "Self" || result.text == "Self?" {
        if let owner = function.enclosingDeclaration?.extendedOrDeclaredName { names.insert(owner) }
      } else {
        names.formUnion(result.typesNamed)
      }
    }
  }

  /// The types that the last name of a path may have by what the file declares: `player.session`, `sessions.first?`.
  func typesHeld(by path: Range<Int>) -> Set<String> {
    if let cast = path.first(where: { tokens[$0].keyword == .as }) {
      return typesMade(in: cast..<path.upperBound)
    }
    guard let last = nameOfHolder(in: path) else { return [] }
    let name = text(ofToken: last)
    let isOwn = last == path.lowerBound || last == path.lowerBound + 2 && text(ofToken: last - 2) == "self"
    if isOwn, let binding = Scopes(self).meaning(of: name, at: last).binding, binding.kind != .function {
      return binding.typesHeld
    }
    return typesDeclared(ofValue: name)
  }

  /// The types of the variables, parameters and results of functions of a name.
  func typesDeclared(ofValue name: String) -> Set<String> {
    let variables = nodes { $0 == .binding || $0 == .parameter }.filter {
      $0.kind == .binding ? $0.boundNames.contains(name) : $0.declares(parameter: name)
    }
    return variables.reduce(into: resultTypes(ofFunction: name)) { $0.formUnion($1.typesOfValue) }
  }

  /// The last name of a path, if another file may declare it: a member, `session` of `player.session`, or what no
  /// declaration of the file is.
  func holderElsewhere(_ path: Range<Int>) -> String? {
    guard let last = nameOfHolder(in: path) else { return nil }
    let name = text(ofToken: last)
    if last > path.lowerBound { return tokens[last - 1].kind == .period ? name : nil }
    guard case .elsewhere = Scopes(self).meaning(of: name, at: last) else { return nil }
    return name
  }

  /// The name before members that give an element or what is wrapped, subscripts and arguments.
  private func nameOfHolder(in path: Range<Int>) -> Int? {
    var index = path.upperBound - 1
    while path.contains(index) {
      switch tokens[index].kind {
      case .postfixQuestionMark, .exclamationMark, .period: index -= 1
      case .rightSquare, .rightParen:
        guard let open = matchingBracket(ofToken: index), open > path.lowerBound else { return nil }
        index = open - 1
      case .identifier:
        let isElement =
          Self.elementMembers.contains(text(ofToken: index)) && index > path.lowerBound
          && tokens[index - 1].kind == .period
        if !isElement { return index }
        index -= 1
      default: return nil
      }
    }
    return nil
  }

  private static let elementMembers: Set<String> = [
    "first", "last", "values", "value", "wrappedValue", "popLast", "popFirst", "removeLast", "removeFirst",
  ]
}

extension Syntax {
  /// Of a type: the names in it; none of a function's.
  fileprivate var typesNamed: Set<String> { text.contains("->") ? [] : tree.typesMade(in: tokenIndices) }

  /// Of a binding or parameter: the types of what it holds.
  fileprivate var typesOfValue: Set<String> {
    if let type = child(.type) { return type.typesNamed }
    guard let value = child(.initializer), child(.accessorBlock)?.hasGetter != true else { return [] }
    return tree.typesMade(in: value.tokenIndices)
  }

  fileprivate func declares(parameter name: String) -> Bool {
    let next = anchorIndex + 1
    return tree.text(ofToken: anchorIndex) == name
      || tree.tokens[next].kind == .identifier && tree.text(ofToken: next) == name
  }

  /// Of a member: whether an instance holds its value.
  fileprivate var holdsForInstance: Bool {
    switch kind {
    case .enumCaseDeclaration: true
    case .variableDeclaration:
      !isStaticMember && modifiers.isDisjoint(with: ["weak", "unowned"])
        && child(.binding)?.child(.accessorBlock)?.hasGetter != true
    default: false
    }
  }
}

extension NameBinding {
  fileprivate var typesHeld: Set<String> {
    switch node.kind {
    case .parameter: node.typesOfValue
    case .conditionElement: node.child(.initializer).map { node.tree.typesMade(in: $0.tokenIndices) } ?? []
    default: variable?.typesOfValue ?? []
    }
  }
}
