// do { if #available(old) { f() } else { try g() } } catch { print(error) }        safe
// do { if #available(old) { f() } else { try g() } } catch { print(error.code) }   not safe: of what type is `error`?
//
// SE-0413: what is thrown within a `do` decides the type of the error that its `catch` is given, and nothing shows
// whether a function of another file says which errors it throws. A `throw`, or nothing that throws, makes it
// `any Error`.
import SwiftSource

extension Rewrite {
  /// Doubted where a `catch` around the edits depends on the type of its error, and others may be thrown than before.
  func watchingErrors(in tree: SyntaxTree) -> Rewrite {
    guard case .safe(let edits) = self, let start = edits.map(\.range.lowerBound).min(),
      let end = edits.map(\.range.upperBound).max(), start < tree.text.bytes.count
    else { return self }
    let ordered = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard zip(ordered, ordered.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }) else {
      return self
    }
    var locks: [Edit] = []
    for block in sequence(first: tree.node(at: start), next: \.parent) {
      guard block.range.lowerBound <= start, end <= block.range.upperBound else { continue }
      if block.isFunctionLike { break }
      guard block.kind == .codeBlock, let statement = block.parent, statement.kind == .doStatement,
        statement.children(.catchClause).contains(where: \.dependsOnError),
        tree.tokens[statement.anchorIndex + 1].keyword != .throws
      else { continue }
      let after = SyntaxTree("do " + tree.text.text(of: block.range, applying: ordered))
      guard let rest = after.nodes(where: { $0 == .codeBlock }).first else { return self }
      let (thrown, left) = (block.thrown, rest.thrown)
      if left.isEmpty && (block.isOfAnyError || thrown.isEmpty) { continue }
      guard Set(thrown) == Set(left) || rest.isOfAnyError else {
        return doubted("the 'catch' may be given an error of another type")
      }
      // What is left may go with another fix, which has to wait for this one.
      if thrown.count > left.count {
        locks.append(Edit(statement.anchor.range, replacement: tree.text[statement.anchor.range]))
      }
    }
    return adding(locks)
  }
}

extension Syntax {
  /// Of a block: the names of what is called with each `try`.
  fileprivate var thrown: [[String]] {
    throwingTokens(caught: true).map { index in
      (index + 1..<tree.node(coveringToken: index).tokenIndices.upperBound).filter {
        tree.tokens[$0].kind == .identifier && [.leftParen, .leftBrace].contains(tree.tokens[$0 + 1].kind)
      }.map { tree.text(ofToken: $0) }
    }
  }

  /// Of a block: whether a `throw` leaves it.
  fileprivate var isOfAnyError: Bool {
    throwingTokens(caught: false).contains { tree.tokens[$0].keyword == .throw }
  }

  /// Of a `catch`: whether its meaning depends on the type of the error.
  fileprivate var dependsOnError: Bool {
    guard let block = body else { return false }
    let isImplicit = { (node: Syntax) in node.kind == .chain && node.baseTokens.isEmpty }
    if descendants.contains(where: { isImplicit($0) && pattern.contains($0.tokenIndices.lowerBound) }) {
      return true
    }
    guard let name = nameOfAnyError else { return false }
    let isBound = [.let, .var].contains(tree.tokens[pattern.lowerBound].keyword)
    let start = pattern.lowerBound + (isBound ? 2 : 0)
    return (start..<block.tokenIndices.upperBound).contains { index in
      tree.tokens[index].kind == .identifier && tree.text(ofToken: index) == name
        && !tree.isLabelOrMember(index) && !tree.isIndifferent(index)
    }
  }

  /// Of a `catch`: what it calls an error that it does not give a type.
  private var nameOfAnyError: String? {
    guard let first = pattern.first, tree.tokens[first].keyword != .where else { return "error" }
    guard [.let, .var].contains(tree.tokens[first].keyword), tree.tokens[first + 1].kind == .identifier else {
      return nil
    }
    return [.leftBrace, .keyword].contains(tree.tokens[first + 2].kind)
      && ![.as, .is].contains(tree.tokens[first + 2].keyword) ? tree.text(ofToken: first + 1) : nil
  }
}

extension SyntaxTree {
  fileprivate func isLabelOrMember(_ index: Int) -> Bool {
    if tokens[index - 1].kind == .period { return true }
    return tokens[index + 1].kind == .colon && [.leftParen, .comma].contains(tokens[index - 1].kind)
  }

  /// Whether what is done with an error is the same for all types of it.
  fileprivate func isIndifferent(_ index: Int) -> Bool {
    let next = tokens[index + 1]
    if next.keyword == .as || next.keyword == .is { return true }
    if next.kind == .period { return text(ofToken: index + 2) == "localizedDescription" }
    let place = node(coveringToken: index)
    switch place.kind {
    case .throwStatement: return place.tokenIndices.count == 2 && place.throwsAnything
    case .argument:
      guard let list = place.parent,
        let argument = list.arguments.first(where: { $0.valueTokens == index..<index + 1 })
      else { return false }
      if list.kind == .interpolation { return true }
      switch list.calleeName {
      case "print", "debugPrint", "dump": return true
      case "String": return ["describing", "reflecting"].contains(argument.label)
      default: return false
      }
    default: return false
    }
  }
}

extension Syntax {
  /// Of a `throw`: whether the function around it does not ask for the type of what it throws.
  fileprivate var throwsAnything: Bool {
    let outer = ancestors.first(where: \.isFunctionLike)
    let signature = outer?.child(.returnType) ?? outer?.child(.closureSignature)?.child(.returnType)
    return signature?.tokenIndices.contains {
      tree.tokens[$0].keyword == .throws && tree.tokens[$0 + 1].kind == .leftParen
    } != true
  }
}
