// func f(_ s: PointerShape?)   f(.link)                  → a mirror
// let s: PointerShape = a ? .link : .upDown              → a mirror
// var s: PointerShape { .link }, s = .link, s == .link   → a mirror
// f(.link), f takes none                                 → something else
// let s = [.link].first                                  → unknown
import LintCore
import SwiftSource

/// What an implicit member (`.link`) is a member of, as far as the names around it tell.
enum MirrorExpectation {
  case mirror, other, unknown
  /// A mirror, if nothing else of the project has that name.
  case perhaps(String)
  case pattern

  init(of chain: Syntax, for mirror: MirrorType) {
    self = Reader(mirror: mirror, chain: chain, tree: chain.tree).expectation
  }

  private struct Reader {
    let mirror: MirrorType
    let chain: Syntax
    let tree: SyntaxTree

    var expectation: MirrorExpectation {
      let before = chain.tokenIndices.lowerBound - 1
      if before > 0, ["==", "!=", "="].contains(tree.text(ofToken: before)),
        chain.parent?.kind != .initializer, chain.parent?.kind != .parameter
      {
        return expected(by: before - 1..<before, else: .other)
      }
      for around in chain.ancestors {
        switch around.kind {
        case .caseLabel: return ofPattern(in: around)
        case .catchClause: return .other
        case .argument:
          guard let call = around.parent, call.kind != .tuple else { continue }
          guard let argument = call.arguments.first(where: { $0.node == around }) else { return .unknown }
          return of(argument, of: call)
        case .initializer: return ofInitializer(around)
        case .expressionStatement:
          if let assigned = assigned(in: around) { return assigned }
        case .functionDeclaration: return of(around.child(.returnType)?.child(.type))
        case .accessorBlock where around.parent?.kind == .binding: return of(around.parent?.child(.type))
        case .closure:
          if let type = around.child(.closureSignature)?.child(.returnType)?.child(.type) { return of(type) }
          // What a closure that is called on the spot gives back is the value itself.
          guard around.parent?.kind == .chain, around.parent?.suffixes.first?.kind == .callSuffix else {
            return .unknown
          }
        case .conditionElement:
          return tree.text(ofToken: around.tokenIndices.lowerBound) == "case"
            ? ofPattern(in: around) : .unknown
        case .memberBlock, .sourceFile: return .unknown
        default: break
        }
      }
      return .unknown
    }

    /// A pattern names a case of the subject.
    private func ofPattern(in node: Syntax) -> MirrorExpectation {
      if node.kind == .conditionElement {
        return MirrorHolding(mirror, in: node.tokenIndices, of: tree) == .no ? .other : .pattern
      }
      guard let choice = node.ancestors.first(where: { $0.kind == .switchStatement }) else { return .unknown }
      let subject = choice.tokenIndices.prefix { tree.tokens[$0].kind != .leftBrace }
      return MirrorHolding(mirror, in: subject, of: tree) == .no ? .other : .pattern
    }

    private func of(_ type: Syntax?) -> MirrorExpectation {
      guard let type else { return .other }
      return type.names(mirror.name) ? .mirror : .other
    }

    private func ofInitializer(_ initializer: Syntax) -> MirrorExpectation {
      guard let holder = initializer.parent else { return .unknown }
      if let type = holder.child(.type) { return of(type) }
      return expected(by: initializer.tokenIndices, else: .unknown)
    }

    private func of(_ argument: CallArgument, of call: Syntax) -> MirrorExpectation {
      guard call.kind == .callSuffix, let callee = call.calleeName else { return .unknown }
      let label = argument.label
      let functions = mirror.carriers.filter { $0.label == label && $0.function != nil }
      if functions.contains(where: { $0.function == callee }) { return .mirror }
      if callee == "init" || callee == "self" { return functions.isEmpty ? .other : .mirror }
      return SystemNames.holders.contains(callee) || ["wrappedValue", "initialValue"].contains(label ?? "")
        ? .unknown : .other
    }

    /// `style = isUpright ? .upDown : .link`.
    private func assigned(in statement: Syntax) -> MirrorExpectation? {
      let before = statement.tokenIndices.lowerBound..<chain.tokenIndices.lowerBound
      guard let equal = before.last(where: { tree.tokens[$0].kind == .equal }), equal > before.lowerBound
      else {
        return nil
      }
      return expected(by: equal - 1..<equal, else: .other)
    }

    /// What names around it make of it.
    private func expected(by tokens: Range<Int>, else other: MirrorExpectation) -> MirrorExpectation {
      switch MirrorHolding(mirror, in: tokens, of: tree) {
      case .yes: .mirror
      case .perhaps(let name): .perhaps(name)
      case .no: other
      }
    }
  }
}
