// var body: some View { newBody }                →
// @ViewBuilder private var newBody: some View {…}   var body: some View {…}
//
// func setUp() { setUpModern() }                 → func setUp() {…}
// private func setUpModern() {…}
//
// Group { glassBar }                             → Group {…}
// private var glassBar: some View {…}
//
// A declaration that chose between two implementations and only calls one of them now gets the body of that one. The
// implementation keeps its place and gets the header of its caller, so nothing in the body moves. It has to have been
// one of two: it was gated, or the call beside it was one of the same kind. Refused where anything else mentions it or
// may call it, and where the body would mean something else under the other header: see `InlinedHead`, `NamedCallers`.
import LintCore
import SwiftSource

extension Rule {
  static let splitDeclaration = Rule(
    id: "split-declaration",
    summary: "A declaration that only calls the part that was split off for a check",
    documentation: Documentation(
      what: """
        Finds functions and properties that chose between two implementations, each in a declaration of \
        its own, and only call one of them now. The two become one declaration.
        """,
      why: """
        The second declaration was needed since it carried `@available`. Without the check it is a detour.
        """,
      before: """
        // the minimum is iOS 15
        func setUp() {
          if #available(iOS 15, *) { setUpModern() } else { setUpLegacy() }
        }
        @available(iOS 15, *) private func setUpModern() { … }
        private func setUpLegacy() { … }
        """,
      after: """
        func setUp() { … }
        """,
      safety: """
        Always safe. They stay apart where anything else mentions the called one or may call it, and where \
        the body would mean something else under the other header.
        """
    ),
    changes: [.inlinedHalf])
}

extension ChangeRule {
  fileprivate static let inlinedHalf = ChangeRule(
    comesLast: true,
    names: { pass in
      InlinedHalf.all(in: pass).reduce(into: []) { names, half in
        names.insert(ChangePass.wordOfCallers)
        if half.group != nil { names.insert(LoneGroup.name) }
        guard !half.declaration.isPrivate else { return }
        let types = pass.rememberedAfter(FileTypes.init(of:))
        names.insert(half.name)
        names.formUnion(half.declaration.protocolsRequiringNothing(among: types))
        names.formUnion(OrphanMembers(pass: pass).names(for: half.declaration))
      }
    },
    check: { pass in
      for half in InlinedHalf.all(in: pass) where half.isHidden(in: pass) && !half.isNamed(in: pass) {
        if let group = half.group {
          if !group.isOfProject(in: pass) { half.report(group.edits, in: pass) }
        } else {
          half.report(half.headEdits, in: pass)
        }
      }
    })
}

/// One of two implementations, and the declaration that only calls it now.
private struct InlinedHalf {
  let declaration: Syntax
  let name: String
  let caller: Syntax
  /// The caller's, over the body of the implementation.
  private let head: InlinedHead?
  /// The group that shows the implementation, and gets its body.
  let group: InlinedGroup?
  private var tree: SyntaxTree { declaration.tree }

  static func all(in pass: ChangePass) -> [InlinedHalf] {
    let checks = CheckedNames(in: pass.before)
    let callers = pass.after.nodes { $0 == .functionDeclaration || $0 == .variableDeclaration }.filter {
      node in
      guard let name = node.orphanName, node.halfBody?.items.count == 1 else { return false }
      let hadCheck = node.kind == .functionDeclaration ? checks.holdFunction(name) : checks.holdVariable(name)
      return hadCheck && pass.isNew(node.anchorIndex..<node.tokenIndices.upperBound)
    }
    if callers.isEmpty { return [] }
    let mentions = pass.rememberedAfter(Mentions.init(in:))
    return callers.compactMap { InlinedHalf(calledBy: $0, pass, mentions) }
  }

  private init?(calledBy caller: Syntax, _ pass: ChangePass, _ mentions: Mentions) {
    guard let item = caller.halfBody?.items.first, let container = caller.parent else { return nil }
    let grouped = item.onlyItemOfGroup
    guard let call = (grouped ?? item).calledHalf,
      mentions.count(of: call.name) >= 2, !mentions.isInString(call.name),
      let declaration = container.items.first(where: { $0.orphanName == call.name && $0 != caller }),
      // The call, and the declaration.
      caller.tree.mentions(of: call.name, meaning: declaration).count == 2,
      declaration.isRemovable(inFile: pass.path)
    else { return nil }
    if let grouped {
      guard call.arguments?.isEmpty ?? true else { return nil }
      group = InlinedGroup(of: declaration, at: grouped, in: caller)
      head = nil
    } else {
      group = nil
      head = InlinedHead(
        of: caller, for: declaration, calledWith: call.arguments, isAwaited: call.isAwaited)
    }
    if head == nil, group == nil { return nil }
    self.declaration = declaration
    self.caller = caller
    name = call.name
    guard wasHalf(in: pass.before, mentions) else { return nil }
  }

  /// Whether it was there for newer systems only, or the check called something for older ones that has gone.
  private func wasHalf(in before: SyntaxTree, _ mentions: Mentions) -> Bool {
    let all = before.nodes { $0.isNamedDeclaration }
    let same = all.filter { $0.orphanName == name && $0.owningType?.typeName == caller.owningType?.typeName }
    guard same.count == 1 else { return false }
    if same[0].attributes.contains(where: { $0.attributeName == "available" }) { return true }
    let callers = all.filter {
      $0.orphanName == caller.orphanName && $0.kind == caller.kind
        && $0.owningType?.typeName == caller.owningType?.typeName
    }
    return
      callers
      .flatMap(\.descendants).contains { node in
        guard node.kind == .ifStatement,
          node.conditionElements.contains(where: { $0.child(.availabilityCondition) != nil }),
          let branches = [node.body, node.elsePart] as? [Syntax], branches.allSatisfy({ $0.items.count == 1 })
        else { return false }
        let names = branches.compactMap { $0.items[0].calledHalf?.name }
        return names.count == 2 && names.contains(name)
          && names.allSatisfy { half in
            all.contains { $0.orphanName == half } && (half == name || mentions.count(of: half) == 0)
          }
      }
  }

  /// Whether nothing else can lead to it.
  func isHidden(in pass: ChangePass) -> Bool {
    let types = pass.rememberedAfter(FileTypes.init(of:))
    if declaration.isPrivate { return declaration.exposure(as: name, among: types) == nil }
    guard pass.hidden == nil, pass.namedSources?.template(naming: name) == nil,
      pass.project.files(naming: name).allSatisfy({ file in
        file.path == pass.path || file.tree.mentions(of: name, meaning: declaration).isEmpty
      }), declaration.access < .package
    else { return false }
    let isRequired = declaration.protocolsRequiringNothing(among: types).contains { name in
      pass.project.files(naming: name).contains { file in
        file.tree.nodes { $0 == .protocolDeclaration }.contains { $0.declaredName == name }
      }
    }
    if isRequired { return false }
    guard declaration.owningType != nil else { return true }
    if case .goes = OrphanMembers(pass: pass).verdict(on: declaration, as: name, path: pass.path, types) {
      return true
    }
    return false
  }

  /// Whether something that it calls is given its name.
  func isNamed(in pass: ChangePass) -> Bool {
    declaration.halfBody.map(pass.isNamed) ?? false
  }

  var headEdits: [Edit] {
    guard let head else { return [] }
    let extent = tree.extent(of: caller)
    let comments = tree.text[extent.lowerBound..<caller.range.lowerBound]
    let start = tree.extent(of: declaration).lowerBound
    if comments.isEmpty || start == head.replaced.lowerBound {
      return [tree.text.deletion(of: extent), Edit(head.replaced, replacement: comments + head.text)]
    }
    return [
      tree.text.deletion(of: extent), Edit(start..<start, replacement: comments),
      Edit(head.replaced, replacement: head.text),
    ]
  }

  func report(_ edits: [Edit], in pass: ChangePass) {
    let message = "only \(caller.displayName) calls \(declaration.displayName): one declaration is enough"
    pass.report(caller.range, message, subject: caller.title, fix: pass.fix(.safe(edits)))
  }
}

extension Syntax {
  /// Of a function or computed property without a setter: what it does.
  var halfBody: Syntax? {
    if kind == .functionDeclaration { return child(.codeBlock) }
    guard kind == .variableDeclaration, children(.binding).count == 1,
      let block = child(.binding)?.child(.accessorBlock), block.flags.contains(.implicitGetter)
    else { return nil }
    return block
  }

  /// Of a statement: the only call or property access that it consists of: `return try await self.modern(view)`.
  fileprivate var calledHalf: (name: String, arguments: [CallArgument]?, isAwaited: Bool)? {
    guard kind == .expressionStatement || kind == .returnStatement else { return nil }
    var tokens = tokenIndices
    var isAwaited = false
    while let first = tokens.first {
      switch tree.text(ofToken: first) {
      case "return" where kind == .returnStatement: break
      case "try" where tree.tokens[first + 1].kind == .identifier || tree.text(ofToken: first + 1) == "self":
        break
      case "await": isAwaited = true
      case "self" where tokens.count > 2, "Self" where tokens.count > 2:
        guard tree.tokens[first + 1].kind == .period else { return nil }
        tokens = tokens.dropFirst()
      default:
        guard tree.tokens[first].kind == .identifier else { return nil }
        let name = tree.bareName(ofToken: first)
        if tokens.count == 1 { return (name, nil, isAwaited) }
        let call = tree.node(coveringToken: first + 1).selfAndAncestors.first { $0.kind == .callSuffix }
        guard let call, call.tokenIndices == tokens.dropFirst(), call.trailingClosures.isEmpty else {
          return nil
        }
        return (name, call.arguments, isAwaited)
      }
      tokens = tokens.dropFirst()
    }
    return nil
  }
}
