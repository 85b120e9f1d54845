// text.compatBadge(2)      by renamed: "badge(_:)"          → text.badge(2)
// View.compat(2)           by renamed: "Badge.make(count:)"  → Badge.make(count: 2)
// Date.present             by renamed: "now"                → Date.now
import LintCore
import SwiftSource

struct RenamedUses {
  let declarations: [String: [RenamedDeclaration]]
  /// Of their names.
  let filter: NameFilter
  let pass: FilePass
  private var tree: SyntaxTree { pass.tree }

  /// Every place of the file where one of the names stands, but for the declarations that are to go.
  func facts() -> [any ProjectFact] {
    tree.identifiers(among: filter).compactMap { token in
      guard let found = declarations[tree.text(ofToken: token)] else { return nil }
      let candidates = found.filter { $0.onlyFile == nil || $0.onlyFile == pass.path }
      let start = Int(tree.tokens[token].start)
      // In its own text it goes with it.
      let isOwn = candidates.contains { $0.place.path == pass.path && $0.extent.contains(start) }
      if candidates.isEmpty || isOwn || tree.node(coveringToken: token).holdsNoName(at: token) { return nil }
      return use(at: token, of: candidates[0])
    }
  }

  private func use(at token: Int, of declaration: RenamedDeclaration) -> RenamedUse? {
    let node = tree.node(coveringToken: token)
    var use = RenamedUse(
      name: declaration.name, place: pass.projectPlace(tree.tokens[token].range), edits: [])
    if let refusal = refusal(ofDeclaring: token, by: node, use.place) {
      use.refusal = refusal
      return use
    }
    do throws(CallRewrite.Refusal) {
      let isMember = node.kind == .memberSuffix && node.anchorIndex == token
      let base = isMember ? node.textOfBase : nil
      guard try isMeant(declaration, isMember: isMember, base: base, node) else {
        // `Locale.present`, which may be another thing, or `Date` by another name.
        guard declaration.isStatic || declaration.kind == .type || declaration.isGlobal else { return nil }
        if declaration.isGlobal, isMember, base?.isTypeName != true { return nil }
        use.doubt = "\(use.place.phrase) may mean it, too"
        return use
      }
      if base == "" { use.doubt = "\(use.place.phrase) does not say whose '\(declaration.name)' it means" }
      guard pass.facts.arePast(declaration.readings, at: token) else {
        throw CallRewrite.Refusal(reason: "the code there is built for older systems, too, or for others")
      }
      use.edits = try edits(at: token, for: declaration, member: isMember ? node : nil).map(pass.fileEdit)
    } catch {
      use.refusal = "\(error.reason) (\(use.place.phrase))"
    }
    return use
  }

  // MARK: What is meant

  private func isMeant(
    _ declaration: RenamedDeclaration, isMember: Bool, base: String?, _ node: Syntax
  ) throws(CallRewrite.Refusal) -> Bool {
    guard isMember else { return true }
    if declaration.isGlobal { return declaration.kind == .type && base == "" }
    let isOwner = base == "Self" || base == declaration.owner
    if declaration.isStatic || declaration.kind == .type { return isOwner || base == "self" || base == "" }
    if base == "" { return false }
    if declaration.kind == .function, isOwner || node.tokens.count > 2 {
      throw CallRewrite.Refusal(reason: "it is handed on as a function")
    }
    return isOwner || base?.isTypeName != true
  }

  /// Why nothing can go, when a name is that of another declaration.
  private func refusal(ofDeclaring token: Int, by node: Syntax, _ place: ProjectPlace) -> String? {
    let isName: Bool
    switch node.kind {
    case .binding: isName = node.boundNameTokens.contains(token)
    case .parameter: isName = node.boundOrOwnNames == [tree.text(ofToken: token)]
    case .genericParameter, .enumElement: isName = node.anchorIndex == token
    default: isName = node.kind.isDeclaration && node.declares(token)
    }
    if let owner = node.ancestorsAndSelf.first(where: { $0.kind == .extensionDeclaration }),
      owner.child(.type)?.tokenIndices.contains(token) == true
    {
      return "it is extended in \(place.phrase)"
    }
    guard isName else { return nil }
    if node.modifiers.contains("override") { return "it is overridden in \(place.phrase)" }
    if let owner = node.ancestors.first(where: { $0.kind == .protocolDeclaration })?.declaredName {
      return "the protocol '\(owner)' requires it (\(place.phrase))"
    }
    return "'\(tree.text(ofToken: token))' is also declared in \(place.phrase)"
  }

  // MARK: What it becomes

  private func edits(
    at token: Int, for declaration: RenamedDeclaration, member: Syntax?
  ) throws(CallRewrite.Refusal) -> [Edit] {
    guard let new = declaration.newName else { return [] }
    let owner = new.owner == declaration.owner && !declaration.isGlobal ? nil : new.owner
    let range = tree.tokens[token].range
    let start = try start(of: token, owner: owner, for: declaration, isMember: member != nil)
    let isBare = member == nil || member?.textOfBase == "self"
    let first = owner.map { String($0.prefix { $0 != "." }) } ?? new.name
    if isBare, tree.isDeclared(first, around: tree.node(coveringToken: token)) {
      throw CallRewrite.Refusal(reason: "'\(first)' means something else there")
    }
    let spelling = owner.map { "\($0).\(new.name)" } ?? new.name
    let naming = Edit(start..<range.upperBound, replacement: spelling)
    let call = NamedCall(after: token, in: tree).node
    switch declaration.kind {
    case .type: return [naming]
    case .property:
      if new.labels == nil { return [naming] }
      if isAssigned(token) || member?.parent?.kind == .keyPath {
        throw CallRewrite.Refusal(reason: "a method cannot take the place of the property")
      }
      return [naming, Edit(range.upperBound..<range.upperBound, replacement: "()")]
    case .function:
      guard let call, call.kind == .callSuffix else {
        throw CallRewrite.Refusal(reason: "it is used without a call")
      }
      guard let labels = new.labels else { return [naming, Edit(call.range)] }
      let arguments = zip(labels, declaration.parameters.indices).map { label, index in
        Forwarding.Argument(label: label, value: .parameter(index), isTrailing: false)
      }
      let forwarding = Forwarding(receiver: .receiver, name: new.name, arguments: arguments)
      let rewrite = CallRewrite(forwarding: forwarding, parameters: declaration.parameters)
      return [naming] + (try rewrite.edits(of: call, at: range.upperBound, in: tree))
    }
  }

  /// Where the name begins that the new one takes the place of: with what stands before it when that goes as well.
  private func start(
    of token: Int, owner: String?, for declaration: RenamedDeclaration, isMember: Bool
  ) throws(CallRewrite.Refusal) -> Int {
    guard owner != nil, isMember else { return Int(tree.tokens[token].start) }
    // `Old.make()` with another owner: the type's name goes.
    guard declaration.isStatic || declaration.kind == .type, token >= 2,
      tree.text(ofToken: token - 2) == declaration.owner
    else { throw CallRewrite.Refusal(reason: "what stands before it would have to go, too") }
    return Int(tree.tokens[token - 2].start)
  }

  private func isAssigned(_ token: Int) -> Bool {
    let next = tree.text(ofToken: token + 1)
    if token > 0, tree.text(ofToken: token - 1) == "&" { return true }
    return next.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(next)
  }
}
