// let style: PointerShape = .upDown     the type is written
// style == .upDown, switch style {…}    so it is for 'style'
// show(.upDown)                         keeps the mirror where something else has an 'upDown'
import LintCore
import SwiftSource

extension MirrorUseReader {
  /// `.upDown`, where a mirror is expected.
  var implicitCaseUse: MirrorUse? {
    let node = node
    guard node.kind == .memberSuffix, node.anchorIndex == index, let chain = node.parent,
      chain.kind == .chain, chain.baseTokens.isEmpty, chain.suffixes.first == node
    else { return nil }
    let name = tree.text(ofToken: index)
    switch expected(of: chain) {
    case .other: return nil
    case .mirror(let mirror): return use(of: [mirror], renaming(index, in: mirror))
    case .unknown:
      let isNative = pass.context.system.declarations(named: name).contains {
        [.property, .function, .enumCase].contains($0.kind)
      }
      var found = use(
        of: [mirrors[0]], renaming(index, in: mirrors[0]),
        obstacle: isNative ? .doubt(.maybeMeant(place.site)) : nil, assumed: name)
      found.isCase = true
      return found
    }
  }

  /// Of a case of a `switch` over one name: what that is.
  private func meaning(ofSubjectOf label: Syntax) -> Meaning {
    guard let choice = label.parent?.parent, choice.kind == .switchStatement,
      let brace = choice.tokenIndices.first(where: { tree.tokens[$0].kind == .leftBrace })
    else { return .unknown }
    let subject = choice.anchorIndex + 1..<brace
    let isMember = subject.count == 3 && tree.text(ofToken: subject.lowerBound) == "self"
    guard let name = subject.last, subject.count == 1 || isMember else { return .unknown }
    if !isMember, tree.text(ofToken: name) == "self" {
      let type = label.enclosingTypeName
      return mirrors.first { $0.name == type }.map(Meaning.mirror) ?? .other
    }
    return meaning(of: tree.text(ofToken: name), isMember: isMember)
  }

  /// What an implicit member is a member of, as far as the file writes a type for its place.
  private func expected(of chain: Syntax) -> Meaning {
    for around in chain.ancestors {
      switch around.kind {
      case .argument, .closure, .memberBlock, .sourceFile: return .unknown
      case .caseLabel: return meaning(ofSubjectOf: around)
      case .initializer: return meaning(ofType: around.parent?.child(.type))
      case .functionDeclaration: return meaning(ofType: around.child(.returnType)?.child(.type))
      case .accessorBlock where around.parent?.kind == .binding:
        return meaning(ofType: around.parent?.child(.type))
      case .expressionStatement, .conditionElement, .returnStatement:
        let before = around.tokenIndices.lowerBound..<chain.tokenIndices.lowerBound
        let sign = before.last { ["=", "==", "!="].contains(tree.text(ofToken: $0)) }
        guard let sign, sign > before.lowerBound, tree.tokens[sign - 1].kind == .identifier else { continue }
        let isMember = sign > 2 && tree.tokens[sign - 2].kind == .period
        if isMember, tree.text(ofToken: sign - 3) != "self" { return .unknown }
        return meaning(of: tree.text(ofToken: sign - 1), isMember: isMember)
      default: continue
      }
    }
    return .unknown
  }
}
