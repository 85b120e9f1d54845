import LintCore
import SwiftSource

extension ForwardingUseReader {
  /// What a use becomes.
  func edits(
    _ shim: ForwardingShim, _ forwarding: Forwarding, call: Syntax?, suffix: Syntax?, end: Int, start: Int?
  ) throws(Obstacle) -> [Edit] {
    if shim.kind == .member, !shim.isProperty, call == nil {
      throw .otherUse
    }
    try check(shim.renaming, to: forwarding)
    for type in shim.writtenTypes.sorted() {
      let isNative = !shim.mayStandForOwn || pass.context.system.knows(type: type)
      if isNative, !tree.sees(type, asWith: shim.imports, in: pass.context.system) { throw .invisible(type) }
      try check(type)
    }
    if let use = expressionUse(of: shim, call: call, suffix: suffix) { return try use.edits() }
    let rewrite = shim.rewrite(to: forwarding)
    let call = shim.isProperty ? nil : call
    let useEnd = call?.range.upperBound ?? end
    let name = tree.tokens[index].range
    switch shim.kind {
    case .modifier:
      guard let call, let use = ModifierUse(at: index, in: tree) else {
        throw .otherUse
      }
      return try use.edits(forwarding.name, by: rewrite, of: call, at: end, in: pass.scopes)
    case .view, .shadow:
      if call == nil { throw .otherUse }
      if let reason = call?.objection(toReading: shim.offered) { throw reason }
    case .alias, .member: break
    }
    // What `self` has, and that is of something else, is as good as what nothing has.
    let isOfSelf = suffix == nil || suffix?.memberBase == .ownValue
    let needsNoReceiver = shim.isFree || shim.isStatic || isOfSelf
    switch forwarding.receiver {
    case .parameter(let number):
      guard let start, needsNoReceiver else { throw .more(nil) }
      return [Edit(start..<useEnd, replacement: try rewrite.text(calling: number, by: call, in: tree))]
    case .none(let module):
      guard let start, needsNoReceiver else { throw .more(nil) }
      let native = forwarding.name ?? ""
      if shim.kind == .shadow, let module, !tree.importedModules.contains(module) { throw .invisible(module) }
      // A view in a namespace has to tell the native one from itself.
      let isOnlyOne = shim.kind != .member && !pass.scopes.isHidden(native, at: index)
      let written = (isOnlyOne ? "" : module.map { $0 + "." } ?? "") + native
      return [Edit(start..<name.upperBound, replacement: written)]
        + (try rewrite.edits(of: call, at: end, in: tree))
    case .type(let type):
      guard needsNoReceiver else { throw .more(nil) }
      let native = forwarding.name ?? ""
      var naming = Edit(name, replacement: native)
      if suffix == nil || type != shim.owner {
        guard let start, type == shim.root(of: type) else { throw .otherUse }
        try check(type)
        naming = Edit(start..<name.upperBound, replacement: "\(type).\(native)")
      }
      return [naming] + (try rewrite.edits(of: call, at: end, in: tree))
    case .receiver:
      guard let native = forwarding.name else {
        guard let suffix, suffix.parent?.kind == .chain else {
          throw .otherUse
        }
        // What is passed may go, too.
        _ = try rewrite.edits(of: call, at: end, in: tree)
        return [tree.text.deletion(of: suffix.range.lowerBound..<useEnd)]
      }
      if suffix?.parent?.kind == .keyPath, forwarding.arguments != nil {
        throw .otherUse
      }
      var written = native
      if suffix?.memberBase == .value("super") {
        throw .shadowed(native)
      }
      if suffix == nil {
        written =
          !shim.mayStandForOwn
          ? try pass.scopes.spelling(ofOwnMember: native, at: index)
          : pass.scopes.isLocal(native, at: index) ? "self.\(native)" : native
      } else if suffix?.memberBase == .ownValue, !shim.mayStandForOwn {
        try pass.scopes.checkOwnMember(native, at: index)
      }
      return [Edit(name, replacement: written)] + (try rewrite.edits(of: call, at: end, in: tree))
    }
  }

  /// The use of a shim that an expression takes the place of.
  func expressionUse(of shim: ForwardingShim, call: Syntax?, suffix: Syntax?) -> ExpressionUse? {
    shim.forwarding?.expression.map { expression in
      ExpressionUse(
        template: expression, parameters: shim.parameters, owner: shim.owner, imports: shim.imports,
        pass: pass,
        call: shim.isProperty ? nil : call, member: suffix, name: index, rewritten: rewritten)
    }
  }

  /// Whether a use ends a statement of an initializer or an observer: what a member does to another one there is observed, and
  /// the same without the member is not.
  func isUnobserved(_ use: InlinedUse) -> Bool {
    tree.statement(endingWith: use.operand) != nil
      && tree.node(coveringToken: use.token).ancestors.contains {
        $0.kind == .initializerDeclaration
          || $0.kind == .accessorDeclaration && ["didSet", "willSet"].contains($0.name)
      }
  }

  /// What some tokens say, with the uses of the shim in them rewritten. Each of the outermost ones rewrites those in it.
  private func rewritten(_ tokens: Range<Int>) throws(Obstacle) -> String {
    let inner = tokens.filter {
      $0 != index && tree.tokens[$0].kind == .identifier && tree.text(ofToken: $0) == name
    }.map { (token: $0, operand: tree.operand(namedBy: $0)) }
    var edits: [Edit] = []
    for use in inner
    where !inner.contains(where: { $0.token != use.token && $0.operand.contains(use.operand) }) {
      let found = ForwardingUseReader(
        uses: uses, pass: pass, index: use.token, numbers: numbers, isMeant: isMeant
      ).use
      for meaning in found?.meanings ?? [] {
        if let refusal = meaning.refusal { throw refusal }
        edits += meaning.edits.map { Edit($0.start.offset..<$0.end.offset, replacement: $0.replacement) }
      }
    }
    return tree.text.text(of: tree.bytes(of: tokens), applying: edits)
  }

  private func check(_ renaming: ForwardingShim.Renaming?, to forwarding: Forwarding) throws(Obstacle) {
    guard let renaming else { return }
    if !pass.facts.arePast(renaming.readings, at: index) { throw .olderSystems }
    // In the new declaration itself.
    let isNew = node.ancestors.contains {
      $0.declaredName == forwarding.name
        || $0.kind == .variableDeclaration && $0.boundNames == [forwarding.name]
    }
    if isNew { throw .newName(forwarding.name) }
  }

  /// A type by its old name.
  var aliasUse: ShimUse? {
    let shim = uses.shims[numbers[0]]
    let qualifier = index > 1 && tree.tokens[index - 1].kind == .period ? tree.text(ofToken: index - 2) : nil
    // The owner may be known by another name.
    if let qualifier, qualifier != shim.owner { return obstacle(.at(.otherUse, place.site)) }
    let isExtended = node.kind == .type && node.parent?.kind == .extensionDeclaration
    var meaning = meaning(of: numbers[0])
    do throws(Obstacle) {
      if place.severity == nil { throw .silenced }
      if isExtended { throw .otherUse }
      if let forwarding = shim.forwarding, let name = forwarding.name, shim.reason == nil {
        try check(shim.renaming, to: forwarding)
        var start = tree.tokens[index].range.lowerBound
        var written = name
        if case .type(let owner) = forwarding.receiver, owner != shim.owner || qualifier == nil && shim.isFree
        {
          if qualifier != nil { start = tree.tokens[index - 2].range.lowerBound }
          written = "\(owner).\(name)"
        }
        if qualifier == nil { try check(String(written.prefix { $0 != "." })) }
        if pass.context.system.knows(type: written) || written.hasObjectiveCPrefix,
          !tree.sees(written, asWith: shim.imports, in: pass.context.system)
        {
          throw .invisible(written)
        }
        meaning.edits = [
          pass.fileEdit(Edit(start..<tree.tokens[index].range.upperBound, replacement: written))
        ]
      }
    } catch {
      meaning.refusal = .at(error, place.site)
    }
    return ShimUse(groups: [self.name], meanings: [meaning], obstacle: nil, place: place)
  }

  private func check(_ type: String) throws(Obstacle) {
    if pass.scopes.isHidden(type, at: index) {
      throw .shadowed(type)
    }
  }
}
