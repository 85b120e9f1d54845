// let title: String
// if isEmpty { title = "none" } else { title = "some" }   → if isEmpty {} else {}   (`EmptiedCondition`)
// var isFound = false; … isFound = true; …                → …
//
// The compiler warns of a variable that is written, and never read. Where all that is left of a name gives it literals and
// members of its type, these statements go, and then the declaration (`UnusedName`). Refused for arithmetic but for
// counting: it may end the program.
import LintCore
import SwiftSource

extension ChangeRule {
  static let unreadWrites = ChangeRule(
    check: { pass in
      for written in UnreadWrites.all(in: pass) {
        guard let edits = written.edits,
          case .safe(let mended) = Rewrite.safe(edits).mendingClosure(in: pass.after)
        else { continue }
        pass.report(
          written.name.node.range, "nothing reads '\(written.name.name)' any more",
          subject: written.name.name, evidence: written.name.scope.range, fix: pass.fix(.safe(mended)))
      }
    })
}

/// A local variable that is given values, and never read.
private struct UnreadWrites {
  let name: LocalName
  /// The statements that give it one.
  private let writes: [Syntax]
  private var tree: SyntaxTree { name.tree }

  /// Those that were read before.
  static func all(in pass: ChangePass) -> [UnreadWrites] {
    pass.rememberedChange {
      LocalNames.changed(in: pass).compactMap { name in
        guard let written = UnreadWrites(name),
          name.isNew(in: pass, { !$0.uses.isEmpty && UnreadWrites($0) == nil })
        else { return nil }
        return written
      }
    }
  }

  init?(_ name: LocalName) {
    guard name.node.kind == .variableDeclaration, !name.uses.isEmpty, name.holdsPlainValue,
      name.tree.comments(in: name.node.range).isEmpty
    else { return nil }
    self.name = name
    let function = name.node.ancestors.first(where: \.isFunctionLike)
    var writes: [Syntax] = []
    for use in name.uses {
      guard let statement = name.tree.write(at: use),
        statement.ancestors.first(where: \.isFunctionLike) == function
      else { return nil }
      writes.append(statement)
    }
    self.writes = writes
  }

  /// Those that delete the first write in each block: two of one block would not see that they leave it empty together.
  var edits: [Edit]? {
    var blocks: Set<Int> = []
    var edits: [Edit] = []
    for write in writes where blocks.insert(write.parent?.scopeContainer.index ?? 0).inserted {
      guard case .safe(let own) = Removal(of: write).rewrite() else { return nil }
      edits += own
    }
    let ordered = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let areApart = zip(ordered, ordered.dropFirst()).allSatisfy {
      $0.range.upperBound <= $1.range.lowerBound
    }
    return areApart ? edits : nil
  }
}

extension LocalName {
  /// Of a variable: whether its declaration shows that it holds no object.
  fileprivate var holdsPlainValue: Bool {
    guard let binding = node.child(.binding) else { return false }
    return binding.child(.type) != nil || node.isOfKnownType
  }
}

extension SyntaxTree {
  /// The statement that only gives a name at a token a pure value: `title = "none"`, `count += 1`.
  fileprivate func write(at index: Int) -> Syntax? {
    guard let statement = node(coveringToken: index).selfAndAncestors.first(where: { $0.isItem }),
      statement.kind == .expressionStatement, statement.tokenIndices.lowerBound == index,
      statement.tokenIndices.count > 2, comments(in: statement.range).isEmpty
    else { return nil }
    let values = index + 2..<statement.tokenIndices.upperBound
    switch tokens[index + 1].kind {
    case .binaryOperator where ["+=", "-="].contains(text(ofToken: index + 1)):
      return values.count == 1 && tokens[values.lowerBound].kind == .integerLiteral ? statement : nil
    case .equal: break
    default: return nil
    }
    if text[Int(tokens[values.lowerBound].start)..<statement.range.upperBound].isPlainString {
      return statement
    }
    // A name may be that of an implicitly unwrapped optional, a member that of a lazy collection.
    return statement.isPure && isContextFree(values) ? statement : nil
  }
}
