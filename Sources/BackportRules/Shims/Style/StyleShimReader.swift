import Availability
import LintCore
import SwiftSource

/// Finds the styles of a file that only apply a native one.
struct StyleShimReader {
  let pass: FilePass
  private var tree: SyntaxTree { pass.tree }

  func shims() -> [any ProjectFact] {
    pass.facts.declarations { $0 == .structDeclaration }.filter(pass.facts.hasConstantCheck)
      .compactMap(shim)
  }

  private func shim(_ node: Syntax) -> StyleShim? {
    guard let name = node.declaredName, node.parent?.scopeContainer.kind == .sourceFile,
      let types = node.child(.inheritance)?.children(.type), types.count == 1,
      let style = StyleProtocol.all[types[0].text.withoutSwiftUI],
      let function = node.makesBody, let parameter = function.parameterList?.first,
      let body = function.body,
      case .value(let value, let conditions) = ModernBody(of: body, facts: pass.facts),
      !conditions.isEmpty,
      let applied = applied(
        tree.withoutTypeErasure(value), to: style.view, of: parameter.name, by: style.modifier)
    else { return nil }
    let members = members(making: name, of: types[0].text.withoutSwiftUI, arePrivate: node.isPrivate)
    let extent = tree.extent(of: node)
    let deletions = [extent] + deletions(of: members.map(\.node))
    return StyleShim(
      name: name, view: style.view, modifier: style.modifier, native: applied.native,
      members: members.map(\.member),
      onlyFile: node.isPrivate ? pass.path : nil, isPublic: pass.isSeenOutside(node), conditions: conditions,
      reason: node.objectionToAttributes
        ?? node.alternatives.first.map { other in
          .at(.conditional, pass.projectPlace(other.anchor.range).site)
        },
      place: pass.projectPlace(node.anchor.range),
      deletions: deletions.map { pass.fileEdit(tree.text.deletion(of: $0)) },
      removableLines: deletions.reduce(0) { $0 + tree.text.lineCount(of: $1) })
  }

  /// What the view of a configuration gets.
  private struct AppliedStyle {
    /// As it is written; `nil`: none.
    var native: String?
  }

  /// `nil`: the expression is something else than the view of a configuration.
  private func applied(
    _ tokens: Range<Int>, to view: String, of configuration: String, by modifier: String
  ) -> AppliedStyle? {
    guard let chain = tree.chain(of: tokens), chain.baseTokens.map({ tree.text(ofToken: $0) }) == [view]
    else {
      return nil
    }
    let suffixes = Array(chain.suffixes)
    guard let call = suffixes.first, call.kind == .callSuffix, call.trailingClosures.isEmpty,
      call.arguments.map(\.label) == [nil], call.arguments[0].valueText == configuration
    else { return nil }
    if suffixes.count == 1 { return AppliedStyle() }
    guard suffixes.count == 3, suffixes[1].kind == .memberSuffix, suffixes[1].name == modifier,
      suffixes[2].kind == .callSuffix, suffixes[2].trailingClosures.isEmpty,
      suffixes[2].arguments.map(\.label) == [nil]
    else { return nil }
    let style = suffixes[2].arguments[0]
    guard isNative(style.valueTokens) else { return nil }
    return AppliedStyle(native: style.valueText)
  }

  /// `.glass`, `.glass(2)`, `BorderedButtonStyle()`, where the system has one of the name.
  private func isNative(_ tokens: Range<Int>) -> Bool {
    guard let chain = tree.chain(of: tokens), let first = chain.suffixes.first else { return false }
    let system = pass.context.system
    let base = chain.baseTokens.map { tree.text(ofToken: $0) }
    if base.isEmpty {
      return tree.isContextFree(tokens) && first.kind == .memberSuffix
        && !system.declarations(named: first.name).isEmpty
        && chain.suffixes.dropFirst().allSatisfy { $0.kind == .callSuffix } && chain.suffixes.count <= 2
    }
    return base.count == 1 && chain.suffixes.count == 1 && first.kind == .callSuffix
      && first.tokens.count == 2
      && system.knows(type: base[0])
  }

  /// `static var glassy: Self { .init() }` in an extension of the protocol where `Self` is the style, and
  /// `static var glassy: Glassy { .init() }` of any type.
  private func members(
    making name: String, of style: String, arePrivate: Bool
  ) -> [(node: Syntax, member: StyleShim.Member)] {
    tree.nodes { $0 == .variableDeclaration }.compactMap { node in
      guard node.isStaticMember, node.children(.binding).count == 1, let binding = node.child(.binding),
        let declared = binding.declaredName, let owner = node.owningType, let type = owner.typeName,
        node.parent?.scopeContainer.parent == owner, node.isPrivate == arePrivate,
        // Uses of a keyword's name have no back-ticks.
        !tree.text[tree.tokens[binding.anchorIndex].range].hasPrefix("`"),
        // What it conforms to may ask for it.
        owner.child(.inheritance) == nil
      else { return nil }
      let isOfStyle = type == style && owner.kind == .extensionDeclaration && owner.meansSelf(as: name)
      // Of another protocol, or of some types only.
      if owner.child(.whereClause) != nil, !isOfStyle { return nil }
      let result = binding.child(.type)?.text
      guard
        result == name || result == "Self" && isOfStyle
          || result == nil && binding.child(.accessorBlock) == nil,
        let value = value(of: binding), makes(value, name, isTyped: result != nil, isOfStyle)
      else { return nil }
      return (
        node,
        StyleShim.Member(
          name: declared, owner: type, isImplicit: isOfStyle, place: pass.projectPlace(binding.anchor.range))
      )
    }
  }

  private func value(of binding: Syntax) -> Range<Int>? {
    guard let accessors = binding.child(.accessorBlock) else {
      return binding.child(.initializer).map { $0.tokenIndices.dropFirst() }.map {
        $0.lowerBound..<$0.upperBound
      }
    }
    guard case .value(let tokens, let conditions) = ModernBody(of: accessors, facts: pass.facts),
      conditions.isEmpty
    else { return nil }
    return tokens
  }

  private func makes(_ value: Range<Int>, _ name: String, isTyped: Bool, _ isOfStyle: Bool) -> Bool {
    let text = value.map { tree.text(ofToken: $0) }.joined()
    return text == "\(name)()" || isTyped && text == ".init()" || isOfStyle && text == "Self()"
  }

  /// An extension of nothing but such members goes as a whole.
  private func deletions(of members: [Syntax]) -> [Range<Int>] {
    let owners = Dictionary(grouping: members) { $0.owningType }
    return owners.flatMap { owner, members -> [Range<Int>] in
      guard let owner, owner.kind == .extensionDeclaration, owner.child(.inheritance) == nil,
        let block = owner.body, block.items.map(\.index) == members.map(\.index),
        tree.comments(in: block.range).allSatisfy({ comment in
          members.contains { tree.extent(of: $0).contains(comment.lowerBound) }
        })
      else { return members.map { tree.extent(of: $0) } }
      return [tree.extent(of: owner)]
    }.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension Syntax {
  /// Of a type that declares nothing but `makeBody(configuration:)`, and perhaps an initializer that does nothing: that
  /// function.
  fileprivate var makesBody: Syntax? {
    guard let items = body?.items else { return nil }
    let functions = items.filter { $0.kind == .functionDeclaration }
    let others = items.filter { $0.kind != .functionDeclaration }
    guard functions.count == 1, functions[0].declaredName == "makeBody",
      functions[0].parameterList?.map(\.label) == ["configuration"],
      others.allSatisfy({
        $0.kind == .initializerDeclaration && $0.parameterList?.isEmpty == true
          && $0.body?.items.isEmpty == true
      })
    else { return nil }
    return functions[0]
  }

  /// Of an extension: `where Self == Glassy`, and nothing else.
  fileprivate func meansSelf(as name: String) -> Bool {
    child(.whereClause)?.tokenIndices.map { tree.text(ofToken: $0) } == ["where", "Self", "==", name]
  }
}
