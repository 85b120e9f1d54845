// var count: Int { db.rows().count }      calls what other files may declare, override or set
// lazy var last = store.load().last       the same
// var isEmpty: Bool { items.filter { $0.isNew }.isEmpty }    calls what the standard library declares
//
// A member that counts as pure (see `Purity`) may run code out of sight: what it calls is a requirement, is overridden, is a
// closure, or stands in another file.
import Native
import SwiftSource

extension SyntaxTree {
  /// Whether the file declares a property of a name that calls what is not known to only find a value.
  func mayRunUnknownCode(whenReading name: String) -> Bool {
    nodes { $0 == .binding }.contains { $0.boundNames.contains(name) && $0.mayRunUnknownCode }
  }
}

extension Syntax {
  /// Of a variable's binding: whether reading it calls what is not known to only find a value.
  var mayRunUnknownCode: Bool {
    guard let variable = parent, variable.kind == .variableDeclaration else { return false }
    if variable.hasOwnWrapper { return true }
    if variable.isStaticMember || variable.modifiers.contains("lazy"),
      child(.initializer)?.callsUnknownCode == true
    {
      return true
    }
    return getterBodies.contains(where: \.callsUnknownCode)
  }

  /// Whether it calls what the file does not show, or what is not known to only find a value.
  fileprivate var callsUnknownCode: Bool {
    var seen: Set<Int> = []
    return callsUnknownCode(&seen)
  }

  private func callsUnknownCode(_ seen: inout Set<Int>) -> Bool {
    for call in descendants where call.kind == .callSuffix && call.tokenIndices.lowerBound > 0 {
      let name = call.tokenIndices.lowerBound - 1
      guard tree.tokens[name].kind == .identifier else {
        // `{ … }()`: what the closure calls is looked at, too.
        if tree.tokens[name].keyword == .`init` || tree.tokens[name].kind == .rightBrace { continue }
        return true
      }
      let called = tree.text(ofToken: name).withoutBackticks
      if called.isTypeName {
        if tree.types(named: called) == nil, !called.isKnownConcreteType { return true }
        continue
      }
      let own = tree.declarations(named: called)
      if own.isEmpty, !ValueMethods.finding.contains(called), !call.isCalledOnVariable { return true }
      for declaration in own where seen.insert(declaration.index).inserted {
        guard declaration.kind == .functionDeclaration, declaration.isAllThatRuns,
          let body = declaration.child(.codeBlock), !body.callsUnknownCode(&seen)
        else { return true }
      }
    }
    return false
  }

  /// Of a call: whether it is one of a method of a local variable: `all.append(2)`.
  private var isCalledOnVariable: Bool {
    guard let chain = parent, chain.kind == .chain, chain.baseTokens.count == 1 else { return false }
    return chain.suffixes.map(\.kind) == [.memberSuffix, .callSuffix]
      && tree.isVariable(chain.baseTokens.lowerBound)
  }

  /// Of a function: whether nothing else runs in its place, as an override or what takes the place of a default does.
  private var isAllThatRuns: Bool {
    guard let owner = owningType, !isStaticMember, !isPrivate else { return true }
    switch owner.kind {
    case .structDeclaration, .enumDeclaration, .actorDeclaration: return true
    case .classDeclaration: return modifiers.contains("final") || owner.modifiers.contains("final")
    default:
      let types = owner.typeName.flatMap { tree.types(named: $0) } ?? []
      return types.contains { [.structDeclaration, .enumDeclaration].contains($0.kind) }
    }
  }
}
