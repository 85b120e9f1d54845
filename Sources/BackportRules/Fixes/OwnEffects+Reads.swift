// var size: Int { total }      reads `total`: a getter, or what is made when it is first read
// var last: Int { self[0] }    reads an element: whatever subscript of the file has an effect
// Theme("dark")                runs an initializer, which may do more than to give its own members values
import SwiftSource

extension Syntax {
  /// Whether it reads a property or element with an effect that the file declares, as far as names tell.
  /// - Parameter seen: the declarations that were looked into.
  func reads(withEffect seen: inout Set<Int>) -> Bool {
    let names = membersMentioned
    if !names.isEmpty {
      for binding in tree.nodes(where: { $0 == .binding })
      where !names.isDisjoint(with: binding.boundNames) && binding.mayRunWhenRead {
        if seen.insert(binding.index).inserted, binding.hasEffectWhenRead(&seen) { return true }
      }
    }
    guard descendants.contains(where: { $0.kind == .subscriptSuffix }) else { return false }
    for item in tree.nodes(where: { $0 == .subscriptDeclaration }) where seen.insert(item.index).inserted {
      for body in item.getterBodies where body.hasEffect(&seen) { return true }
    }
    return false
  }

  /// The names in it of what may be members: not those of its own variables, parameters and labels.
  private var membersMentioned: Set<String> {
    let scopes = Scopes(tree)
    return tokenIndices.reduce(into: []) { names, index in
      guard tree.tokens[index].kind == .identifier else { return }
      let name = tree.text(ofToken: index).withoutBackticks
      if names.contains(name) { return }
      guard tree.isMember(index) else {
        if !scopes.isLocal(name, at: index) { names.insert(name) }
        return
      }
      // What a call or a literal gives has mostly the standard library's `count`.
      let isOfResult = [.rightParen, .rightBrace, .rightSquare].contains(tree.tokens[index - 2].kind)
      if !isOfResult || !SyntaxTree.pureMembers.contains(name) { names.insert(name) }
    }
  }

  /// Of a binding: whether it is a member that has a getter, or is made when it is first read.
  private var mayRunWhenRead: Bool {
    guard let variable = parent, variable.kind == .variableDeclaration else { return false }
    return child(.accessorBlock)?.hasGetter == true || variable.isStaticMember
      || variable.modifiers.contains("lazy")
  }

  /// Of an initializer: whether it does more than to give members of what it makes a value.
  fileprivate func initializes(withEffect seen: inout Set<Int>) -> Bool {
    guard let body = child(.codeBlock) else { return false }
    let acts = body.descendants.contains { item in
      guard item.isItem, item.parent?.kind != .closure, [.chain, .expressionStatement].contains(item.kind)
      else {
        return false
      }
      return !item.givesMemberValue && !item.callsInitializer
        && !Scopes(tree).isLocal(
          tree.text(ofToken: item.tokenIndices.lowerBound).withoutBackticks, at: item.tokenIndices.lowerBound)
    }
    return acts || body.runs(withEffect: &seen)
  }

  /// `self.size = size`, `size = 3`.
  private var givesMemberValue: Bool {
    let first = tokenIndices.lowerBound
    let isSelf = tree.text(ofToken: first) == "self" && tree.tokens[first + 1].kind == .period
    let name = isSelf ? first + 2 : first
    return tree.tokens[name].kind == .identifier && !tree.text(ofToken: name).isTypeName
      && tree.tokens[name + 1].kind == .equal
  }

  /// `self.init()`, `super.init()`.
  private var callsInitializer: Bool {
    let first = tokenIndices.lowerBound
    return ["self", "super"].contains(tree.text(ofToken: first))
      && tree.tokens[first + 1].kind == .period && tree.text(ofToken: first + 2) == "init"
  }
}

extension SyntaxTree {
  /// Whether making a value of a type of the file has an effect.
  /// - Parameters:
  ///   - call: which initializers it may be for, its labels tell.
  ///   - seen: the declarations that were looked into.
  func makes(_ name: String, by call: Syntax, withEffect seen: inout Set<Int>) -> Bool {
    let labels = call.arguments.map(\.label)
    for type in types(named: name) ?? [] {
      let isNew = seen.insert(type.index).inserted
      for item in type.body?.items ?? [] {
        if item.kind == .initializerDeclaration {
          guard item.parameterList?.mayTake(labels) != false, seen.insert(item.index).inserted else {
            continue
          }
          if item.initializes(withEffect: &seen) { return true }
        } else if !isNew {
          continue
        } else if item.kind == .variableDeclaration, !item.isStaticMember, !item.modifiers.contains("lazy") {
          for binding in item.children(.binding) {
            if let value = binding.child(.initializer), value.runs(withEffect: &seen) { return true }
          }
        }
      }
    }
    return false
  }
}
