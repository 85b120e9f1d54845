import Availability
import LintCore
import SwiftSource

// What a wrapper offers.

extension NamespaceReading {
  func members(
    of owner: Syntax, type: String, where isWanted: (Syntax) -> Bool = { _ in true }
  ) -> [NamespaceMember] {
    guard let body = owner.body else { return [] }
    return members(in: body, of: owner, type: type, where: isWanted)
  }
  private func members(
    in container: Syntax, of owner: Syntax, type: String, where isWanted: (Syntax) -> Bool
  ) -> [NamespaceMember] {
    container.items.lazy.filter(isWanted).flatMap { item -> [NamespaceMember] in
      switch item.kind {
      case .ifConfig:
        item.children(.ifConfigClause).flatMap { members(in: $0, of: owner, type: type, where: isWanted) }
      case .functionDeclaration: [method(item, type: type)].compactMap { $0 }
      case .variableDeclaration: [property(item, of: owner, type: type)].compactMap { $0 }
      case .structDeclaration, .classDeclaration, .enumDeclaration, .typealiasDeclaration, .actorDeclaration:
        [nestedType(item, type: type)].compactMap { $0 }
      default: []
      }
    }
  }

  private func member(_ node: Syntax, name: String, kind: NamespaceMember.Kind, type: String)
    -> NamespaceMember
  {
    let anchor = kind == .property ? node.child(.binding)?.anchor.range : nil
    let extent = tree.extent(of: node)
    return NamespaceMember(
      type: type, name: name, kind: kind,
      isStatic: node.isStaticMember || kind == .type, parameters: [],
      conditions: [], renamed: pass.facts.pastRename(of: node, in: pass), isPublic: pass.isSeenOutside(node),
      removableLines: tree.text.lineCount(of: extent),
      place: pass.projectPlace(anchor ?? node.anchor.range), deletion: deletion(of: node))
  }

  private func method(_ node: Syntax, type: String) -> NamespaceMember? {
    guard let name = node.declaredName else { return nil }
    var result = member(node, name: name, kind: .method, type: type)
    guard let parameters = node.parameterList else {
      result.kind = .other
      return result
    }
    result.parameters = parameters
    result.isVoid = node.givesNothing
    result.effects = CallEffects(of: node)
    result.resultType = node.child(.returnType)?.child(.type)?.text
    fill(&result, from: node.body, returnType: node.child(.returnType)?.child(.type)?.text)
    return result
  }

  private func property(_ node: Syntax, of owner: Syntax, type: String) -> NamespaceMember? {
    guard let binding = node.child(.binding), let name = binding.declaredName else { return nil }
    guard let accessors = binding.child(.accessorBlock) else { return nil }
    var result = member(node, name: name, kind: .property, type: type)
    result.resultType = binding.child(.type)?.text
    result.effects = CallEffects(of: node)
    fill(&result, from: accessors, returnType: binding.child(.type)?.text)
    return result
  }

  private func nestedType(_ node: Syntax, type: String) -> NamespaceMember? {
    guard let name = node.declaredName else { return nil }
    var result = member(node, name: name, kind: .type, type: type)
    guard let shape = StoredType(node), shape.content == nil, !shape.hasOthers else {
      if pass.facts.hasOnlyConstantChecks(within: node) { result.reason = .more(nil) }
      return result
    }
    result.parameters = shape.parameters
    // The body names the stored properties, so the parameters get their names.
    read(
      ModernBody(of: shape.body, facts: pass.facts), of: shape.body, into: &result,
      parameters: shape.storedParameters, receivers: [], returnType: nil)
    // Without a check it is the fallback that makes another type.
    if result.conditions.isEmpty, result.forwarding?.name != name { result.forwarding = nil }
    return result
  }

  private func fill(_ member: inout NamespaceMember, from body: Syntax?, returnType: String?) {
    guard let body else { return }
    let outcome = ModernBody(of: body, facts: pass.facts)
    var receivers: Set<String> = []
    if case .value(let tokens, _) = outcome, !member.isStatic,
      let receiver = receiver(of: tokens, parameters: member.parameters)
    {
      member.receiver = receiver
      receivers = [receiver]
    }
    read(
      outcome, of: body, into: &member, parameters: member.parameters, receivers: receivers,
      returnType: returnType)
  }

  private func read(
    _ outcome: ModernBody, of body: Syntax, into member: inout NamespaceMember, parameters: [Parameter],
    receivers: Set<String>, returnType: String?
  ) {
    switch outcome {
    case .open: break
    case .other(let reason):
      // What does more than a native call may be there for itself, but where the wrapper is there for old systems.
      if case .more = reason, !member.type.isConventionalNamespace { break }
      if pass.facts.hasOnlyConstantChecks(within: body) { member.reason = reason }
    case .value(let tokens, let conditions):
      member.conditions = conditions
      do throws(Obstacle) {
        let declaration = body.ancestors.first {
          $0.kind == .functionDeclaration || $0.kind == .variableDeclaration
        }
        if let effect = declaration?.objectionToEffects(of: tokens) { throw effect }
        member.forwarding = try Forwarding(
          tokens, of: tree, parameters: parameters, receivers: receivers, isStatic: member.isStatic,
          returnType: returnType)
        if let type = member.forwarding?.uncommonTypesMade.min() { throw .more(type) }
        if let forwarding = member.forwarding,
          let objection = forwarding.objection(in: pass.scopes, at: tokens.lowerBound, parameters)
            ?? declaration.flatMap({ forwarding.objection(toHiddenNamesIn: pass, parameters, of: $0) })
        {
          throw objection
        }
        let wrapped = body.wrappedType(called: member.type)
        member.doubt = pass.doubtOfComment(in: body, beside: tokens)
        member.forwarding?.consult(wrapped, member.parameters, of: body, modern: tokens, in: pass)
      } catch {
        member.forwarding = nil
        if !conditions.isEmpty {
          member.reason = error
        }
      }
    }
  }

  /// `content` of `content.badge(…)` or `self.content.badge(…)`.
  private func receiver(of tokens: Range<Int>, parameters: [Parameter]) -> String? {
    var rest = tokens
    while let first = rest.first, ["try", "await"].contains(tree.text(ofToken: first)) {
      rest = rest.dropFirst()
    }
    guard let first = rest.first else { return nil }
    var name = tree.text(ofToken: first)
    let isOfSelf = name == "self" && rest.count > 2
    if isOfSelf { name = tree.text(ofToken: first + 2) }
    guard tree.tokens[first].kind == .identifier || name != "self",
      name.first?.isLowercase == true || name.first == "_",
      isOfSelf || !parameters.contains(where: { $0.name == name })
    else { return nil }
    return name
  }
}

extension Syntax {
  /// Of a member of a wrapper: what the wrapper holds there: `View` of `extension Backport where Content: View`.
  func wrappedType(called wrapper: String) -> Forwarding.NativeOwner {
    guard let owner = ancestors.first(where: { $0.kind.isTypeDeclaration && $0.nameOfType == wrapper }) else {
      return .unknown
    }
    let written = (owner.child(.whereClause) ?? owner.child(.genericParameters))?.text ?? ""
    let parts = written.split(separator: ":").map(String.init)
    guard parts.count == 2, !written.contains("="), !written.contains(",") else { return .unknown }
    let name = parts[1].filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return .type(name.withoutSwiftUI)
  }
}
