// final class Lock { deinit { … } }            its release runs the `deinit`
// struct Holder { let lock = makeLock() }      so does that of what stores one,
// final class OwnLock: Lock {}                 and of an heir
// var lock: Closing                            holds one, where `Lock` is a `Closing`; `Any`, `() -> Void` and `Value` may
// makeLock(), center.lock(2), Lock.make()      give back one, where the file declares a function of the name that does
// session, player.session, sessions.first      hold one, where the file declares a variable of the name that does
import SwiftSource

extension SyntaxTree {
  /// Whether the release of an instance of a type runs a `deinit`: its own, that of a superclass, or of what it stores.
  /// - Parameter known: what other files tell.
  func runsDeinit(whenReleasing name: String, knowing known: DeinitTypes = DeinitTypes()) -> Bool {
    var seen: Set<String> = []
    return mayRunDeinit(known) && runsDeinit(whenReleasing: name, known, &seen)
  }

  /// The same of what a variable of a type may hold, which may be an heir, or of any type that conforms to it.
  func runsDeinit(whenHolding name: String, knowing known: DeinitTypes = DeinitTypes()) -> Bool {
    var seen: Set<String> = []
    return mayRunDeinit(known)
      && (DeinitTypes.namesOfAnything.contains(name) || runsDeinit(whenHolding: name, known, &seen))
  }

  private func mayRunDeinit(_ known: DeinitTypes) -> Bool {
    !known.isEmpty || !declarations(named: "deinit").isEmpty
  }

  private func runsDeinit(whenHolding name: String, _ known: DeinitTypes, _ seen: inout Set<String>) -> Bool {
    if known.mayBeHeld(as: name) || runsDeinit(whenReleasing: name, known, &seen) { return true }
    return heirs(of: name).contains { runsDeinit(whenReleasing: $0, known, &seen) }
  }

  private func runsDeinit(
    whenReleasing name: String, _ known: DeinitTypes, _ seen: inout Set<String>
  ) -> Bool {
    guard name.isTypeName, seen.insert(name).inserted else { return false }
    if known.own.contains(name) { return true }
    guard let types = types(named: name) else {
      let aliases = declarations(named: name).filter { $0.kind == .typealiasDeclaration }
      return typesMade(in: aliases.compactMap { $0.child(.type) }).contains {
        runsDeinit(whenHolding: $0, known, &seen)
      }
    }
    for type in types where type.kind != .protocolDeclaration {
      let items = type.body?.items ?? []
      if items.contains(where: { $0.kind == .deinitializerDeclaration }) { return true }
      if type.kind == .extensionDeclaration { continue }
      if typesMade(in: items.filter(\.holdsForInstance)).contains(where: {
        runsDeinit(whenHolding: $0, known, &seen)
      }) {
        return true
      }
      if typesMade(in: [type.child(.inheritance)].compactMap { $0 }).contains(where: {
        runsDeinit(whenReleasing: $0, known, &seen)
      }) {
        return true
      }
    }
    return false
  }

  /// The types that inherit from one or conform to it, as far as the file shows.
  private func heirs(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for heir in types(inheriting: next) where found.insert(heir).inserted { open.append(heir) }
    }
    return found
  }

  private func typesMade(in parts: [Syntax]) -> Set<String> {
    parts.reduce(into: []) { $0.formUnion(typesMade(in: $1.tokenIndices)) }
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
    if path.count == 1, text(ofToken: path.lowerBound) == "self" {
      return Set([typeOfWeakSelf(at: path.lowerBound)].compactMap { $0 })
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
  /// Of a type: the names in it. A closure may hold anything, and so may what a generic parameter stands for.
  fileprivate var typesNamed: Set<String> {
    if text.contains("->") { return DeinitTypes.namesOfAnything }
    let names = tree.typesMade(in: tokenIndices)
    return names.reduce(into: names) { names, name in
      guard tree.types(named: name) == nil,
        let parameter = Scopes(tree).meaning(of: name, at: tokenIndices.lowerBound).binding,
        parameter.kind == .genericParameter
      else { return }
      let bounds = tree.typesMade(in: parameter.node.tokenIndices).subtracting([name])
      names.formUnion(bounds.isEmpty ? DeinitTypes.namesOfAnything : bounds)
    }
  }

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
