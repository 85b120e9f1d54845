// @ViewBuilder private var scrim: some View { if #unavailable(old) {…} }   → nothing
// HStack { title; scrim }                                                  → HStack { title }
//
// A private view that the migration left empty goes with its uses, where each is one of several statements of a closure or
// body that builds views. Else it stays, and the place is reported.
import LintCore
import Native
import SwiftSource

extension Rule {
  static let emptyView = Rule(
    id: "empty-view",
    summary: "A private part of a view that only showed deleted code",
    documentation: Documentation(
      what: """
        Finds private properties and functions that build a SwiftUI view and are empty after a migration. \
        They are deleted with their uses.
        """,
      why: """
        The view still reserves a name and a place for nothing.
        """,
      before: """
        // the minimum is iOS 15
        var body: some View { HStack { title; scrim } }
        @ViewBuilder private var scrim: some View {
          if #unavailable(iOS 15) { Color.black }
        }
        """,
      after: """
        var body: some View { HStack { title } }
        """,
      safety: """
        Always safe. Every use has to be one of several statements of a view; else the empty view stays, and \
        the place is reported.
        """
    ),
    changes: [.emptiedView])
}

extension ChangeRule {
  fileprivate static let emptiedView = ChangeRule(
    comesLast: true,
    check: { pass in
      for view in EmptiedView.all(in: pass) { view.report(in: pass) }
    })
}

/// A part of a view that had statements before a migration, and has none now.
private struct EmptiedView {
  let declaration: Syntax
  let name: String
  private var tree: SyntaxTree { declaration.tree }

  static func all(in pass: ChangePass) -> [EmptiedView] {
    let views = pass.after.nodes { $0 == .variableDeclaration || $0 == .functionDeclaration }
      .compactMap(EmptiedView.init)
    if views.isEmpty { return [] }
    let checks = CheckedNames(in: pass.before)
    return views.filter { view in
      pass.isNew(view.declaration.anchorIndex..<view.declaration.tokenIndices.upperBound)
        && (view.declaration.kind == .functionDeclaration
          ? checks.holdFunction(view.name) : checks.holdVariable(view.name))
    }
  }

  private init?(_ declaration: Syntax) {
    guard declaration.isPrivate, declaration.buildsView, declaration.attributes.count == 1,
      let body = declaration.bodyOfView, body.items.isEmpty, !body.flags.contains(.incomplete),
      declaration.tree.comments(in: body.range).isEmpty,
      declaration.owningType.map({ $0.kind != .protocolDeclaration }) == true,
      let name = (declaration.child(.binding) ?? declaration).declaredName, !name.hasPrefix("`")
    else { return nil }
    self.declaration = declaration
    self.name = name
  }

  func report(in pass: ChangePass) {
    var containers: Set<Int> = []
    var removals: [(statement: Syntax, rewrite: Rewrite)] = []
    for index in tree.identifiers(among: NameFilter([name]))
    where !declaration.tokenIndices.contains(index) && tree.bareName(ofToken: index) == name {
      guard let statement = statement(at: index), let container = statement.parent,
        case .safe(let edits)? = removal(of: statement, from: container)
      else {
        let place = tree.place(of: tree.tokens[index].range, in: pass.path)
        let reason = "it is the only view there, or is used in other ways: \(place)"
        return pass.report(
          declaration.range, "'\(name)' shows nothing any more", subject: name,
          fix: Fix(.manual, reason: reason))
      }
      // Two of one container would not see that they leave it empty together.
      guard containers.insert(container.index).inserted else { continue }
      removals.append((statement, .safe(edits)))
    }
    for (statement, rewrite) in removals {
      pass.report(
        statement.range, "'\(name)' shows nothing any more", subject: name, evidence: declaration.range,
        fix: pass.fix(rewrite))
    }
    guard removals.isEmpty else { return }
    let edit = tree.text.deletion(of: tree.extent(of: declaration.emptiedOwner))
    pass.report(
      declaration.range, "'\(name)' shows nothing any more", subject: name, names: [name],
      fix: pass.fix(.safe([edit])))
  }

  /// The statement that is nothing but its name, or its call.
  private func statement(at index: Int) -> Syntax? {
    guard tree.tokens[index].kind == .identifier else { return nil }
    var use = tree.node(coveringToken: index)
    if use.kind == .memberSuffix, use.anchorIndex == index, let chain = use.parent { use = chain }
    guard let item = use.selfAndAncestors.first(where: \.isItem), !item.kind.isDeclaration,
      item.isInBody(ofOwnerOf: declaration)
    else { return nil }
    let call = declaration.kind == .functionDeclaration ? ["(", ")"] : []
    var words = item.tokenIndices.map { tree.text(ofToken: $0) }
    if words.starts(with: ["self", "."]) { words.removeFirst(2) }
    return words == [name] + call ? item : nil
  }

  private func removal(of statement: Syntax, from container: Syntax) -> Rewrite? {
    guard [.closure, .codeBlock, .accessorBlock].contains(container.kind),
      container.items.contains(where: { $0 != statement && !$0.kind.isDeclaration && $0.kind != .ifConfig })
    else { return nil }
    let body = container.selfAndAncestors.first(where: \.isFunctionLike)
    return body?.buildsNativeView == true ? Removal(of: statement).rewrite() : nil
  }
}

extension Syntax {
  /// Of a variable or function without parameters: whether a builder makes a view of it, even of nothing.
  var buildsView: Bool {
    guard attributes.contains(where: { $0.attributeName == "ViewBuilder" }) else { return false }
    if kind == .functionDeclaration {
      return parameterList?.isEmpty == true && child(.returnType)?.child(.type)?.text == "some View"
    }
    return kind == .variableDeclaration && child(.binding)?.child(.type)?.text == "some View"
  }

  /// Of a closure or body: whether the system's builder of views takes it, which counts no empty one. A builder of the
  /// project may.
  fileprivate var buildsNativeView: Bool {
    if kind == .closure {
      guard let name = parent?.parent?.calleeName, name.isTypeName else { return false }
      return !NativeIndex.builtIn.declarations(named: name).isEmpty
        && !tree.nodes(where: \.isTypeDeclaration).contains { $0.declaredName == name }
    }
    let declaration = ancestors.first { $0.kind == .variableDeclaration } ?? self
    let owner = kind == .functionDeclaration ? self : declaration
    let type = (owner.child(.binding)?.child(.type) ?? owner.child(.returnType)?.child(.type))?.text
    return type == "some View" && owner.attributes.allSatisfy { $0.attributeName == "ViewBuilder" }
  }

  /// Of a `@ViewBuilder` property or function: its body.
  fileprivate var bodyOfView: Syntax? {
    if kind == .functionDeclaration { return child(.codeBlock) }
    guard let block = child(.binding)?.child(.accessorBlock),
      block.children.allSatisfy({ $0.kind != .accessorDeclaration })
    else { return nil }
    return block
  }
}
