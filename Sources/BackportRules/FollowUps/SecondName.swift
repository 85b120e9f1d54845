// private var tabs: some View { if #available(old) { modernTabs } else { oldTabs } }
// private var modernTabs: some View {…}                                              → private var tabs: some View {…}
// private func show(_ page: Page) { showInSheet(page) }
// private func showInSheet(_ page: Page) {…}                                         → private func show(_ page: Page) {…}
//
// What a check chose is called by nothing else: it takes the name of the function or property that held the check. Callers
// stay as they are.
import LintCore
import SwiftSource

extension Rule {
  static let secondName = Rule(
    id: "tidy", kind: "second-name",
    summary: "A private function or property that is only another one's body",
    documentation: Documentation(
      what: """
        Finds functions and properties whose check chose another private one, which nothing else calls. That one takes \
        the name.
        """,
      before: """
        // the minimum is iOS 18
        private var tabs: some View {
          if #available(iOS 18, *) { modernTabs } else { oldTabs }
        }
        private var modernTabs: some View { TabView { … } }
        """,
      after: """
        private var tabs: some View { TabView { … } }
        """,
      safety: """
        Always safe. Both stay where they differ in a modifier, a type or a label, where the first has a comment, and \
        where the second is mentioned elsewhere.
        """
    ),
    changes: [.secondName])
}

extension ChangeRule {
  fileprivate static let secondName = ChangeRule(
    comesLast: true,
    check: { pass in
      for change in pass.changedBodies {
        let outer = change.declaration
        guard let names = SecondName(outer), names.isOnlyMention(in: pass) else { continue }
        pass.report(
          outer.range, "'\(names.name)' is only the body of '\(outer.named.declaredName ?? "")'",
          subject: names.name, evidence: outer.range, fix: pass.fix(.safe(names.edits)))
      }
    })
}

private struct SecondName {
  private let outer: Syntax
  /// What it calls.
  private let inner: Syntax
  private var tree: SyntaxTree { outer.tree }
  var name: String { inner.named.declaredName ?? "" }

  init?(_ outer: Syntax) {
    let tree = outer.tree
    guard outer.isPrivate, outer.kind != .initializerDeclaration, let body = outer.ownBody,
      let value = body.onlyItem?.returnedTokens,
      tree.comments(in: outer.range).isEmpty, tree.commentsAbove(outer.range.lowerBound).isEmpty,
      tree.trailingComment(after: outer.range.upperBound) == nil,
      let name = outer.nameCalled(by: value),
      let inner = outer.parent?.items.first(where: { $0.named.declaredName == name && $0 != outer }),
      inner.ownBody != nil, inner.isInPlaceOf(outer),
      tree.mentions(of: outer.named.declaredName ?? "", in: inner.tokenIndices).isEmpty,
      !inner.tokens.contains(where: { tree.text.reads("#function", at: $0.range) })
    else { return nil }
    self.outer = outer
    self.inner = inner
  }

  /// Whether the whole project mentions it only there.
  func isOnlyMention(in pass: ChangePass) -> Bool {
    if pass.exposure(of: inner, as: name) != nil { return false }
    guard let uses = pass.references(to: inner), uses.count == 1 else { return false }
    return uses[0].file == pass.file && outer.tokenIndices.contains(uses[0].token)
  }

  var edits: [Edit] {
    [
      tree.text.deletion(of: tree.extent(of: outer)),
      Edit(inner.named.anchor.range, replacement: tree.text[outer.named.anchor.range]),
    ]
  }
}

extension Syntax {
  /// The name in `name`, or in a call that hands all parameters on, in their order; also behind `self.`, `try` and `await`.
  fileprivate func nameCalled(by value: Range<Int>) -> String? {
    var tokens = value
    while let first = tokens.first, [.try, .await].contains(tree.tokens[first].keyword) {
      tokens = tokens.dropFirst()
    }
    if tokens.count > 2, ["self", "Self"].contains(tree.text(ofToken: tokens.lowerBound)) {
      tokens = tokens.dropFirst(2)
    }
    guard let first = tokens.first, tree.tokens[first].kind == .identifier else { return nil }
    if kind == .variableDeclaration { return tokens.count == 1 ? tree.text(ofToken: first) : nil }
    let call = tree.node(coveringToken: first + 1)
    guard call.kind == .callSuffix, call.tokenIndices == tokens.dropFirst(), call.trailingClosures.isEmpty,
      let parameters = parameterList,
      call.arguments.map({ tree.text[tree.bytes(of: $0.valueTokens)] }) == parameters.map(\.name)
    else { return nil }
    return tree.text(ofToken: first)
  }

  /// Whether callers of another declaration could call this one, and would see the same.
  fileprivate func isInPlaceOf(_ other: Syntax) -> Bool {
    func words(_ node: Syntax) -> [Set<String>] {
      [
        node.modifiers, Set(node.effects),
        Set(node.attributes.map(\.text)).subtracting(["@ViewBuilder"]),
      ]
    }
    func type(_ node: Syntax) -> String? {
      node.child(.returnType)?.child(.type)?.text ?? node.child(.binding)?.child(.type)?.text
    }
    func parameters(_ node: Syntax) -> [[String?]] {
      (node.parameterList ?? []).map { [$0.label, $0.type, $0.defaultValue] }
    }
    return kind == other.kind && words(self) == words(other) && type(self) == type(other)
      && attributes.allSatisfy {
        ["ViewBuilder", "MainActor", "discardableResult"].contains($0.attributeName)
      }
      && parameters(self) == parameters(other) && !hasAttributedParameter && !other.hasAttributedParameter
      && child(.genericParameters) == nil
      && other.child(.genericParameters) == nil
  }
}
