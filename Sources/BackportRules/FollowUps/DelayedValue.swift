// let x: T            → let x: T = a
// x = a
//
// var x = 0            → work()
// work()                 var x: Int = a()
// x = a()
//
// `DelayedInitialization` does the same within the fix of a check whose branch only assigns. Here the branch did more, or
// did not follow the declaration.
import LintCore
import SwiftSource

extension Rule {
  static let delayedInitialization = Rule(
    id: "tidy", kind: "delayed-initialization", formerID: "delayed-initialization",
    summary: "A declaration and the one assignment that follows it",
    documentation: Documentation(
      what: """
        Finds variables whose value was assigned in a branch of an availability check, and is assigned \
        unconditionally now.
        """,
      before: """
        // the minimum is iOS 15
        let style: Style
        if #available(iOS 15, *) { style = .plain; log(style) } else { style = .old }
        use(style)
        """,
      after: """
        let style: Style = .plain
        log(style)
        use(style)
        """,
      safety: """
        Always safe. The two stay apart where something between them reads the variable, or where the \
        value would be computed earlier or later than something it depends on.
        """
    ),
    changes: [.delayedValue])
}

extension ChangeRule {
  fileprivate static let delayedValue = ChangeRule(
    check: { pass in
      for assignment in pass.after.nodes(where: { $0 == .expressionStatement }) {
        guard let (declaration, name) = assignment.assignedVariable,
          pass.isNew(declaration.anchorIndex..<assignment.tokenIndices.upperBound),
          LocalBinding(of: declaration)?.isNew(in: pass, { !$0.isAssigned }) ?? false,
          let value = DelayedInitialization(of: declaration, by: assignment)
        else { continue }
        pass.report(
          assignment.range, "the value of '\(name)' can stand in the declaration", subject: name,
          evidence: declaration.range.lowerBound..<assignment.range.upperBound,
          fix: pass.fix(.safe(value.edits)))
      }
    })
}

extension Syntax {
  /// Where this statement is `x = …`: the declaration of `x`, at most eight statements above it in the same block.
  fileprivate var assignedVariable: (declaration: Syntax, name: String)? {
    guard isItem, isAssignmentToName else { return nil }
    let name = tree.text(ofToken: tokenIndices.lowerBound)
    var item = previousItem
    for _ in 0..<8 {
      guard let declaration = item else { return nil }
      if declaration.kind == .variableDeclaration, declaration.child(.binding)?.name == name {
        return (declaration, name)
      }
      item = declaration.previousItem
    }
    return nil
  }

  fileprivate var isAssignmentToName: Bool {
    kind == .expressionStatement && tokenIndices.count > 2
      && tree.tokens[tokenIndices.lowerBound].kind == .identifier
      && tree.tokens[tokenIndices.lowerBound + 1].kind == .equal
  }
}

extension LocalBinding {
  /// Whether a statement of its own block assigns it unconditionally.
  fileprivate var isAssigned: Bool {
    uses.contains { index in
      let node = tree.node(coveringToken: index)
      guard let item = node.selfAndAncestors.first(where: { $0.isItem }) else { return false }
      return item.isAssignmentToName && item.tokenIndices.lowerBound == index
        && item.parent?.index == holder.parent?.index
    }
  }
}
