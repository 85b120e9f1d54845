// { try f() }                           throws
// { do { try f() } catch { … } }        does not: all is caught
// { await f() }, { async let x = f() }  is async
// { () throws in … }                    what the signature says, and nothing else
import SwiftSource

/// What a function does beside giving something back.
struct Effects: OptionSet {
  let rawValue: UInt8
  static let async = Effects(rawValue: 1)
  static let throwing = Effects(rawValue: 2)

  /// As a signature has them, each with a space behind it.
  var words: String { (contains(.async) ? "async " : "") + (contains(.throwing) ? "throws " : "") }
}

extension Syntax {
  /// Of a closure: the effects that it has by its signature, or else by its statements.
  var closureEffects: Effects {
    if let written = child(.closureSignature)?.child(.returnType)?.writtenEffects, !written.isEmpty {
      return written
    }
    var result: Effects = []
    if !throwingTokens(caught: false).isEmpty { result.insert(.throwing) }
    if !waitingTokens.isEmpty { result.insert(.async) }
    return result
  }

  /// Of a closure: how many of its words give it an effect.
  var effectCount: Int { throwingTokens(caught: false).count + waitingTokens.count }

  /// Of a `returnType`: the effects before the arrow.
  private var writtenEffects: Effects {
    var result: Effects = []
    for index in tokenIndices.prefix(while: { tree.tokens[$0].kind != .arrow }) {
      switch tree.tokens[index].keyword {
      case .async: result.insert(.async)
      case .throws: result.insert(.throwing)
      default: break
      }
    }
    return result
  }

  /// Its `try`s and `throw`s, without those of nested functions.
  /// - Parameter caught: also those that a `catch` within it is for.
  func throwingTokens(caught: Bool) -> [Int] {
    tokens { inner in
      inner.isOtherFunction || !caught && inner.kind == .codeBlock && inner.parent?.catchesAll == true
    }.filter { index in
      if tree.isMember(index) { return false }
      switch tree.tokens[index].keyword {
      case .throw: return true
      case .try: return !["?", "!"].contains(tree.text(ofToken: index + 1))
      default: return false
      }
    }
  }

  private var waitingTokens: [Int] {
    tokens(outside: \.isOtherFunction).filter { index in
      if tree.isMember(index) { return false }
      switch tree.tokens[index].keyword {
      case .await: return tree.tokens[index + 1].kind != .colon
      case .async: return [.let, .var].contains(tree.tokens[index + 1].keyword)
      default: return false
      }
    }
  }

  private var isOtherFunction: Bool { isFunctionLike || kind.isTypeDeclaration }

  /// Of a `do`: whether one of its `catch`es takes every error.
  private var catchesAll: Bool {
    children(.catchClause).contains { clause in
      let words = clause.pattern.map { tree.text(ofToken: $0) }
      return words.isEmpty || words == ["_"] || words.count == 2 && ["let", "var"].contains(words[0])
    }
  }

  /// Of a `catch`: what stands before its block.
  var pattern: Range<Int> {
    let start = tokenIndices.lowerBound + 1
    return start..<max(start, body?.tokenIndices.lowerBound ?? start)
  }
}

extension SyntaxTree {
  func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1].kind == .period }
}
