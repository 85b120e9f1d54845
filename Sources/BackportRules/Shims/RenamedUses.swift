// text.compatBadge(2)      by renamed: "badge(_:)"          → text.badge(2)
// View.compat(2)           by renamed: "Badge.make(count:)"  → Badge.make(count: 2)
// Date.present             by renamed: "now"                → Date.now
import LintCore
import SwiftSource

struct RenamedUses {
  let declarations: [String: [RenamedDeclaration]]
  let pass: FilePass
  private var tree: SyntaxTree { pass.tree }

  /// Every place of the file where one of the names stands, but for the declarations that are to go.
  func facts() -> [any ProjectFact] {
    tree.tokens.indices.compactMap { token in
      guard tree.tokens[token].kind == .identifier else { return nil }
      let name = tree.text(ofToken: token)
      guard let candidates = declarations[name] else { return nil }
      let start = Int(tree.tokens[token].start)
      let own = candidates.filter { $0.place.path == pass.path }
      // In its own text it goes with it.
      if own.contains(where: { $0.nameOffset == start || $0.extent.contains(start) }) { return nil }
      if isLabel(token) { return nil }
      var use = RenamedUse(
        name: name, place: pass.projectPlace(tree.tokens[token].range),
        isDeclaration: isDeclaration(token), edits: [])
      guard !use.isDeclaration, candidates.count == 1 else { return use }
      do throws(CallRewrite.Refusal) {
        use.edits = try edits(at: token, for: candidates[0]).map(pass.fileEdit)
      } catch {
        use.refusal = error.reason
      }
      return use
    }
  }

  private func edits(
    at token: Int, for declaration: RenamedDeclaration
  ) throws(CallRewrite.Refusal) -> [Edit] {
    guard let new = declaration.newName, declaration.refusal == nil else {
      throw CallRewrite.Refusal(reason: declaration.refusal ?? "")
    }
    let range = tree.tokens[token].range
    let naming = Edit(try start(of: token, for: declaration)..<range.upperBound, replacement: new.spelling)
    let call = NamedCall(after: token, in: tree).node
    switch declaration.kind {
    case .type: return [naming]
    case .property:
      return new.labels == nil
        ? [naming] : [naming, Edit(range.upperBound..<range.upperBound, replacement: "()")]
    case .function:
      guard let call, call.kind == .callSuffix else {
        throw CallRewrite.Refusal(reason: "it is used there without a call")
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
    of token: Int, for declaration: RenamedDeclaration
  ) throws(CallRewrite.Refusal) -> Int {
    let start = Int(tree.tokens[token].start)
    let isMember = token > 0 && tree.tokens[token - 1].kind == .period
    guard declaration.newName?.owner != nil else {
      if isMember, declaration.isGlobal, declaration.kind == .function {
        throw CallRewrite.Refusal(reason: "it is a member there, and the declaration is none")
      }
      return start
    }
    guard isMember else { return start }
    // `Old.make()` with another owner: the type's name goes.
    guard declaration.isStatic || declaration.kind == .type, token >= 2,
      tree.tokens[token - 2].kind == .identifier,
      token < 3 || tree.tokens[token - 3].kind != .period
    else { throw CallRewrite.Refusal(reason: "what stands before it would have to go, too") }
    return Int(tree.tokens[token - 2].start)
  }

  private func isDeclaration(_ token: Int) -> Bool {
    let node = tree.node(coveringToken: token)
    switch node.kind {
    case .binding, .parameter, .genericParameter, .enumElement:
      return node.anchorIndex == token
        || node.kind == .parameter && node.boundOrOwnNames == [tree.text(ofToken: token)]
        || node.kind == .binding && node.boundNameTokens.contains(token)
    default: return node.kind.isDeclaration && node.declares(token)
    }
  }

  private func isLabel(_ token: Int) -> Bool {
    let node = tree.node(coveringToken: token)
    guard node.kind == .argument || node.kind == .trailingClosure else { return false }
    return node.flags.contains(.labeled) && node.anchorIndex == token
  }
}
