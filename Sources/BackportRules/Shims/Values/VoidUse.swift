// store.reload()                        as a statement: what the native call gives is dropped
// return store.reload()                 stays: a value would be returned
// let done = { store.reload() }         in doubt: the closure would return what the native call returns
import SwiftSource

/// How a call of something that gives nothing would take it if it gave something.
enum VoidUse {
  case dropped, needed
  /// It is all of a closure, whose type is worked out from it.
  case resultOfClosure

  /// - Parameter chain: the whole call.
  init(of chain: Syntax) {
    guard let item = chain.parent, item.kind == .expressionStatement, item.isCall(chain) else {
      let isAlone = chain.parent.map { $0.kind == .closure && $0.hasItems } ?? false
      self = isAlone ? Self(ofItem: chain) : .needed
      return
    }
    self = Self(ofItem: item)
  }

  private init(ofItem item: Syntax) {
    guard item.isItem, let block = item.parent else {
      self = .needed
      return
    }
    if item.nextItem != nil || item.previousItem != nil {
      self = .dropped
      return
    }
    switch (block.kind, block.parent?.kind) {
    case (.closure, _):
      let isTyped = block.child(.closureSignature)?.child(.returnType)?.child(.type) != nil
      self = isTyped || block.isHandler ? .dropped : .resultOfClosure
    case (.switchCase, .switchStatement?), (.codeBlock, .ifStatement?), (.codeBlock, .doStatement?):
      self = block.parent.map { Self(ofStatement: $0) } ?? .dropped
    default: self = .dropped
    }
  }

  private init(ofStatement statement: Syntax) {
    var statement = statement
    while let outer = statement.parent, outer.kind == .ifStatement || outer.kind == .labeledStatement {
      statement = outer
    }
    self = statement.flags.contains(.isExpression) ? .needed : Self(ofItem: statement)
  }
}

extension Syntax {
  /// Of a function: whether it gives nothing.
  var givesNothing: Bool {
    guard let type = child(.returnType)?.child(.type) else { return true }
    return ["Void", "()"].contains(type.text)
  }

  /// Of a statement: whether it is nothing but that call, with `try` and `await` before it.
  fileprivate func isCall(_ chain: Syntax) -> Bool {
    chain.tokenIndices.upperBound == tokenIndices.upperBound
      && (tokenIndices.lowerBound..<chain.tokenIndices.lowerBound).allSatisfy {
        ["try", "await", "!", "?"].contains(tree.text(ofToken: $0))
      }
  }

  /// Of a closure: whether what it is passed to, or stored in, is known to want nothing of it.
  fileprivate var isHandler: Bool {
    if let owner = typedOwner, owner.child(.type)?.text.hasSuffix("Void") == true { return true }
    guard let call = ancestors.first(where: { $0.kind == .callSuffix || $0.kind == .codeBlock }),
      call.kind == .callSuffix
    else { return false }
    return call.calleeName.map(SystemNames.handlerTakers.contains) ?? false
  }
}
