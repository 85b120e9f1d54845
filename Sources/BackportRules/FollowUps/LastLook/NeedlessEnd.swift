// guard let self else { return }; if #unavailable(old) {…} }   → nothing
// defer { unlock() }; if #unavailable(old) {…} }               → unlock() }
//
// A `guard` and a `defer` are for what follows them. The compiler warns of a `defer` that is the last statement. Refused in
// initializers and observers where the content would mean what is stored, and not what observers and subclasses see.
import LintCore
import SwiftSource

extension Rule {
  static let needlessEnd = Rule(
    id: "needless-end",
    summary: "A 'guard' or 'defer' that became the last statement",
    documentation: Documentation(
      what: """
        Finds a `guard` or `defer` that the migration left as the last statement of a function or closure.
        """,
      why: """
        A `guard` at the end protects nothing. The compiler warns of a `defer` at the end, because it runs \
        at once.
        """,
      before: """
        // the minimum is iOS 15
        func show(_ size: Int?) {
          start()
          guard let size else { return }
          if #unavailable(iOS 15) { adjust(size) }
        }
        """,
      after: """
        func show(_ size: Int?) {
          start()
        }
        """,
      safety: """
        Always safe. A `guard` whose condition may have a side effect stays, and so does a `defer` in an \
        initializer that may set a property with observers, or use one that a subclass may override.
        """
    ),
    changes: [.needlessEnd])
}

extension ChangeRule {
  fileprivate static let needlessEnd = ChangeRule(
    check: { pass in
      for item in pass.after.nodes(where: { $0 == .guardStatement || $0 == .deferStatement })
      where item.isItem && item.nextItem == nil && pass.hadMoreBehind(item) {
        let rewrite: Rewrite
        if item.kind == .deferStatement {
          guard item.standsForItsContent, let block = item.child(.codeBlock),
            item.tokens.first?.flags.contains(.atStartOfLine) == true
              || !item.text.contains(where: \.isNewline)
          else { continue }
          rewrite = BranchUnwrapping(of: block, replacing: item).rewrite(alwaysLeaves: false)
        } else {
          guard item.isNeedlessGuard else { continue }
          rewrite = Removal(of: item).rewrite()
        }
        let mended = rewrite.mendingClosure(in: pass.after)
        guard case .safe = mended else { continue }
        pass.report(
          item.range, "nothing follows any more", subject: item.kind == .deferStatement ? "defer" : "guard",
          evidence: item.parent?.range,
          fix: pass.fix(mended))
      }
    })
}

extension Syntax {
  /// Of a `guard` at the end of a body without a result: whether it only reads values, and returns.
  fileprivate var isNeedlessGuard: Bool {
    guard isItem, nextItem == nil, let body = parent, let block = child(.codeBlock),
      let leave = block.onlyItem, leave.kind == .returnStatement, leave.tokens.count == 1,
      tree.comments(in: range).isEmpty, conditionElements.allSatisfy(\.onlyReads)
    else { return false }
    switch body.kind {
    case .closure: return true
    case .codeBlock: return body.parent?.kind == .functionDeclaration && !body.mustReturnValue
    default: return false
    }
  }

  /// Of a `defer`: whether no `#endif` follows it, and its content does the same without it.
  fileprivate var standsForItsContent: Bool {
    guard let block = parent, block.kind != .ifConfigClause else { return false }
    return ancestors.first(where: \.isFunctionLike).map { !meansStorage(in: $0) } ?? false
  }
}

extension ChangePass {
  /// Whether something followed each statement of the same words before the migration.
  fileprivate func hadMoreBehind(_ item: Syntax) -> Bool {
    let same = before.nodes { $0 == item.kind }.filter { $0.text == item.text }
    let others = same.isEmpty ? before.nodes { $0 == item.kind } : same
    return !others.isEmpty && others.allSatisfy { $0.isItem && $0.nextItem != nil }
  }
}
